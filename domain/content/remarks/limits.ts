/** Characters of a remark, of the words it marks and of what stands around them; remarks of one item. */
export const remarkLimits = {
  text: 2_000,
  mentions: 10,
  quote: 500,
  around: 60,
  count: 200,
} as const;
