import { filmPage } from '../../../../domain/content/text/film-player.ts';
import { type SourceHtml, sourceHtml } from '../source-html.ts';
import { sourceHtmlLimit } from '../source-tree.ts';
import { hasBlocks } from './block-comments.ts';
import { htmlOfBlocks } from './block-html.ts';
import { classicParagraphs } from './classic-text.ts';
import { textAndCode, withCodeBlocks } from './code-parts.ts';
import { readWordPressClasses } from './known-classes.ts';
import type { PostSite } from './post-site.ts';
import { ShortcodeWriter } from './shortcode-html.ts';

/** A bare address in a line of its own becomes a player in WordPress. */
const bareAddress = /^(?:<p>)?[^\S\n]*(https?:\/\/[^\s<>"]+)[^\S\n]*(?:<\/p>)?$/gim;

function embedded(address: string): string {
  if (filmPage(address) === null) return `<a href="${address}">${address}</a>`;
  return `\n<iframe src="${address}"></iframe>\n`;
}

function withPlayers(text: string): string {
  return text.replace(bareAddress, (_, address: string) => embedded(address));
}

const comments = /<!--[\s\S]*?(?:-->|$)/g;

/** @throws {TooManyElements} */
export function htmlOfWordPress(content: string, site: PostSite): SourceHtml {
  const shortcodes = new ShortcodeWriter(site);
  const text = withCodeBlocks(content.slice(0, sourceHtmlLimit + 1));
  const blocks = hasBlocks(text) ? htmlOfBlocks(text, site) : null;
  const run = shortcodes.html(blocks?.html ?? text.replace(comments, ''));
  const played = textAndCode(run)
    .map((part, index) => (index % 2 === 0 ? withPlayers(part) : part))
    .join('');
  const { html, notes } = sourceHtml(
    blocks ? played : classicParagraphs(played),
    readWordPressClasses,
  );
  return { html, notes: [...(blocks?.notes ?? []), ...shortcodes.notes, ...notes] };
}
