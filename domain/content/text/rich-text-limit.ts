/**
 * Longest HTML in UTF-16 code units, before and after cleaning; what exceeds it is cut off. Not beside
 * the parser, which a browser that checks a call has no use for.
 */
export const richTextLimit = 100_000;
