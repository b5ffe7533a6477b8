import { fewerThanFive, notSurelyWorker, publicOfficial, resigned } from '../routes/situations.ts';
import type { LegalPoint } from '../ruleset.ts';
import { one } from './by-ground.ts';

/** Nothing of labour law is said to them. */
export const appealReview: LegalPoint = {
  key: 'public-official',
  when: [publicOfficial],
  text: '공무원과 교원은 파면·해임·면직을 받으면 30일 안에 소청심사를 청구할 수 있어요.',
  law: '국가공무원법 제76조, 지방공무원법 제67조, 교원지위법 제9조',
  why: '공무원과 교원의 신분은 근로기준법이 아니라 따로 정한 법으로 보호돼요.',
};

export const always: readonly LegalPoint[] = [
  {
    ...one(
      'employer-proves-reason',
      [],
      '해고에 정당한 이유가 있다는 것은 회사가 밝혀야 해요.',
      '근로기준법 제23조 제1항',
      '정당한 이유가 있다는 것은 회사가 증명해야 해요.',
    ),
    // Who must first show to be a worker, or to have been dismissed, would take it for an advantage that they don't have yet.
    unless: [
      ...fewerThanFive,
      ...notSurelyWorker,
      resigned,
      [{ question: 'detail-6/rehiring-rule', is: ['yes', 'no', 'unknown'] }],
    ],
  },
  one(
    'money-whatever-size',
    [],
    '30일 전에 알리지 않은 해고라면 해고예고수당을, 받지 못한 임금과 퇴직금이 있다면 그것을 회사 규모와 상관없이 청구할 수 있어요.',
    '근로기준법 제26조, 제36조',
    '해고를 다투는 것과 따로 청구할 수 있어요.',
  ),
];
