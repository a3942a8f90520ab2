/** What the two views of a rich text, the written one and its HTML, are given. */
export interface SurfaceProps {
  /** Id of the element that takes the text. */
  id: string;
  /** Id of the element that holds the field's label. */
  labelledBy: string;
  /** Ids of hint, counter and error. */
  describedBy: string;
  invalid: boolean;
  value: string;
  onChange: (html: string) => void;
}
