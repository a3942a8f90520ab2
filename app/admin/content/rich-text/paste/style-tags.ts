/** Declarations by their property, both in lower case. */
type Declarations = Map<string, string>;

function declarationsIn(style: string): Declarations {
  return new Map(
    style.split(';').flatMap((declaration): [string, string][] => {
      const [property = '', ...value] = declaration.split(':');
      return value.length > 0
        ? [[property.trim().toLowerCase(), value.join(':').trim().toLowerCase()]]
        : [];
    }),
  );
}

/** What simple rules such as `span.s1 {…}` say of each class; Apple Pages writes nothing else. */
function classStyles(sheets: string[]): Map<string, string> {
  const styles = new Map<string, string>();
  for (const sheet of sheets) {
    for (const [, name = '', body = ''] of sheet.matchAll(
      /(?:^|[\s}])[a-z]*\.([\w-]+)\s*\{([^}]*)\}/gi,
    )) {
      styles.set(name, `${styles.get(name) ?? ''};${body}`);
    }
  }
  return styles;
}

function weightOf(styles: Declarations): 'bold' | 'normal' | undefined {
  const weight = styles.get('font-weight') ?? '';
  if (/^(?:bold|bolder|[6-9]\d\d)/.test(weight)) return 'bold';
  if (/^(?:normal|lighter|[1-5]\d\d)/.test(weight)) return 'normal';
  return /^(?:\w+ )*bold /.test(styles.get('font') ?? '') ? 'bold' : undefined;
}

/** The elements that say what the styles said. */
function tagsFor(element: Element, styles: Declarations): string[] {
  const line = `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
  const isLinked = element.closest('a') !== null || element.querySelector('a') !== null;
  const inHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  const shift = styles.get('vertical-align');
  return [
    ...(weightOf(styles) === 'bold' && !inHeading ? ['strong'] : []),
    ...(styles.get('font-style') === 'italic' ? ['em'] : []),
    ...(line.includes('underline') && !isLinked ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...(shift === 'sub' || shift === 'super' ? [shift === 'sub' ? 'sub' : 'sup'] : []),
  ];
}

const blocks =
  'p, div, section, article, h1, h2, h3, h4, h5, h6, li, ul, ol, dl, td, th, tr, table, blockquote, pre, figure, hr';

export function isBlock(node: Node | null): boolean {
  return node?.nodeType === 1 && (node as Element).matches(blocks);
}

export function replaceByChildren(element: Element): void {
  element.replaceWith(...element.childNodes);
}

export function renamed(element: Element, tag: string): Element {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

function wrapInside(element: Element, tag: string): void {
  const inner = element.ownerDocument.createElement(tag);
  inner.append(...element.childNodes);
  element.append(inner);
}

const boldTags = 'b, strong';

/**
 * Bold, italic, underlined and struck words, wherever a program says so in styles; Google Docs wraps a
 * whole document in a `b` that its style turns off.
 */
export function stylesToTags(root: ParentNode, sheets: string[]): void {
  const byClass = classStyles(sheets);
  for (const element of root.querySelectorAll('[style], [class]')) {
    const own = [...element.classList].map((name) => byClass.get(name) ?? '');
    const styles = declarationsIn([...own, element.getAttribute('style') ?? ''].join(';'));
    const isTurnedOff = weightOf(styles) === 'normal' && element.matches(boldTags);
    // A style of a whole block is its look, not an emphasis.
    const isLine = !isBlock(element) || element.matches('td');
    if (isLine && element.querySelector(blocks) === null) {
      for (const tag of tagsFor(element, styles)) {
        if (!element.matches(tag)) wrapInside(element, tag);
      }
    }
    if (isTurnedOff) replaceByChildren(element);
  }
  for (const emphasis of root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) {
    replaceByChildren(emphasis);
  }
}
