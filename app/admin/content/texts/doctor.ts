function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** The English sentences about a page that is examined before it is published. */
export const doctorTexts = {
  title: 'Page doctor',
  note: 'looks at the page as it would be; nothing is saved',
  examine: 'Examine the page',
  again: 'Examine it again',
  well: 'Nothing to mend.',
  found: (errors: number, hints: number) =>
    `${counted(errors, 'error')}, ${counted(hints, 'hint')}.`,
  weight: (kilobytes: number, budget: number) =>
    `A first view weighs ${kilobytes} of ${budget} KB.`,
  stale: 'Something was typed since.',
  failed: (message: string) => `The page could not be examined. ${message}`,
  severities: { error: 'Error', hint: 'Hint' },
  mendOf: (field: string) => `in ${field}`,
} as const;
