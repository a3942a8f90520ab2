/** The message is the one sentence that is printed. */
export class StartRefused extends Error {}
