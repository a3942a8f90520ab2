import {
  parseXml,
  type XmlDocument,
  XmlDocumentType,
  XmlElement,
  XmlProcessingInstruction,
  XmlText,
} from '@rgrove/parse-xml';
import { logoLimit } from '../../domain/settings/brand-settings.ts';
import { LogoRefused, logoSentences as sentences } from './logo-refused.ts';
import {
  attributes,
  drawingElements,
  dropped,
  elementSentence,
  innerReference,
  isAllowed,
} from './svg-allowed.ts';
import { type ClassRules, classRulesOf, type Properties, propertiesOf } from './svg-styles.ts';

const maxDepth = 24;

function parsed(svg: string): XmlDocument {
  try {
    return parseXml(svg, { preserveDocumentType: true });
  } catch {
    // Not well-formed, or too deep for the parser.
    throw new LogoRefused(
      /<!DOCTYPE|<!ENTITY/i.test(svg) ? sentences.declares : sentences.unreadable,
    );
  }
}

function rootOf(document: XmlDocument): XmlElement {
  for (const node of document.children) {
    if (node instanceof XmlDocumentType) throw new LogoRefused(sentences.declares);
    if (node instanceof XmlProcessingInstruction) throw new LogoRefused(sentences.instructs);
  }
  const { root } = document;
  if (root?.name !== 'svg') throw new LogoRefused(sentences.unreadable);
  return root;
}

function elementsIn(element: XmlElement, depth = 0): XmlElement[] {
  if (depth > maxDepth) throw new LogoRefused(sentences.depth);
  const inner = element.children.filter((node) => node instanceof XmlElement);
  return [element, ...inner.flatMap((one) => elementsIn(one, depth + 1))];
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function refuseActive(element: XmlElement): void {
  const isGradient = element.name.endsWith('Gradient');
  for (const [name, value] of Object.entries(element.attributes)) {
    if (/^on/i.test(name)) throw new LogoRefused(sentences.event);
    const leads = /(?:^|:)(?:href|src|base)$/i.test(name) && value !== '';
    if (leads && !(isGradient && innerReference.test(value))) throw new LogoRefused(sentences.link);
  }
}

/** Attributes, then the rules of classes, then the element's own style: the order of CSS. */
function propertiesOfElement(element: XmlElement, rules: ClassRules): Properties {
  const classes = (element.attributes.class ?? '').split(/\s+/);
  refuseActive(element);
  const own = Object.entries(element.attributes).map(([name, value]) => [
    name === 'xlink:href' ? 'href' : name,
    value,
  ]);
  const ruled = rules.filter(({ name }) => classes.includes(name));
  return Object.assign(
    Object.fromEntries(own),
    ...ruled.map(({ properties }) => properties),
    propertiesOf(element.attributes.style ?? ''),
  );
}

function writtenAttributes(properties: Properties): string {
  const written = Object.entries(properties).map(([name, value]) => {
    const pattern = attributes.get(name);
    if (!pattern) return '';
    if (!pattern.test(value.trim())) throw new LogoRefused(sentences.value(name));
    return ` ${name}="${escaped(value.trim())}"`;
  });
  return written.join('');
}

/** Foreign namespaces are what drawing programs keep for themselves. */
function isLeftOut({ name }: XmlElement): boolean {
  return dropped.has(name) || name === 'style' || (name.includes(':') && !/:script$/i.test(name));
}

function written(element: XmlElement, rules: ClassRules): string {
  const { name } = element;
  if (isLeftOut(element)) return '';
  if (!isAllowed(name)) throw new LogoRefused(elementSentence(name));
  const own = writtenAttributes(propertiesOfElement(element, rules));
  const isWords = name === 'title' || name === 'desc';
  const inner = element.children.map((node) => {
    if (node instanceof XmlElement) return written(node, rules);
    return isWords && node instanceof XmlText ? escaped(node.text) : '';
  });
  const content = inner.join('');
  return content === '' ? `<${name}${own}/>` : `<${name}${own}>${content}</${name}>`;
}

/** The root as every browser sizes it: by its viewBox alone. */
function sized(root: XmlElement): void {
  const { viewBox, width = '', height = '' } = root.attributes;
  const box = viewBox ?? `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`;
  const [, , across = 0, down = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (!(across > 0 && down > 0)) throw new LogoRefused(sentences.size);
  delete root.attributes.width;
  delete root.attributes.height;
  root.attributes.viewBox = box;
}

/** The SVG written anew from what is allowed (R-B-01, T42). @throws {LogoRefused} */
export function cleanLogo(svg: string): string {
  const root = rootOf(parsed(svg.replace(/^\uFEFF/, '').trimStart()));
  const all = elementsIn(root);
  for (const { name } of all) {
    if (/(?:^|:)script$/i.test(name)) throw new LogoRefused(sentences.script);
  }
  if (!all.some(({ name }) => drawingElements.has(name))) {
    // A word about what it holds says more than that it is empty.
    const [other] = all.filter((one) => !isAllowed(one.name) && !isLeftOut(one));
    throw new LogoRefused(other ? elementSentence(other.name) : sentences.empty);
  }
  const styles = all.filter(({ name }) => name === 'style').map(({ text }) => text);
  sized(root);
  const clean = written(root, styles.flatMap(classRulesOf));
  const whole = clean.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
  if (Buffer.byteLength(whole) > logoLimit) throw new LogoRefused(sentences.grown);
  return whole;
}
