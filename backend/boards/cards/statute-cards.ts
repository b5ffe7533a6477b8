import type { LinkCard } from '@nomucheck/domain/boards/contract/post.ts';
import { statutesIn } from '@nomucheck/domain/boards/document/statutes.ts';
import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { articleTextOn } from '@nomucheck/domain/statutes/article-text-on.ts';
import { officialLawName } from '@nomucheck/domain/statutes/register.ts';

const mostCards = 20;
const mostLetters = 300;

/** The articles of laws that a text links to in a line of their own, as they stand on this day; those that aren't known stay links. */
export const statuteCardsOf = (document: BoardDocument, today: LocalDate): readonly LinkCard[] =>
  statutesIn(document)
    .slice(0, mostCards)
    .flatMap(({ href, law: named, article }) => {
      const law = officialLawName(named) ?? named;
      const paragraphs = articleTextOn(law, article, today);
      return paragraphs
        ? [{ href, name: `${law} ${article}`, about: null, lines: cut(paragraphs.map(({ lead }) => readable(lead))) }]
        : [];
    });

/** Without the Chinese characters beside a word, which few devices of today's readers show, or need. */
const readable = (line: string): string => line.replace(/\(\p{Script=Han}+\)/gu, '').replaceAll('ㆍ', '·');

/** Whole paragraphs, as many as are read at a glance; the link leads to the rest. */
const cut = (lines: readonly string[]): string[] => {
  const kept: string[] = [];
  let letters = 0;
  for (const line of lines) {
    letters += line.length;
    if (kept.length > 0 && letters > mostLetters) return [...kept, '…'];
    kept.push(line);
  }
  return kept;
};
