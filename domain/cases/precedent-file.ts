import { caseNumbersOf, isMasked } from './case-numbers.ts';
import { cleaned, oneLine } from './clean-text.ts';
import { type Decision, type DecisionFacts, notNumbersOf, sourceIdOf, unusable } from './decision-facts.ts';
import { composeText } from './decision-text.ts';
import { sectionsOfBody } from './judgment-sections.ts';
import { sourceDate } from './source-dates.ts';
import { isLocalCommission, tribunalOf } from './tribunal-names.ts';

/** Longer than any real decision: the longest ones of the Supreme Court have some four hundred thousand characters. */
export const LONGEST_DECISION = 2_000_000;

/** The front matter of a file, by the names of its fields: 판례일련번호, 사건번호, 사건명, 법원명, 선고일자 … */
export type PrecedentHead = Readonly<Record<string, string>>;

/**
 * Reads a decision from a Markdown file of legalize-kr/precedent-kr: front matter, then sections, of which 판례내용 is cut at
 * its own headings (【주 문】, 【이 유】).
 * @param name of the file, without folders: values that the front matter lacks are read from it (`법원_날짜_번호.md`).
 * @throws DomainError `case_edit_failed` with the missing field and why, in Korean.
 */
export const readPrecedent = (head: PrecedentHead, body: string, name: string): Decision => {
  if (body.length > LONGEST_DECISION) throw unusable('판례내용', '본문이 너무 깁니다.');
  const text = textOfDecision(body);
  if (text === '') throw unusable('판례내용', '본문이 비어 있습니다.');
  return { facts: factsOf(head, name), text, ...notNumbersOf(oneLine(head.사건번호 ?? '')) };
};

/** A decision's text from any source: cleaned, cut at its headings, and composed. */
export const textOfDecision = (raw: string): string => composeText(sectionsOfBody(cleaned(raw)));

const factsOf = (head: PrecedentHead, name: string): DecisionFacts => {
  const said = fromName(name);
  const field = (key: string): string => oneLine(head[key] ?? '');
  const tribunal = tribunalOf(field('법원명') || field('기관명') || said.tribunal);
  if (tribunal === '' || tribunal === '미상법원') throw unusable('법원명', '법원(위원회) 이름이 없습니다.');
  if (tribunal.length > 60) throw unusable('법원명', '법원(위원회) 이름이 너무 깁니다.');
  const caseNumbers = caseNumbersOf(field('사건번호') || said.numbers);
  if (caseNumbers.length === 0) throw unusable('사건번호', '사건번호가 없습니다.');
  const sourceId = sourceIdOf(field('판례일련번호'), field('결정문일련번호'));
  if (sourceId === null && caseNumbers.some(isMasked))
    throw unusable('사건번호', '사건번호 끝이 가려져 있어, 일련번호가 없으면 어느 사건인지 알 수 없습니다.');
  return {
    sourceId,
    kind: kindOf(tribunal, field('자료구분')),
    tribunal,
    caseNumbers,
    decidedOn: sourceDate(field('선고일자')) ?? sourceDate(field('판정일')) ?? sourceDate(said.date),
    title: (field('사건명') || field('제목')).slice(0, 300).toWellFormed(),
    outcomeText: field('판정결과').slice(0, 200) || null,
    at: /^https?:\/\/\S{1,990}$/.test(field('출처')) ? field('출처') : null,
  };
};

const kindOf = (tribunal: string, sort: string): DecisionFacts['kind'] =>
  isLocalCommission(tribunal) ? (/심문/.test(sort) ? 'case-low-meeting' : 'case-low') : 'case-high';

/** `{법원명}_{선고일자}_{사건번호}.md`: the first two parts contain no `_`. */
const fromName = (name: string): { tribunal: string; date: string; numbers: string } => {
  const [, tribunal, date, numbers] = /^([^_]+)_([^_]+)_(.+?)(?:\.md)?$/i.exec(name.normalize('NFC')) ?? [];
  return { tribunal: tribunal ?? '', date: date ?? '', numbers: numbers ?? '' };
};
