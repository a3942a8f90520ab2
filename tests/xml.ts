import { parseXml, type XmlDocument, XmlElement } from '@rgrove/parse-xml';

/** Parses strictly: a text that is not well-formed throws. */
export function xmlDocument(text: string): XmlDocument {
  return parseXml(text);
}

/** All elements of a name, in document order. */
export function elementsOf(parent: XmlDocument | XmlElement, name: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (!(child instanceof XmlElement)) return [];
    return [...(child.name === name ? [child] : []), ...elementsOf(child, name)];
  });
}

export function textsOf(parent: XmlDocument | XmlElement, name: string): string[] {
  return elementsOf(parent, name).map(({ text }) => text);
}
