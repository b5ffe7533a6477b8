import { lineDifferences } from './line-differences.ts';

/** A place where two versions differ, side by side, under the section in which it stands. */
export type TextChange = {
  readonly section: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** The places where two texts differ, in order, in lines as people read them. */
export const changesBetween = (before: string, after: string): readonly TextChange[] => {
  const changes: { section: string; before: string[]; after: string[] }[] = [];
  let section = '';
  let isOpen = false;
  for (const { kind, text } of lineDifferences(before, after)) {
    const line = readable(text);
    if (kind !== 'removed' && /^#{1,2} /.test(text)) section = line;
    if (line === '') continue;
    if (kind === 'same') {
      isOpen = false;
      continue;
    }
    if (!isOpen) changes.push({ section, before: [], after: [] });
    isOpen = true;
    changes.at(-1)?.[kind === 'removed' ? 'before' : 'after'].push(line);
  }
  return changes;
};

/** A line without the marks of its form: the cells of a row stand beside each other, the line below a table's head is none. */
const readable = (line: string): string => {
  const text = line.trim();
  if (!text.startsWith('|')) return text.replace(/^(?:#{1,3}|-|>|표:) +/, '');
  if (/^[|\s:-]+$/.test(text)) return '';
  return text
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim())
    .join(' · ');
};
