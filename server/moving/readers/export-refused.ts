/** A file that cannot be imported; the message is a sentence for the person who chose it. */
export class ExportRefused extends Error {}
