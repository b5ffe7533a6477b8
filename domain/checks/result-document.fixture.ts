import { publicFormOf } from '../rulesets/public-form.ts';
import { standardRuleset } from '../rulesets/standard-ruleset.ts';
import type { FullResult, StepOut } from './contract/result.ts';
import type { ResultDocumentInput } from './result-document.ts';

/** A paid result that is long enough for several pages. */

const form = publicFormOf({ ...standardRuleset, rulesetVersion: 'a'.repeat(64) });
const section = standardRuleset.sections.find(({ id }) => id === 'detail-9');
const items = section?.items ?? [];

const steps: StepOut[] = items.slice(1, 9).map(({ numbering, title, asFact }, index) => ({
  kind: 'ratio',
  section: 'detail-9',
  numbering,
  title,
  answer: index % 2 === 0 ? 'no' : 'yes',
  ...(asFact ? { fact: index % 2 === 0 ? asFact.no : asFact.yes } : {}),
  value: index % 2 === 0 ? 1.2 : 0.9,
  before: 0.3 + index * 0.02,
  after: 0.3 + (index + (index % 2 === 0 ? 2 : 1)) * 0.02,
  rule: `detail-9/${numbering}`,
  why: '지각이나 결근을 알리고 사유를 소명했다면 책임이 가벼워져요.',
}));

const result: FullResult = {
  calculationId: '6f9f7c2e-0000-4000-8000-000000000001',
  calculatedAt: '2026-11-21T05:02:00.000Z',
  rate: 0.46,
  band: { low: 0.31, high: 0.61 },
  shownRate: 0.46,
  shownBand: { low: 0.31, high: 0.61 },
  side: 'employee',
  strongestPoint: {
    text: '서면 통지가 없어 다툴 근거가 있어요',
    law: '근로기준법 제27조',
    answers: [],
  },
  general: false,
  routes: [
    {
      route: 'labour_commission',
      open: true,
      body: '사업장을 관할하는 지방노동위원회',
      why: '해고가 있었던 날부터 3개월 안이에요(근로기준법 제28조 제2항).',
      period: '해고가 있었던 날부터 3개월',
      deadline: '2027-02-01',
    },
    { route: 'court', open: true, why: '해고무효확인 소송은 정해진 신청 기한이 없어요.' },
  ],
  rulesetVersion: 'a'.repeat(64),
  calculatorVersion: '2',
  casePosition: '0000000000000102',
  suggestConsultation: false,
  notes: [
    { kind: 'allowance', title: '해고예고수당', text: '30일 전에 알리지 않았다면 30일분의 통상임금을 받을 수 있어요.' },
  ],
  outdated: false,
  locked: false,
  base: {
    keywords: ['근태불량', '무단결근'],
    exclude: [],
    total: 61,
    decided: 52,
    workerWins: 14,
    partial: 6,
    observed: 0.33,
    section: { id: 'detail-9', decided: 52, rate: 0.33 },
    general: {
      decided: 812,
      rate: 0.31,
      published: { rate: 0.3, weight: 20, source: '중앙노동위원회 통계 2025', settled: 0.29 },
    },
    priorStrength: 20,
    rate: 0.3,
    years: { from: 2018, to: 2026 },
  },
  steps,
  precedents: [
    {
      caseId: 'case-1',
      court: '대법원',
      caseNumber: '2003두8210',
      decidedOn: '2003-12-26',
      outcome: 'worker_win',
      point: '不當解雇의 정당한 이유는 사회통념상 고용관계를 계속할 수 없을 정도의 책임 있는 사유를 말한다.',
      url: null,
    },
  ],
};

export const documentInput: ResultDocumentInput = {
  result,
  form,
  orderId: '018f0000-0000-7000-8000-00000000000d',
  code: 'A1B2-C3D4-E5F6-G7H8',
  verifyUrl: 'https://nomucheck.example/more/verify/A1B2-C3D4-E5F6-G7H8',
  record: {
    answers: [
      { section: 'intake', numbering: 1, key: 'intake/region', title: '회사가 어디에 있나요?', value: 'seoul' },
      { section: 'intake', numbering: 4, key: 'intake/dismissed', title: '언제 해고되셨나요?', value: '2026-11-01' },
      {
        section: 'intake',
        numbering: 9,
        key: 'intake/notice',
        title: '해고를 어떻게 통보받으셨나요?',
        value: 'messenger',
      },
      {
        section: 'intake',
        numbering: 13,
        key: 'intake/contact',
        title: '연락처',
        value: { name: '김하나', phone: '010-1234-5678' },
      },
      ...items.map(({ numbering, key, title }) => ({
        section: 'detail-9',
        numbering,
        key,
        title,
        value: 'yes' as const,
      })),
    ],
  },
};
