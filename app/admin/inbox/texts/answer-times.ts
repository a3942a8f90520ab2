export const answerTimesTexts = {
  summary: (share: string, promised: string) => `${share} answered within ${promised}.`,
  lately: (time: string) => `Half of the latest ones within ${time}.`,
  median: 'Half were answered within',
  share: (promised: string) => `Answered within ${promised}`,
  upTo: (end: string) => `scale to ${end}`,
  promise: (hours: number) => `the promised ${hours} h`,
  thisWeek: 'this week',
  table: 'The figures as a table',
  caption: 'Answers to the enquiries of the last twelve weeks',
  columns: (promised: string) => ['Week from', 'Answered', 'Half within', `Within ${promised}`],
  none: 'none',
} as const;
