import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { expect, test } from 'vitest';
import fc from '../../tests/fast-check.ts';
import { fuzzRuns } from '../../tests/fuzz-runs.ts';
import { cleanLogo } from './clean-logo.ts';
import { logoSentences as sentences } from './logo-refused.ts';
import { attributes, isAllowed } from './svg-allowed.ts';

const svg = (inner: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"${more}>${inner}</svg>`;

const dot = '<circle cx="12" cy="12" r="4"/>';

test('T42 a logo as drawing programs write it keeps what it draws, and nothing about the program', () => {
  const written = `﻿<?xml version="1.0" encoding="UTF-8"?><!-- Made by a program -->
    <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      xmlns:program="urn:x" width="48px" height="24px" xml:space="preserve" class="logo" data-name="x">
      <title>Sign &amp; name</title><metadata><program:secret/></metadata>
      <program:view name="base"/>
      <style type="text/css"><![CDATA[ .a,.b{fill:#0A2540;font-family:X} .b { stroke:none } ]]></style>
      <defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>
        <linearGradient id="h" xlink:href="#g"/></defs>
      <g program:label="x" style="opacity:.5"><path class="b" d="M0 0h4v4z"/></g>
      <rect class="a" x="1" y="1" width="2" height="2" fill="url(#h)"/>
    </svg>`;
  expect(cleanLogo(written)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24">' +
      '<title>Sign &amp; name</title>' +
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient>' +
      '<linearGradient id="h" href="#g"/></defs>' +
      '<g opacity=".5"><path d="M0 0h4v4z" fill="#0A2540" stroke="none"/></g>' +
      '<rect x="1" y="1" width="2" height="2" fill="#0A2540"/></svg>',
  );
});

test('what was cleaned is clean', () => {
  const clean = cleanLogo(svg(dot));
  expect(cleanLogo(clean)).toBe(clean);
});

test.each([
  [svg(`${dot}<script>alert(1)</script>`), sentences.script],
  [
    svg(`${dot}<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>`),
    sentences.script,
  ],
  [svg(dot, ' onload="alert(1)"'), sentences.event],
  [svg('<path d="M0 0" ONCLICK="alert(1)"/>'), sentences.event],
  [svg(`<a href="https://x.example">${dot}</a>`), sentences.link],
  [svg(`${dot}<use href="#x"/>`), sentences.link],
  [svg('<path d="M0 0" xlink:href="javascript:alert(1)"/>'), sentences.link],
  [svg('<linearGradient id="a" href="https://x.example/#a"/><path d="M0 0"/>'), sentences.link],
  [svg(`${dot}<foreignObject><p>Hello</p></foreignObject>`), sentences.foreign],
  [svg(`${dot}<image href="data:image/png;base64,AA"/>`), sentences.picture],
  [svg(`${dot}<text>Agency</text>`), sentences.text],
  [svg('<text>Agency</text>'), sentences.text],
  [svg(`${dot}<font><glyph/></font>`), sentences.text],
  [svg(`<style>@import "//x.example";</style>${dot}`), sentences.loads],
  [svg(`<style>@font-face{src:url(x)}</style>${dot}`), sentences.loads],
  [svg(`<style>.a{fill:url(https://x.example)}</style>${dot}`), sentences.loads],
  [svg('<path d="M0 0" style="fill:u\\72l(https://x.example)"/>'), sentences.loads],
  [svg(`<style>path:hover{fill:red}</style>${dot}`), sentences.styles],
  [svg(`<style>.a{fill:red} .b</style>${dot}`), sentences.styles],
  [svg('<path d="M0 0" fill="url(https://x.example/#a)"/>'), sentences.value('fill')],
  [svg('<path d="M0 0;alert(1)"/>'), sentences.value('d')],
  [svg(`${dot}<animate attributeName="href"/>`), sentences.element('animate')],
  [svg(`${dot}<set attributeName="onclick"/>`), sentences.element('set')],
  [`<!DOCTYPE svg>${svg(dot)}`, sentences.declares],
  [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg(dot)}`, sentences.declares],
  [`<?xml-stylesheet href="//x.example"?>${svg(dot)}`, sentences.instructs],
  [svg('&unknown;'), sentences.unreadable],
  ['<svg viewBox="0 0 1 1"><path d="M0 0">', sentences.unreadable],
  ['<p>Hello</p>', sentences.unreadable],
  ['<svg '.repeat(9_000), sentences.unreadable],
  [svg(`${'<g>'.repeat(60)}${dot}${'</g>'.repeat(60)}`), sentences.depth],
  [
    svg(`<style>.a{fill:rgb(100,100,100)}</style>${'<path class="a" d=""/>'.repeat(2_500)}`),
    sentences.grown,
  ],
  [svg(''), sentences.empty],
  [svg(dot).replace(' viewBox="0 0 24 24"', ''), sentences.size],
  [svg(dot).replace('24 24', '0 -1'), sentences.size],
])('T42 %s is refused with a sentence', (logo, sentence) => {
  expect(() => cleanLogo(logo)).toThrow(sentence);
});

/** Everything in a written logo that is not of the lists. */
function strangersIn(element: XmlElement): string[] {
  const own = Object.entries(element.attributes).flatMap(([name, value]) => {
    if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? [] : [value];
    return attributes.get(name)?.test(value) ? [] : [`${name}=${value}`];
  });
  const inner = element.children.filter((node) => node instanceof XmlElement);
  return [
    ...(isAllowed(element.name) ? [] : [element.name]),
    ...own,
    ...inner.flatMap(strangersIn),
  ];
}

const names = fc.constantFrom(
  ...[
    'path',
    'g',
    'svg',
    'circle',
    'script',
    'a',
    'use',
    'style',
    'foreignObject',
    'image',
    'title',
  ],
  ...['x:script', 'animate', 'text', 'linearGradient', 'clipPath', 'SCRIPT', 'iframe', 'metadata'],
);
const attributeNames = fc.constantFrom(
  ...['d', 'fill', 'style', 'class', 'id', 'href', 'xlink:href', 'onload', 'onclick', 'transform'],
  ...['clip-path', 'xml:base', 'src', 'viewBox', 'width', '__proto__', 'xmlns', 'xmlns:x'],
);
const values = fc.oneof(
  fc.constantFrom(
    ...['#a', 'red', 'url(#a)', 'url(//x.example)', 'javascript:alert(1)', 'M0 0h4', '24', 'a'],
    ...[
      'fill:url(//x.example)',
      'fill:red;behavior:url(x)',
      '@import "x"',
      '&#106;avascript:x',
      '&lt;',
    ],
    ...[
      'expression(alert(1))',
      '0 0 24 24',
      'rotate(4)',
      '"',
      "'><script>",
      '&quot; onload=&quot;x',
    ],
  ),
  fc.string({ maxLength: 30 }),
);

const tree = fc.letrec<{ node: string }>((tie) => ({
  node: fc
    .tuple(
      names,
      fc.array(fc.tuple(attributeNames, values), { maxLength: 3 }),
      fc.array(fc.oneof({ depthSize: 'small' }, values, tie('node')), { maxLength: 3 }),
    )
    .map(([name, pairs, inner]) => {
      const written = pairs.map(([key, value]) => ` ${key}="${value.replaceAll('"', '')}"`);
      return `<${name}${written.join('')}>${inner.join('')}</${name}>`;
    }),
})).node;

const documents = fc
  .tuple(fc.constantFrom('', '<?xml version="1.0"?>', '<!DOCTYPE svg>', '<!--x-->'), tree, tree)
  .map(([start, one, other]) => `${start}${svg(`${dot}${one}${other}`)}`);

test('T42 whatever is chosen, nothing is written that is not of the lists', () => {
  let written = 0;
  fc.assert(
    fc.property(fc.oneof(documents, fc.string(), tree), (chosen) => {
      let clean: string;
      try {
        clean = cleanLogo(chosen);
      } catch (error) {
        return error instanceof Error && error.name === 'LogoRefused';
      }
      written += 1;
      const { root } = parseXml(clean);
      return root !== null && strangersIn(root).length === 0 && cleanLogo(clean) === clean;
    }),
    { numRuns: fuzzRuns(3_000, 300_000) },
  );
  expect(written).toBeGreaterThan(0);
});

test.each([
  ['number', svg(`<rect width="${'1'.repeat(60_000)}x" height="1"/>${dot}`)],
  ['style sheet', svg(`<style>${'a'.repeat(60_000)}</style>${dot}`)],
])('T42 an endless %s comes to an end', { timeout: 5_000 }, (_, file) => {
  expect(() => {
    try {
      cleanLogo(file);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'LogoRefused') throw error;
    }
  }).not.toThrow();
});
