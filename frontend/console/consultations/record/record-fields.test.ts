import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { expect, test } from 'vitest';
import { differences, recordFields } from './record-fields.ts';

const asked: ConsultationDetail = {
  ...{ id: 'c', kind: 'paid', stage: 'new', checkId: null, topic: 'wage', body: '퇴직금을 못 받았어요.' },
  ...{ client: null, opponent: '한빛상사', contact: '01012345678', wantsCall: true, wantsChanceReview: false },
  ...{ slots: [{ weekday: 'tue', time: '14:00' }], requestedAt: '2026-11-28T01:00:00.000Z', assignee: null },
  ...{ agreedAt: null, messages: [], payment: { amount: 55_000, orderId: null, paidAt: null }, closed: null },
  ...{ revision: 1, person: { id: 'p', name: '김물음' }, conflicts: [], withheld: false, reasonNeeded: false },
  may: { assign: true, answer: false, agree: false, close: false, makeFree: false },
};

const closed: ConsultationDetail = {
  ...asked,
  stage: 'closed',
  assignee: { id: 'a', name: '박노무' },
  agreedAt: '2026-12-01T05:00:00.000Z',
  messages: [{ by: 'firm', name: '박노무', at: '2026-11-28T02:00:00.000Z', text: '화요일에 뵙겠습니다.' }],
  payment: { amount: 55_000, orderId: 'o', paidAt: '2026-11-28T01:30:00.000Z' },
  closed: { at: '2026-12-01T06:00:00.000Z', by: 'firm', outcome: 'advised' },
};

test('a record that stands as it stood has no difference', () => {
  expect(differences(recordFields(asked, asked))).toBe(0);
});

test('each field that has changed since shows what it was and what it is', () => {
  const changed = recordFields(asked, closed).filter(({ before, after }) => before !== after);
  expect(changed).toEqual([
    { name: '단계', before: '새 신청', after: '종결' },
    { name: '맡은 사람', before: '없음', after: '박노무' },
    { name: '상담 시간', before: '없음', after: '2026년 12월 1일 14:00' },
    { name: '결제', before: '55,000원, 결제 전', after: '55,000원, 2026년 11월 28일 10:30 결제' },
    { name: '대화', before: '없음', after: '박노무: 화요일에 뵙겠습니다.' },
    { name: '종결', before: '없음', after: '2026년 12월 1일 15:00, 상담함' },
  ]);
});

test('what is withheld is said to be so, and isn’t taken for empty', () => {
  const withheld = { ...asked, withheld: true, body: '', contact: null };
  const shown = Object.fromEntries(recordFields(withheld, withheld).map(({ name, before }) => [name, before]));
  expect([shown.연락처, shown['신청 내용'], shown.대화]).toEqual(['가림', '가림', '가림']);
});
