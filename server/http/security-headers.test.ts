import { expect, test } from 'vitest';
import { backOfficePolicy, publicPagePolicy } from './security-headers.ts';

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

test('the policy of public pages allows no foreign script, the rules for fetching ahead, the wait for sheets, and one rule of style', () => {
  expect(publicPagePolicy()).toBe(
    "default-src 'none'; script-src 'self' 'sha256-+kc8ZPlxbDqMBFSBgg3jTNMf3GxS+eqwkPVfea0g2gg=' 'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='; style-src 'self' 'sha256-SX7UqyxGVDSLzV90icKkPuaEGi8NcinaZfagIyBzAuY='; img-src 'self' https: data:; media-src 'self' https:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app-html",
  );
});

test('only a page that offers a film may frame its player, and nothing else', () => {
  const page = '<a href="https://youtu.be/a" data-film="https://www.youtube-nocookie.com/embed/a">';
  const open = directives(publicPagePolicy());
  const different = [...directives(publicPagePolicy(page))].filter(
    ([name, sources]) => open.get(name) !== sources,
  );
  expect(different).toEqual([
    ['frame-src', 'https://www.youtube-nocookie.com https://player.vimeo.com'],
  ]);
  expect(publicPagePolicy('<a data-film="/media/a.mp4">')).toBe(publicPagePolicy());
});

test('the back office differs in its nonce, style attributes, frames and pasting only', () => {
  const open = directives(publicPagePolicy());
  const office = directives(backOfficePolicy('abc'));
  const different = [...office].filter(([name, sources]) => open.get(name) !== sources);
  expect(different).toEqual([
    ['script-src', "'self' 'nonce-abc'"],
    ['style-src', `${open.get('style-src')} 'nonce-abc'`],
    ['frame-src', "'self'"],
    ['trusted-types', 'app-html ProseMirrorClipboard'],
    ['style-src-attr', "'unsafe-inline'"],
  ]);
  expect([...open.keys()].every((name) => office.has(name))).toBe(true);
});
