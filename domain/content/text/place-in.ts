/** 'Abu Dhabi' of 'Web design in Abu Dhabi'; '' where no place is named so. */
export function placeIn(heading: string): string {
  const [, ...after] = heading.split(/\s(?:in|for|near)\s/i);
  const [place = ''] = (after.at(-1) ?? '').split(/[.,!?|–—]/);
  return place.trim();
}
