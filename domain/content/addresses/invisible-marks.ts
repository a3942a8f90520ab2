/** Marks of direction and other invisible signs, which would make two addresses look like one. */
const invisible = /\p{Cf}/gu;

export function withoutInvisible(typed: string): string {
  return typed.replace(invisible, '');
}

export function hasInvisible(typed: string): boolean {
  return withoutInvisible(typed) !== typed;
}
