import { data } from 'react-router';
import type { MessageKey } from '../../../domain/messages/messages.ts';
import { siteContext } from '../../context.ts';
import wide from '../../pictures/not-found-hero.svg';
import tall from '../../pictures/not-found-hero-tall.svg';
import { useMessages } from '../../ui/messages.ts';
import { Hero } from '../../ui/sections/hero.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Ways } from '../layout/ways.tsx';
import { messagesOf } from '../messages-of.ts';
import type { Route } from './+types/preview-refused';

type PreviewKey = Extract<MessageKey, `preview.${string}`>;

interface Refusal {
  status: 403 | 410;
  lines: PreviewKey[];
  text: PreviewKey;
}

/** docs/decisions/0010. */
const refusals = new Map<string, Refusal>([
  [
    'changed',
    {
      status: 403,
      lines: ['preview.changedLine1', 'preview.changedLine2'],
      text: 'preview.changed',
    },
  ],
  [
    'expired',
    {
      status: 410,
      lines: ['preview.expiredLine1', 'preview.expiredLine2'],
      text: 'preview.expired',
    },
  ],
  [
    'gone',
    { status: 410, lines: ['preview.goneLine1', 'preview.goneLine2'], text: 'preview.gone' },
  ],
]);

export function loader({ params, context }: Route.LoaderArgs) {
  const refusal = refusals.get(params.reason);
  if (!refusal) throw data(null, { status: 404 });
  const { text } = messagesOf(context.get(siteContext));
  const shown = {
    title: text('preview.title'),
    lines: refusal.lines.map((line) => text(line)),
    text: text(refusal.text),
  };
  return data(shown, { status: refusal.status });
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }];
}

export default function PreviewRefused({ loaderData }: Route.ComponentProps) {
  const { text } = useMessages();
  return (
    <Hero size="sub" lines={loaderData.lines} wide={wide} tall={tall} dry>
      <p className="lead">{loaderData.text}</p>
      <Ways component="nav" aria-label={text('languages.waysOnward')}>
        <TextLink href="/">{text('pages.home')}</TextLink>
        <TextLink href="/contact">{text('missing.contact')}</TextLink>
      </Ways>
    </Hero>
  );
}
