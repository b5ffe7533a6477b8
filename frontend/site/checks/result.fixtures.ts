import { answerText } from '@nomucheck/domain/checks/answers/answer-text.ts';
import type { FullResult, LockedResult, StepOut } from '@nomucheck/domain/checks/contract/result.ts';
import { addressOf, indexOf, titleOf } from '@nomucheck/domain/checks/form-index.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import { form, intakeAnswers } from './check.fixtures.ts';

/** Results in every state that the page can show. */

/** The part of a check that its result page shows. */
export const checkWith = (answers: Readonly<Record<string, AnswerValue>>) => ({
  id: 'check-1',
  questionnaire: 'detail' as const,
  sections: null,
  rulesetVersion: 'a'.repeat(64),
  outcome: null,
  derived: [],
  leftPath: [],
  answers: [...indexOf(form).byKey].flatMap(([key, found]) => {
    const value = answers[key];
    if (value === undefined) return [];
    const address = addressOf(found);
    const text = answerText(form, address.section, address.numbering, value);
    return [{ ...address, key, title: titleOf(found), value, text }];
  }),
});

export const workersCheck = checkWith(intakeAnswers);
export const companysCheck = checkWith({ ...intakeAnswers, 'intake/side': 'employer' });

const why = '지각이나 결근을 알리고 사유를 소명했다면 책임이 가벼워져요.';
const step = (title: string, answer: string, before: number, value: number, fact?: string): StepOut => ({
  kind: 'ratio',
  section: 'detail-9',
  numbering: 2,
  title,
  answer,
  value,
  before,
  after: before * value,
  rule: `detail-9/${title.length}:${answer}`,
  why,
  ...(fact === undefined ? {} : { fact }),
});

const steps: StepOut[] = [
  step(
    '취업규칙이나 단체협약에 그 정도의 지각·결근이 해고 사유로 적혀 있나요?',
    'no',
    0.25,
    1.3,
    '해고 사유로 규정에 없음',
  ),
  {
    kind: 'keyword',
    section: 'detail-9',
    numbering: 6,
    title: '징계위원회나 의견 진술 절차를 회사가 건너뛰었나요?',
    answer: 'yes',
    value: ['징계절차 하자'],
    before: 0.325,
    after: 0.325,
    rule: 'detail-9/procedure:positive',
    why,
  },
  step('그때마다 회사에 연락하거나 사유서나 진단서를 내셨나요?', 'no', 0.325, 0.75, '연락하거나 소명하지 않음'),
  {
    kind: 'range',
    section: 'detail-9',
    numbering: 12,
    title: '이번 해고가 이미 징계가 끝난 같은 지각·결근을 다시 문제 삼은 것인가요?',
    answer: 'no',
    value: -0.05,
    parts: [
      {
        numbering: 8,
        title: '같은 이유로 전에 경고나 징계를 받은 적이 있으신가요?',
        answer: 'yes',
        reversed: false,
        value: -0.05,
        fact: '전에 경고나 징계를 받음',
      },
    ],
    before: 0.24375,
    after: 0.2315625,
    rule: 'detail-9/double-discipline:range',
    why,
  },
  step('해고를 어떻게 통보받으셨나요?', 'messenger', 0.2315625, 1.3, '서면 통지 없음 (메신저·문자)'),
];

const open = {
  calculationId: '6f9f7c2e-0000-4000-8000-000000000001',
  calculatedAt: '2026-11-21T05:02:00.000Z',
  rate: 0.30103125,
  band: { low: 0.17, high: 0.46 },
  shownRate: 0.30103125,
  shownBand: { low: 0.17, high: 0.46 },
  side: 'employee' as const,
  general: false,
  routes: [
    {
      route: 'labour_commission' as const,
      open: true,
      why: '해고가 있었던 날부터 3개월 안이에요(근로기준법 제28조 제2항).',
      deadline: '2099-02-02',
    },
    { route: 'court' as const, open: true, why: '해고무효확인 소송은 정해진 신청 기한이 없어요.' },
  ],
  rulesetVersion: 'a'.repeat(64),
  calculatorVersion: '1',
  casePosition: '0000000000000102',
  suggestConsultation: true,
  notes: [
    {
      kind: 'works_council',
      title: '노사협의회',
      text: '직원이 30명 이상인 회사는 노사협의회와 고충처리위원을 두어야 해요(근로자참여법 제4조, 제26조).',
    },
  ],
  outdated: false,
};

export const fullResult: FullResult = {
  ...open,
  locked: false,
  base: {
    keywords: ['결근', '근태불량'],
    exclude: [],
    total: 61,
    decided: 48,
    workerWins: 14,
    partial: 4,
    observed: 0.333,
    section: { id: 'detail-9', decided: 120, rate: 0.27 },
    general: {
      decided: 2210,
      rate: 0.26,
      published: { rate: 0.25, weight: 50, source: '중앙노동위원회 2011년 1~4월 처리 통계' },
    },
    priorStrength: 10,
    rate: 0.25,
    years: { from: 2018, to: 2025 },
  },
  steps,
  precedents: [
    {
      caseId: 'case-1',
      court: '대법원',
      caseNumber: '2015두41401',
      decidedOn: '2015-09-10',
      outcome: 'employer_win',
      point: '이메일로 한 해고 통지도 내용이 구체적이면 서면 통지로 볼 수 있다고 본 사건',
      url: 'https://www.law.go.kr/',
    },
  ],
};

/** No population case is stored yet: the figure is based on published statistics only. */
export const withoutCases: FullResult = {
  ...fullResult,
  base: { ...fullResult.base, total: 0, decided: 0, workerWins: 0, partial: 0, observed: null, years: null },
};

export const employerResult: FullResult = {
  ...fullResult,
  side: 'employer',
  shownRate: 1 - 0.30103125,
  shownBand: { low: 0.54, high: 0.83 },
};

export const generalResult: FullResult = { ...withoutCases, general: true, steps: [], rate: 0.25, shownRate: 0.25 };

export const lateResult: FullResult = {
  ...fullResult,
  routes: [
    { route: 'labour_commission', open: false, why: '해고된 날부터 3개월이 지났어요.', deadline: '2020-02-02' },
    { route: 'court', open: true, why: '해고무효확인 소송은 정해진 신청 기한이 없어요.' },
  ],
};

export const clampedResult: FullResult = {
  ...fullResult,
  rate: 0.95,
  shownRate: 0.95,
  steps: [
    step('평가 기준이 미리 정해져 직원들에게 알려져 있었나요?', 'no', 0.25, 4.4),
    {
      kind: 'clamp',
      section: 'intake',
      numbering: 0,
      title: '한계',
      answer: null,
      value: 0.95,
      before: 1.1,
      after: 0.95,
      rule: 'clamp',
      why: '',
    },
  ],
};

export const outdatedResult: FullResult = { ...fullResult, outdated: true };

export const noRateResult: FullResult = {
  ...fullResult,
  rate: null,
  band: null,
  shownRate: null,
  shownBand: null,
  steps: [],
  routes: [
    { route: 'labour_commission', open: false, why: '5명 미만 사업장에는 구제신청 규정이 적용되지 않아요.' },
    { route: 'court', open: false, why: '해고를 제한하는 약정이 없고 보호 기간도 아니에요.' },
  ],
};

export const lockedResult: LockedResult = {
  ...open,
  locked: true,
  base: {
    decided: 48,
    years: { from: 2018, to: 2025 },
    published: { source: '중앙노동위원회 2011년 1~4월 처리 통계' },
  },
};

const written = {
  text: '해고 이유와 날짜를 서면으로 알리지 않아 다툴 근거가 있어요. 이 사실이 인정되면 해고는 무효예요.',
  law: '근로기준법 제27조',
  answers: [{ section: 'intake', numbering: 9, title: '해고를 어떻게 통보받으셨나요?', answer: 'messenger' }],
};

/**
 * With the second questionnaire: a fact that makes the dismissal void, a route for protected persons, and a band with both
 * uncertainties.
 */
export const protectedResult: FullResult = {
  ...withoutCases,
  rate: 0.7,
  shownRate: 0.7,
  band: { low: 0.55, high: 0.9 },
  shownBand: { low: 0.55, high: 0.9 },
  strongestPoint: written,
  voidingFacts: [
    written,
    {
      text: '성희롱을 신고했거나 피해를 입었다는 이유로 한 해고예요. 이 사실이 인정되면 해고는 무효예요.',
      law: '남녀고용평등법 제14조 제6항',
      answers: [],
    },
  ],
  routes: [
    {
      route: 'labour_commission',
      open: false,
      body: '사업장이 있는 곳의 지방노동위원회',
      why: '2020년 2월 2일까지 신청할 수 있었고, 그 기한이 지났어요.',
      period: '해고일(통지서를 더 늦게 받았다면 받은 날)부터 3개월',
      deadline: '2020-02-02',
    },
    {
      route: 'equality_correction',
      open: true,
      body: '사업장이 있는 곳의 지방노동위원회',
      why: '성희롱을 신고했다는 이유의 해고는 직원 수와 상관없이 시정을 신청할 수 있어요(남녀고용평등법 제26조).',
      period: '차별이나 불리한 처우를 받은 날부터 6개월',
      deadline: '2099-05-02',
    },
  ],
  steps: [
    ...steps,
    {
      kind: 'floor',
      section: 'result',
      numbering: 0,
      title: written.text,
      answer: null,
      value: 0.7,
      before: 0.30103125,
      after: 0.7,
      rule: 'floor:no-written-notice/intake',
      why: '이유와 날짜를 적은 서면이 없는 해고는 다른 이유를 따지지 않고 효력이 없어요. (근로기준법 제27조)',
    },
  ],
};

/** Held at a limit: no band of half a point beside it. */
export const heldResult: FullResult = {
  ...clampedResult,
  band: { low: 0.81, high: 0.95 },
  shownBand: { low: 0.81, high: 0.95 },
  clamped: 'high',
  strongestPoint: written,
};

export const riskResult: FullResult = { ...fullResult, side: 'employer', shows: 'risk', strongestPoint: written };

export const lowResult: FullResult = {
  ...fullResult,
  rate: 0.12,
  shownRate: 0.12,
  band: { low: 0.06, high: 0.24 },
  shownBand: { low: 0.06, high: 0.24 },
  strongestPoint: written,
  notes: [
    {
      kind: 'low_figure',
      title: '수치가 낮아도 다툴 수 없다는 뜻은 아니에요',
      text: '지금까지의 답으로 어림한 값이에요. 해고 통지서를 찾아보면 답이 바뀌는 경우가 많아요.',
    },
  ],
};
