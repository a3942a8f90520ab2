import { useSearchParams } from 'react-router';

const name = 'sign-off';

/** Where an item is edited, opened at the form of a link for its client. */
export function signOffPathOf(editPath: string): string {
  return `${editPath}${editPath.includes('?') ? '&' : '?'}${name}`;
}

export function useAskedSignOff(): boolean {
  const [params] = useSearchParams();
  return params.has(name);
}
