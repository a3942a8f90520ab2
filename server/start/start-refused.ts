/** A start that cannot succeed; the message is the one sentence that is printed. */
export class StartRefused extends Error {}
