/**
 * The cleaned text of a decision: plain text in sections headed by lines such as `## 판시사항`, empty lines between paragraphs,
 * NFC, `\n`. Passages are UTF-16 offsets into exactly this string, so only this file composes it.
 */
export type SectionText = { readonly name: string; readonly paragraphs: readonly string[] };

/** Where a section's body is, without its heading. `name` has no spaces: 주문, never 주 문. */
export type TextSection = { readonly name: string; readonly from: number; readonly to: number };

/** Sections without text are left out; a second section with the same name is appended to the first. */
export const composeText = (sections: readonly SectionText[]): string => {
  const byName = new Map<string, string[]>();
  for (const { name, paragraphs } of sections) {
    const kept = paragraphs.filter((paragraph) => paragraph !== '');
    const before = byName.get(name);
    if (before) for (const paragraph of kept) before.push(paragraph);
    else if (kept.length > 0) byName.set(name, kept);
  }
  return [...byName].map(([name, paragraphs]) => [`## ${name}`, ...paragraphs].join('\n\n')).join('\n\n');
};

/** The sections of a composed text, in its order; text before the first heading is a section without a name. */
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
