import { LogoRefused, logoSentences as sentences } from './logo-refused.ts';
import { isPresentation } from './svg-allowed.ts';

export type Properties = Record<string, string>;

/** What classes stand for, in the order of their rules. */
export type ClassRules = { name: string; properties: Properties }[];

function refuseLoading(css: string): void {
  // A backslash could spell either of them otherwise.
  if (/@|\\|url\(\s*(?!['"]?#)|expression/i.test(css)) throw new LogoRefused(sentences.loads);
}

/** `fill:#fff;stroke:none` as attributes; what a shape does not need is left out. */
export function propertiesOf(css: string): Properties {
  refuseLoading(css);
  const properties = css.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    const [name, value] = [declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()];
    return at > 0 && isPresentation(name) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(properties);
}

/** The rules of a <style> as drawing programs write them: lists of single classes, and nothing else. */
export function classRulesOf(css: string): ClassRules {
  refuseLoading(css);
  const plain = css.replaceAll(/\/\*.*?\*\//gs, '').trim();
  const rules = [...plain.matchAll(/([^{}]*)\{([^{}]*)\}/gy)];
  if (rules.map(([whole]) => whole).join('') !== plain.trimEnd())
    throw new LogoRefused(sentences.styles);
  return rules.flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').map((selector) => {
      const [, name] = /^\.([\w-]+)$/.exec(selector.trim()) ?? [];
      if (!name) throw new LogoRefused(sentences.styles);
      return { name, properties: propertiesOf(body) };
    }),
  );
}
