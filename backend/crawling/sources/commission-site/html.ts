import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/**
 * The HTML of a page as browsers understand it. Every walk is a loop: a hostile page nests its elements deeper than a recursion
 * can go.
 */
type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;
export type Root = DefaultTreeAdapterTypes.ParentNode;

export const readHtml = (html: string): Root => parse(html);

/** In the order of the page. */
export const elementsIn = (root: Root, isWanted: (element: Element) => boolean): readonly Element[] => {
  const found: Element[] = [];
  const left: Node[] = [root];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if ('tagName' in node && isWanted(node)) found.push(node);
    if ('childNodes' in node)
      for (let at = node.childNodes.length; at > 0; at -= 1) left.push(...childAt(node, at - 1));
  }
  return found;
};

const childAt = (node: Root, at: number): readonly Node[] => {
  const child = node.childNodes[at];
  return child === undefined ? [] : [child];
};

/** Empty where the element has no such attribute. */
export const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? '';

export const hasAttribute = (element: Element, name: string): boolean =>
  element.attrs.some((attribute) => attribute.name === name);

export const hasClass = (element: Element, name: string): boolean =>
  attributeOf(element, 'class').split(/\s+/).includes(name);

const unseen = new Set(['script', 'style', 'template', 'noscript']);
const blocks = new Set(['p', 'div', 'li', 'tr', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** The words inside, with a line end for each `br` and each end of a block. */
export const wordsIn = (root: Root): string => {
  const words: string[] = [];
  const left: (Node | string)[] = [root];
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    if (typeof node === 'string') words.push(node);
    else if ('value' in node) words.push(node.value);
    else if ('tagName' in node && node.tagName === 'br') words.push('\n');
    else if ('childNodes' in node && !unseen.has(node.nodeName)) {
      if (blocks.has(node.nodeName)) left.push('\n');
      for (let at = node.childNodes.length; at > 0; at -= 1) left.push(...childAt(node, at - 1));
    }
  }
  return words.join('');
};
