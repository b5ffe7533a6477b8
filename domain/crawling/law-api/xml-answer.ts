/** An XML answer as its JSON would be: a field is text, an element with elements an object, a repeated one a list. */
export type XmlValue = string | { readonly [name: string]: XmlValue } | readonly XmlValue[];

type Open = { readonly name: string; text: string; readonly children: Map<string, XmlValue[]> };

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<\/([^\s<>/]+)\s*>|<([^\s<>/!?]+)(?:\s[^<>]*?)?(\/?)>|([^<]+)/y;
const DEEPEST = 10;

/**
 * Reads the XML of the open law API, which is a few levels of elements with text or CDATA in them; attributes are left out.
 * null where it isn't well-formed.
 */
export const readXml = (text: string, mostElements: number): Readonly<Record<string, XmlValue>> | 'too_many' | null => {
  let elements = 0;
  const root: Open = { name: '', text: '', children: new Map() };
  const open: Open[] = [root];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    const inside = open.at(-1);
    if (!found || !inside) return null;
    const [, cdata, closed, opened, empty, plain] = found;
    if (opened !== undefined) elements += 1;
    if (elements > mostElements) return 'too_many';
    if (cdata !== undefined) inside.text += cdata;
    else if (plain !== undefined) inside.text += decoded(plain);
    else if (closed !== undefined) {
      if (closed !== inside.name) return null;
      open.pop();
      addTo(open.at(-1), closed, contentOf(inside));
    } else if (opened !== undefined && empty === '/') addTo(inside, opened, '');
    else if (opened !== undefined) {
      if (open.length > DEEPEST) return null;
      open.push({ name: opened, text: '', children: new Map() });
    }
  }
  const value = contentOf(root);
  return open.length === 1 && isObject(value) ? value : null;
};

const isObject = (value: XmlValue): value is { readonly [name: string]: XmlValue } =>
  typeof value === 'object' && !Array.isArray(value);

const addTo = (parent: Open | undefined, name: string, value: XmlValue): void => {
  const before = parent?.children.get(name);
  if (before) before.push(value);
  else parent?.children.set(name, [value]);
};

const contentOf = ({ text, children }: Open): XmlValue =>
  children.size === 0
    ? text.trim()
    : Object.fromEntries(
        [...children].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
      );

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

const decoded = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_whole, name: string) => entities[name] ?? '');
