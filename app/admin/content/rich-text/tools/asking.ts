/** What a row between the toolbar and the text asks for. */
export type Asking = 'link' | 'picture' | 'gallery' | 'film' | 'action';
