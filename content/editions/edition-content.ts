/** The texts of one item in a further language of the first content. */
export interface EditionContent {
  /** The slug or path of the original; of settings, the name of the group. */
  item: string;
  /** The last part of the address, or the path below the language; a case study has its id. */
  address: string;
  /** By field; in lists by the row's id, or by place where rows have none. */
  texts: Record<string, unknown>;
}
