import { caseNumbersOf } from '../../cases/case-numbers.ts';
import { cleaned, oneLine } from '../../cases/clean-text.ts';
import { type Decision, notNumbersOf, sourceIdOf, unusable } from '../../cases/decision-facts.ts';
import { composeText } from '../../cases/decision-text.ts';
import { sectionsOfBody } from '../../cases/judgment-sections.ts';
import { sourceDate } from '../../cases/source-dates.ts';
import { tribunalOf } from '../../cases/tribunal-names.ts';
import { isDismissalMatter } from '../dismissal-matter.ts';
import { type ListedPage, readList, textOf } from './listed.ts';

/** Decisions of courts in the open law API (`target=prec`). */

export const precedentRoots = { list: 'PrecSearch', detail: 'PrecService' } as const;

/** @throws UnknownForm */
export const readPrecedentList = (value: Readonly<Record<string, unknown>>): ListedPage =>
  readList(value, { list: 'prec', id: '판례일련번호', title: '사건명', day: '선고일자' });

/**
 * The serial number has another name in the detail than in the list (판례정보일련번호). null: not about a dismissal.
 * @throws DomainError `case_edit_failed` with the field that is missing, in Korean
 */
export const readPrecedentDetail = (value: Readonly<Record<string, unknown>>): Decision | null => {
  const field = (name: string): string => oneLine(textOf(value[name]));
  const id = field('판례정보일련번호');
  if (id === '') throw unusable('판례정보일련번호', '일련번호가 없습니다.');
  const title = field('사건명');
  const decidedOn = sourceDate(field('선고일자'));
  if (!isDismissalMatter({ title, articles: field('참조조문'), issues: field('판시사항'), decidedOn })) return null;
  const tribunal = tribunalOf(field('법원명'));
  if (tribunal === '') throw unusable('법원명', '법원 이름이 없습니다.');
  const caseNumbers = caseNumbersOf(field('사건번호'));
  if (caseNumbers.length === 0) throw unusable('사건번호', '사건번호가 없습니다.');
  const section = (name: string) => sectionsOfBody(cleaned(textOf(value[name])), name);
  const text = composeText(['판시사항', '판결요지', '참조조문', '참조판례', '판례내용'].flatMap(section));
  if (text === '') throw unusable('판례내용', '본문이 비어 있습니다.');
  return {
    facts: {
      sourceId: sourceIdOf(id, ''),
      kind: 'case-high',
      tribunal: tribunal.slice(0, 60),
      caseNumbers,
      decidedOn,
      title: title.slice(0, 300).toWellFormed(),
      outcomeText: null,
      at: `https://www.law.go.kr/LSW/precInfoP.do?mode=0&precSeq=${encodeURIComponent(id)}`,
    },
    text,
    ...notNumbersOf(field('사건번호')),
  };
};
