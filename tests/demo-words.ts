/** Name, places and telephone codes of the first content. */
export const demoWords =
  /falaj|dubai|karachi|\bgulf\b|pakistan|\bemirates\b|\buae\b|\+971|\+92(?=[\d ()-])/i;
