/**
 * The cleaned text of a decision: plain text in sections headed by lines such as `## 판시사항`, paragraphs between empty
 * lines, NFC, `\n`. Passages are UTF-16 offsets into exactly this string, so it is composed here and nowhere else.
 */
export type SectionText = { readonly name: string; readonly paragraphs: readonly string[] };

/** Where a section's body stands, its heading left out. `name` has no spaces: 주문, never 주 문. */
export type TextSection = { readonly name: string; readonly from: number; readonly to: number };

/** Sections without a word in them are left out; of two with one name the second goes on where the first ends. */
export const composeText = (sections: readonly SectionText[]): string => {
  const byName = new Map<string, string[]>();
  for (const { name, paragraphs } of sections) {
    const kept = paragraphs.filter((paragraph) => paragraph !== '');
    if (kept.length > 0) byName.set(name, [...(byName.get(name) ?? []), ...kept]);
  }
  return [...byName].map(([name, paragraphs]) => [`## ${name}`, ...paragraphs].join('\n\n')).join('\n\n');
};

/** The sections of a composed text, in its order; what stands before the first heading is a section without a name. */
export const sectionsOf = (text: string): readonly TextSection[] => {
  const headings = [...text.matchAll(/^## (.+)$/gm)];
  const first = headings[0]?.index ?? text.length;
  const sections: TextSection[] = first > 0 ? [{ name: '', from: 0, to: endOf(text, 0, first) }] : [];
  for (const [at, heading] of headings.entries()) {
    const from = startOf(text, heading.index + heading[0].length);
    const to = endOf(text, from, headings[at + 1]?.index ?? text.length);
    sections.push({ name: heading[1] ?? '', from, to });
  }
  return sections;
};

/** The first of these sections that the text has. */
export const sectionNamed = (text: string, ...names: readonly string[]): TextSection | null => {
  const sections = sectionsOf(text);
  for (const name of names) {
    const found = sections.find((section) => section.name === name);
    if (found) return found;
  }
  return null;
};

const startOf = (text: string, from: number): number => {
  let at = from;
  while (text[at] === '\n') at += 1;
  return at;
};

const endOf = (text: string, from: number, to: number): number => {
  let at = Math.max(from, to);
  while (at > from && text[at - 1] === '\n') at -= 1;
  return at;
};
