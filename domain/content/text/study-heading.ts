/** The heading of a study as pages show it; one may be published without (decision D25). Zod-free, for islands. */
export function studyHeading({ heroHeading }: { heroHeading: string }): string {
  return heroHeading.trim() || 'Untitled case study';
}
