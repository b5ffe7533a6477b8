import { describe, expect, it } from 'vitest';
import { stageIn } from './stage.ts';

describe('who tells the first decision and asks about the second body has lost once', () => {
  it.each([
    '지방노동위원회에서 각하 나왔는데 중노위 재심은 며칠 안에 하나요',
    '지노위에서 졌습니다 판정서 받았고 중앙노동위원회 재심신청서는 뭘 적나요',
    '초심 기각됐어요 중노위 재심 기한 알려주세요',
    '지노위 기각 판정문이 왔어요 중노위로 가려면 어떻게 해요',
    '지노위에서 떨어졌어요 중노위에 다시 해볼까요',
    '지노위에서 졌는데 중노위의 재심도 혼자 할 수 있나요',
  ])('%s', (text) => {
    expect(stageIn(text, 'employee')).toBe('lost');
  });

  it.each([
    '지노위에서 졌고 중노위에서도 기각이래요',
    '지노위 기각에 재심까지 졌어요',
    '중노위 재심판정서를 받았습니다 초심 유지래요',
    '중노위에 재심 신청했는데 또 각하됐어요',
    '중앙노동위원회도 회사 편이라 졌어요',
  ])('and twice where the second decided: %s', (text) => {
    expect(stageIn(text, 'employee')).toBe('review_lost');
  });

  it.each([
    '저는 지노위에서 이겼는데 회사가 기각당했다고 화를 내요',
    '회사에서 기각당한 게 말이 되냐고 하는데 지노위는 제가 승소했어요',
  ])('not who has won, and tells of the company that its words were rejected: %s', (text) => {
    expect(stageIn(text, 'employee')).toBe('won');
  });

  it('where only that is told, it is in doubt, and counts as lost', () => {
    expect(stageIn('지노위에서 회사에서 기각당했대요', 'employee')).toBe('lost');
  });

  it('a company that lost once has ten days as well', () => {
    expect(stageIn('저희 회사가 지노위에서 졌는데 중노위 재심은 언제까지인가요', 'employer')).toBe('lost');
  });
});
