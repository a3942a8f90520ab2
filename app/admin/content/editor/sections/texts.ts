export const sectionTexts = {
  order: 'Order of the sections',
  part: (name: string) =>
    `Section: ${name.replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)}`,
} as const;
