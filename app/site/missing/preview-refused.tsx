import { data } from 'react-router';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { Hero } from '../../ui/sections/hero.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ways } from '../layout/ways.tsx';
import type { Route } from './+types/preview-refused';

interface Refusal {
  status: 403 | 410;
  lines: string[];
  text: string;
}

/** docs/decisions/0010. */
const reasons = new Map<string, Refusal>([
  [
    'changed',
    {
      status: 403,
      lines: ['This link is', 'not complete'],
      text: 'A part of it is missing, was changed or has been withdrawn. Open it once more from the message it came in, whole; if that does not help, ask for a new link.',
    },
  ],
  [
    'expired',
    {
      status: 410,
      lines: ['This preview', 'has ended'],
      text: 'Preview links end after some days. Ask whoever sent it to you for a new one.',
    },
  ],
  [
    'gone',
    {
      status: 410,
      lines: ['This preview', 'is withdrawn'],
      text: 'The link was withdrawn, or what it showed was deleted. Ask whoever sent it to you for a new one.',
    },
  ],
]);

export function loader({ params }: Route.LoaderArgs) {
  const refusal = reasons.get(params.reason);
  if (!refusal) throw data(null, { status: 404 });
  return data(refusal, { status: refusal.status });
}

export function meta() {
  return [{ title: 'Preview link' }, { name: 'robots', content: 'noindex' }];
}

export default function PreviewRefused({ loaderData: { lines, text } }: Route.ComponentProps) {
  return (
    <Hero size="sub" lines={lines} wide={wide} tall={tall} dry>
      <p className="lead">{text}</p>
      <Ways component="nav" aria-label="Ways onward">
        <TextLink href="/">Home</TextLink>
        <TextLink href="/contact">Contact</TextLink>
      </Ways>
    </Hero>
  );
}
