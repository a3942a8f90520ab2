/** UTF-16 code units. Apart from the parser, which the browser does not load. */
export const richTextLimit = 100_000;
