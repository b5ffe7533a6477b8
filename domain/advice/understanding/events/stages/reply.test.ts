import { describe, expect, it } from 'vitest';
import { understand } from '../../understand.ts';
import { askedIn, isReply } from './reply.ts';

describe('a message that only replies', () => {
  it.each([
    '직원 3명인데요',
    '11월 5일에 받았어요',
    '월급 230이에요',
    '산재 신청은 아직 안 했어요',
    '재심신청은 아직 안 했어요',
    '왜 대기하라는지 몰라요',
    '아직 어떻게 될지 몰라요',
    '네',
    '녹음이 있어요',
    '저도 그 자리에 있었어요',
    '회사가 먼저 수리했다고 했어요',
    '취업규칙이 따로 없어요',
  ])('%s', (text) => {
    expect(isReply(text)).toBe(true);
  });

  it.each([
    '그럼 언제까지 신고해야 돼요',
    '실업급여는요?',
    '위로금은 얼마나 받나요',
    '어디다 신고해요',
    '쓰는 게 나을까요',
    '그게 맞나요',
    '퇴직금이 궁금해요',
    '노무사 비용 알려주세요',
    '뭘 준비해야 돼요',
    '해고가 맞는 건지',
    '',
    '어제 해고당했어요 사장이 나오지 말래서 짐을 싸서 나왔는데 그 뒤로 연락도 없고 월급도 안 들어와서 답답하고 잠이 안 와요',
  ])('but not: %s', (text) => {
    expect(isReply(text)).toBe(false);
  });

  it('leaves what was asked before it as what is asked', () => {
    expect(askedIn('녹음이 있어요', ['해고됐어요', '증거는 뭐가 필요해요?'])).toBe(
      '증거는 뭐가 필요해요?\n녹음이 있어요',
    );
    expect(askedIn('직원은 4명이에요', ['얼마 받나요?', '3년 일했어요'])).toBe('얼마 받나요?\n직원은 4명이에요');
    expect(askedIn('그럼 얼마예요?', ['해고됐어요'])).toBe('그럼 얼마예요?');
    expect(askedIn('해고됐어요', [])).toBe('해고됐어요');
  });

  it('doesn’t change who asks', () => {
    const { asker } = understand('같은 때 사람을 새로 뽑았어요', ['정리해고 통보를 받았어요'], '2026-11-27');
    expect(asker).toBe('employee');
  });
});
