import { describe, expect, it } from 'vitest';
import type { AnswerValue } from '../../../rulesets/ruleset.ts';
import { sayOf } from '../../topics/asks/ask.ts';
import { understand } from '../../understanding/understand.ts';
import { againstCheck, saidTwiceAgainst } from './against-check.ts';

const today = '2026-11-27';
const checked = new Map<string, AnswerValue>([
  ['intake/dismissed', '2026-11-03'],
  ['intake/workers', 12],
  ['intake/notice', 'paper'],
]);
const asked = (...texts: string[]) =>
  againstCheck(understand(texts.at(-1) ?? '', texts.slice(0, -1), today), checked).map(({ ask }) => ask);

describe('what a text says against the check that it is asked from', () => {
  it('is asked, with both days', () => {
    expect(asked('11월 5일에 해고됐는데 언제까지 신청하나요?')).toEqual([
      '진단에서는 해고된 날을 2026년 11월 3일로 답하셨는데, 지금 글은 2026년 11월 5일로 읽혀요. 어느 날이 맞나요?',
    ]);
  });

  it('is asked of the number of workers and of how it was told', () => {
    expect(asked('직원 4명인 카페에서 카톡으로 해고됐어요')).toEqual([
      '진단에서는 직원을 12명으로 답하셨는데, 지금 글은 4명으로 읽혀요. 어느 쪽이 맞나요?',
      '진단에서는 해고를 종이로 통보받았다고 답하셨는데, 지금 글은 문자나 카톡으로 받은 것으로 읽혀요. 어느 쪽이 맞나요?',
    ]);
  });

  it('isn’t asked where the text says the same, or nothing', () => {
    expect(asked('11월 3일에 해고됐어요. 직원은 12명이에요')).toEqual([]);
    expect(asked('이제 무엇을 해야 하나요?')).toEqual([]);
  });

  it('is asked with replies that are read as what they say', () => {
    const [ask] = againstCheck(understand('11월 5일에 해고됐어요', [], today), checked);
    const read = (reply: string) => understand(reply, ['11월 5일에 해고됐어요'], today).days.dismissed;
    expect(ask?.choices?.map((choice) => read(sayOf(choice)))).toEqual(['2026-11-03', '2026-11-05']);
  });
});

describe('the reply', () => {
  const said = (question: string, ...earlier: string[]) => [...saidTwiceAgainst(checked, { question, earlier, today })];

  it('holds instead of the check where it says again what was said against it', () => {
    expect(said('해고된 날은 2026년 11월 5일이에요', '11월 5일에 해고됐어요')).toEqual([
      ['intake/dismissed', '2026-11-05'],
    ]);
  });

  it('leaves the check as it is where it says the check’s, or was said only once', () => {
    expect(said('해고된 날은 2026년 11월 3일이에요', '11월 5일에 해고됐어요')).toEqual([]);
    expect(said('11월 5일에 해고됐어요')).toEqual([]);
    expect(said('11월 5일에 해고됐어요', '도와주세요')).toEqual([]);
  });
});
