/** Name, places and telephone codes of the first content, and sentences in its voice. */
export const demoWords =
  /falaj|dubai|karachi|\bgulf\b|pakistan|\bemirates\b|\buae\b|\+971|\+92(?=[\d ()-])|need to move, and how far|arabic, english or both|each page is weighed/i;
