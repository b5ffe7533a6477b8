import type { ProposedValues } from '../cases/arrival.ts';
import { caseOutcomeNames } from '../cases/case-names.ts';
import { caseNumbersOf, isMasked, notANumber, oddNumbersIn } from '../cases/case-numbers.ts';
import { type CaseDraft, caseOutcomes } from '../cases/case-record.ts';
import { cleaned, oneLine } from '../cases/clean-text.ts';
import { type DecisionFacts, sourceIdOf, unusable } from '../cases/decision-facts.ts';
import { composeText } from '../cases/decision-text.ts';
import { sectionsOfBody } from '../cases/judgment-sections.ts';
import { outcomeOfVerdict } from '../cases/review-outcome.ts';
import { sourceDate } from '../cases/source-dates.ts';
import { isLocalCommission, tribunalOf } from '../cases/tribunal-names.ts';
import type { Column } from './columns.ts';

export type RowRead = { readonly facts: DecisionFacts; readonly text: string; readonly proposed: ProposedValues };

/**
 * A case from a row of a table.
 * @throws DomainError `case_edit_failed` with the column that is wrong and why, in Korean.
 */
export const readTableRow = (cells: Partial<Record<Column, string>>): RowRead => {
  const cell = (column: Column): string => oneLine(cells[column] ?? '');
  const tribunal = tribunalOf(cell('tribunal'));
  if (tribunal === '') throw unusable('기관', '기관이 없습니다.');
  if (tribunal.length > 60) throw unusable('기관', '기관 이름을 60자 안에서 적어 주십시오.');
  const caseNumbers = caseNumbersOf(cells.caseNumbers ?? '');
  const odd = oddNumbersIn(cells.caseNumbers ?? '');
  if (odd.length > 0) throw unusable('사건번호', notANumber(odd));
  if (caseNumbers.length === 0) throw unusable('사건번호', '사건번호가 없습니다.');
  const sourceId = sourceIdOf(cell('precedentId'), cell('commissionId'));
  if (sourceId === null && caseNumbers.some(isMasked))
    throw unusable('사건번호', '사건번호 끝이 가려져 있어, 일련번호가 없으면 어느 사건인지 알 수 없습니다.');
  const decidedOn = sourceDate(cell('decidedOn'));
  if (decidedOn === null && !/^[0\s./-]*$/.test(cell('decidedOn')))
    throw unusable('선고일자', '날짜는 2024-09-30처럼 적어 주십시오.');
  const facts: DecisionFacts = {
    sourceId,
    kind: kindOf(cell('kind'), tribunal),
    tribunal,
    caseNumbers,
    decidedOn,
    title: cell('title').slice(0, 300).toWellFormed(),
    outcomeText: cell('outcomeText').slice(0, 200).toWellFormed() || null,
    at: /^https?:\/\/\S{1,990}$/.test(cell('source')) ? cell('source') : null,
  };
  return {
    facts,
    text: textOf(cells, isLocalCommission(tribunal) || tribunal === '중앙노동위원회'),
    proposed: proposedBy(cells),
  };
};

const kinds: Readonly<Record<string, CaseDraft['kind']>> = {
  초심: 'case-low',
  지노위: 'case-low',
  심문회의: 'case-low-meeting',
  심문회의록: 'case-low-meeting',
  재심: 'case-high',
  중노위: 'case-high',
  판결: 'case-high',
  판례: 'case-high',
  법원: 'case-high',
  'case-low': 'case-low',
  'case-low-meeting': 'case-low-meeting',
  'case-high': 'case-high',
};

const kindOf = (said: string, tribunal: string): CaseDraft['kind'] => {
  if (said === '') return isLocalCommission(tribunal) ? 'case-low' : 'case-high';
  const kind = Object.hasOwn(kinds, said) ? kinds[said] : undefined;
  if (!kind) throw unusable('구분', '구분은 초심, 심문회의, 재심, 판결, 판례 가운데 하나입니다.');
  return kind;
};

const textOf = (cells: Partial<Record<Column, string>>, commission: boolean): string => {
  const section = (name: string, column: Column) => sectionsOfBody(cleaned(cells[column] ?? ''), name);
  return composeText([
    ...section(commission ? '판정사항' : '판시사항', 'issues'),
    ...section(commission ? '판정요지' : '판결요지', 'holding'),
    ...section('참조조문', 'statutes'),
    ...section('참조판례', 'citations'),
    ...section('주문', 'order'),
    ...section('이유', 'reasons'),
    ...section('판례내용', 'text'),
  ]);
};

const proposedBy = (cells: Partial<Record<Column, string>>): ProposedValues => {
  const one = (column: Column, most: number): readonly string[] => {
    const said = cleaned(cells[column] ?? '').trim();
    return said === '' ? [] : [said.slice(0, most).toWellFormed()];
  };
  const list = (column: Column): readonly string[] => [
    ...new Set(
      oneLine(cells[column] ?? '')
        .split(/[;,|]/)
        .map((word) => word.trim())
        .filter((word) => word !== '' && word.length <= 60),
    ),
  ];
  return {
    outcome: oneLine(cells.outcome ?? '') === '' ? [] : [outcomeOf(oneLine(cells.outcome ?? ''))],
    point: one('point', 2_000),
    summary: one('summary', 8_000),
    disputeId: one('disputeId', 300),
    keywords: list('keywords').slice(0, 50),
    sections: list('sections').map(sectionOf),
  };
};

const outcomeOf = (said: string): string => {
  const outcome = outcomeOfVerdict(said) ?? caseOutcomes.find((one) => one === said || caseOutcomeNames[one] === said);
  if (!outcome)
    throw unusable(
      '결과',
      `결과는 ${Object.values(caseOutcomeNames).join(', ')}, 또는 판정의 말(전부인정, 일부인정, 기각) 가운데 하나입니다.`,
    );
  return outcome;
};

const sectionOf = (said: string): string => {
  const number = Number(/^(?:detail-)?(\d{1,2})$/.exec(said)?.[1] ?? 0);
  if (number < 1 || number > 23) throw unusable('항목', '항목은 1부터 23까지의 번호입니다.');
  return `detail-${number}`;
};
