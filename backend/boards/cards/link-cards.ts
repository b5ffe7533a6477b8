import type { LinkCard } from '@nomucheck/domain/boards/contract/post.ts';
import { casesIn } from '@nomucheck/domain/boards/document/cases.ts';
import type { BoardDocument } from '@nomucheck/domain/boards/document.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanDate } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { cases } from '../../cases/context.ts';
import type { OffersOf } from '../../engine/foundation/context.ts';
import { statuteCardsOf } from './statute-cards.ts';

export type CasesNamed = OffersOf<typeof cases>['casesNamed'];
type Named = Awaited<ReturnType<CasesNamed>>[number];

/** The cards of a text at an instant. What is known of no link stays a link. */
export type LinkCards = (document: BoardDocument, at: string) => Promise<readonly LinkCard[]>;

const mostCases = 20;
const mostLetters = 120;

/** The decisions of all cards are read in one query. */
export const createLinkCards =
  (casesNamed: CasesNamed): LinkCards =>
  async (document, at) => {
    const links = casesIn(document).slice(0, mostCases);
    const named = links.length === 0 ? [] : await casesNamed([...new Set(links.map(({ caseId }) => caseId))]);
    const known = new Map(named.map((each) => [each.caseId, each]));
    const ofCases = links.flatMap(({ href, caseId }) => {
      const found = known.get(caseId);
      return found ? [{ href, ...sayingOf(found) }] : [];
    });
    return [...statuteCardsOf(document, koreanDateOf(at)), ...ofCases];
  };

const sayingOf = ({ tribunal, caseNumbers, decidedOn, title, point }: Named): Omit<LinkCard, 'href'> => {
  const decision = `${tribunal} ${caseNumbers.join(', ')}`.trim();
  const day = decidedOn === null ? null : koreanDate(decidedOn);
  // Of many decisions the number is all the title that there is.
  const isUntitled = title === '' || title === decision || caseNumbers.includes(title);
  const about = [...(isUntitled ? [] : [decision]), ...(day === null ? [] : [day])].join(' · ');
  return {
    name: isUntitled ? decision : title,
    about: about === '' ? null : about,
    lines: point === '' ? [] : [oneLine(point)],
  };
};

const oneLine = (text: string): string => {
  const letters = [...text.replace(/\s+/gu, ' ').trim()];
  return letters.length <= mostLetters
    ? letters.join('')
    : `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`;
};
