import type { DecisionFacts } from '../decision-facts.ts';
import { composeText } from '../decision-text.ts';

export const factsFor = (own: Partial<DecisionFacts> = {}): DecisionFacts => ({
  sourceId: '900001',
  kind: 'case-high',
  tribunal: '대법원',
  caseNumbers: ['2021두99001'],
  decidedOn: '2022-03-10',
  title: '부당해고구제재심판정취소',
  outcomeText: null,
  at: null,
  ...own,
});

/** The text of a judgment from its parts, as the parser composes it; sections that aren't given are left out. */
export const judgment = (parts: {
  readonly parties?: readonly string[];
  readonly order?: string;
  readonly reasons?: string;
  readonly sections?: Readonly<Record<string, string>>;
}): string =>
  composeText([
    ...Object.entries(parts.sections ?? {}).map(([name, body]) => ({ name, paragraphs: body.split('\n') })),
    { name: '당사자', paragraphs: parts.parties ?? [] },
    { name: '주문', paragraphs: parts.order?.split('\n') ?? [] },
    { name: '이유', paragraphs: parts.reasons?.split('\n') ?? [] },
  ]);

/** The parties, in the forms that the heads of judgments use. */
export const workerSuesCommission = [
  '【원고, 상고인】 원고 (소송대리인 변호사 김가람)',
  '【피고, 피상고인】 중앙노동위원회위원장',
  '【피고보조참가인】 주식회사 한빛물류 (소송대리인 법무법인 나래)',
];
export const workerSuedWon = [
  '【원고, 피상고인】 원고 1 외 3인 (소송대리인 법무법인 나래 담당변호사 이한결)',
  '【피고】 중앙노동위원회위원장',
  '【피고보조참가인, 상고인】 합자회사 새벽택시',
];
export const employerSuesCommission = [
  '【원고, 상고인】 주식회사 ○○ (소송대리인 변호사 박누리)',
  '【피고, 피상고인】 중앙노동위원회 위원장',
  '【피고보조참가인】 피고보조참가인 (소송대리인 법무법인 여울)',
];
export const commissionAppeals = [
  '【원고, 피상고인】 학교법인 늘봄학원',
  '【피고, 상고인】 중앙노동위원회위원장',
  '【피고보조참가인, 상고인】 참가인 1 외 2인',
];
export const workerSuesEmployer = [
  '【원고, 상고인】 원고',
  '【피고, 피상고인】 영동운수 주식회사 소송대리인 변호사 최바다',
];
export const employerAppeals = ['【원고, 피상고인】 ', '【피고, 상고인】 학교법인 늘봄학원 소송대리인 변호사 정하늘'];
export const firstInstance = (...parties: readonly string[]): readonly string[] =>
  parties.map((party) => party.replace(/, (?:피)?상고인/, ''));
export const secondInstance = (...parties: readonly string[]): readonly string[] =>
  parties.map((party) => party.replace('상고인', '항소인'));
