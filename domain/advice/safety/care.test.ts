import { expect, it } from 'vitest';
import { compose } from '../answering/composing/compose.ts';
import { materialFromRules } from '../answering/composing/material-from-rules.fixture.ts';
import { isCareFirst, keptTests, withoutCareSources } from './care.ts';

const today = '2026-11-27';

it.each([
  '너무 힘들어서 죽고 싶어요 회사에서 왕따당하고 해고까지 당했어요',
  '어제 해고됐는데 그냥 다 끝내고 싶다는 생각만 나요',
  '살기 싫어요 사장이 어제 나가라고 했어요',
])('care comes before the law, and the event of the answer doesn’t tell why: %s', (question) => {
  const material = materialFromRules(question, { today });
  const text = compose({ question, conversation: [], material });
  const [first = ''] = text.split('\n');
  expect(first).toMatch(/109|119/u);
  expect(first).not.toMatch(/법|조/u);
  expect(text).not.toMatch(/비슷한 결정|2027년/u);
  expect(isCareFirst(material.tests)).toBe(true);
  expect(isCareFirst(keptTests(material.tests))).toBe(false);
  expect(JSON.stringify(keptTests(material.tests))).not.toContain('despair');
});

it.each([
  '각자 살길 찾자고 해요 월급이 두 달 밀렸어요',
  '어제 카톡으로 짤렸어요 막막해요',
  '한강공원 매점에서 일하다 어제 잘렸어요',
  '목숨 걸고 일했는데 해고됐어요',
  '합의 다 끝내고 해고래요',
])('but not where nobody is in danger: %s', (question) => {
  expect(isCareFirst(materialFromRules(question, { today }).tests)).toBe(false);
});

it('an answer that puts care first names no source of it, and keeps its other sources', () => {
  const test = { kind: 'test', rulesetVersion: 'v', title: '', law: '' } as const;
  const without = withoutCareSources();
  const [despair, other] = [
    { ...test, n: 1, item: 'topic/despair' },
    { ...test, n: 2, item: 'detail-8/written-notice' },
  ];
  expect(without({ text: '전화해 주세요 [1].', citations: [despair] })).toEqual({
    text: '전화해 주세요.',
    citations: [],
  });
  expect(without({ text: '곁에 있어 달라고 하세요 [1][2].', citations: [other] })).toEqual({
    ...{ text: '곁에 있어 달라고 하세요[2].', citations: [other] },
  });
  const ordinary = { text: '서면이 필요해요 [2].', citations: [other] };
  expect(withoutCareSources()(ordinary)).toBe(ordinary);
});
