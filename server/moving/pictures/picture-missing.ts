/** A picture that could not be had; the message is a sentence for the list of the import. */
export class PictureMissing extends Error {}
