import { weightsOf } from '../../page-cache/encodings.ts';

/** Programs name JSON alone or weigh it more; `*` stands for everything that is not named. */
export function prefersPage(accept = '*/*'): boolean {
  const weights = weightsOf(accept);
  const json = weights.get('application/json') ?? 0;
  const any = weights.get('text/*') ?? weights.get('*/*') ?? 0;
  const page = weights.get('text/html') ?? (json > 0 ? 0 : any);
  return page > 0 && page >= json;
}
