/** A study may be published without one (decision D25). Free of zod, for islands. */
export function studyHeading({ heroHeading }: { heroHeading: string }): string {
  return heroHeading.trim() || 'Untitled case study';
}
