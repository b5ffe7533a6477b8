import { courtNumber } from '../../case-numbers.ts';
import type { DecisionFacts } from '../../decision-facts.ts';
import { sectionNamed } from '../../decision-text.ts';
import { type FoundOutcome, passageAt } from '../../found.ts';
import { isCommission } from '../../tribunal-names.ts';

/**
 * Whether a decision is not about a dispute of a worker with an employer, so that neither side can win: criminal and
 * constitutional cases, social insurance and taxes, claims between insurers, and decisions of commissions about unions and
 * agreements. null: it may be a dispute.
 */
export const notADispute = (text: string, { tribunal, title, caseNumbers }: DecisionFacts): FoundOutcome | null => {
  const found = (rule: string): FoundOutcome => ({ value: 'not_a_dispute', rule, passage: null });
  if (tribunal === '헌법재판소') return found('constitutional-case');
  if (isCommission(tribunal)) return ofUnions.test(title) ? found('matter-of-unions') : null;
  const parties = sectionNamed(text, '당사자');
  const accused = parties && /【\s*피\s*고\s*인\s*】/.exec(text.slice(parties.from, parties.to));
  if (parties && accused) {
    const from = parties.from + accused.index;
    return { ...found('criminal-case'), passage: passageAt(text, from, from + accused[0].length) };
  }
  if (caseNumbers.some((number) => criminalSigns.has(courtNumber.exec(number)?.[2] ?? '')))
    return found('criminal-case');
  return ofTheState.test(title) && !ofWork.test(title) ? found('matter-of-the-state') : null;
};

/**
 * 사건별 부호문자 (법원재판사무 처리규칙) of criminal cases: first instance, appeals to a district court's panel or a high court, appeals to
 * the Supreme Court.
 */
const criminalSigns: ReadonlySet<string> = new Set([
  '고단',
  '고합',
  '고정',
  '고약',
  '노',
  '도',
  '오',
  '초기',
  '감고',
  '감노',
  '감도',
  '전고',
  '전노',
  '전도',
]);

/** Social insurance, levies and claims between insurers. */
const ofTheState =
  /요양|산업재해|산재|유족(?:급여|보상|연금)|장해(?:급여|등급)|휴업급여|보험급여|상병보상|진폐|장의비|실업급여|구직급여|고용보험|국민연금|건강보험|보험료|체당금|대지급금|부담금|과징금|과태료|지원금|장려금|이행강제금|^구상금|^보험금/;
/** If the title also has one of these words, the decision is about the dispute. */
const ofWork = /해고|면직|파면|해임|징계|부당노동행위|근로자\s?지위|재심판정|차별/;
/** Matters of commissions for which no worker applies. */
const ofUnions =
  /의결사건|견해제시|휴업수당|노동조합의?\s?(?:해산|규약)|단체협약|교섭단위|과반수\s?노동조합|교섭요구|조정사건|재해보상/;
