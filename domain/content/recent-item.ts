/** A thing of the back office in one line. */
export interface RecentItem {
  kind: 'case study' | 'blog' | 'location page';
  id: string;
  title: string;
  updated_at: string;
}
