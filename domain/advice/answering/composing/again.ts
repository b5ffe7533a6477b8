import type { Plan } from '../planning/plan.ts';
import { type Line, opening, sentence } from './claims.ts';

/** Letters and digits alone: the numbers of sources differ from one answer to the next. */
export const plain = (text: string): string =>
  text.replace(/\[\[[^\]]*\]\]|\[\d{1,3}\]/gu, '').replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether an answer before this one began as this one would. */
export const isSaidAgain = ({ first }: Pick<Plan, 'first'>, before: readonly string[]): boolean =>
  before.some((text) => plain(text).includes(plain(first)));

/** In place of a first sentence that was said before: what came of the new message. `fresh`: lines that weren't said before. */
export const againPart = (question: string, fresh: readonly Line[]): readonly Line[] => {
  if (asks.test(question))
    return [
      opening('방금 물으신 것만 따로 정리해 둔 답은 찾지 못했어요.'),
      sentence('앞의 답으로 부족하면 아래에서 노무사의 검토를 요청해 주세요.'),
    ];
  return [
    opening('알려 주신 것까지 넣어 다시 살펴봐 드렸어요.'),
    sentence(fresh.length > 0 ? '앞의 답에 더할 것은 아래와 같아요.' : '앞의 답과 다르게 말씀드릴 것은 찾지 못했어요.'),
  ];
};

const asks = /[?？]|(?:나요|까요|가요|은가요|인가요|되죠|하죠|어떻게|얼마|언제|어디|무엇|뭐)(?:[^가-힣]|$)/u;
