import { expect, test } from 'vitest';
import { openComments } from './open-comments.ts';

const on = (quote: string, body: string) => ({ anchor: { from: 0, to: quote.length, quote }, body });

test('a comment of review 1 is open until reviewer 2 comments on the same words', () => {
  const ofReview1 = [on('석 달', '기한을 봐 주세요'), on('서면', '조문을 봐 주세요')];
  expect(openComments(ofReview1, [])).toEqual(ofReview1);
  expect(openComments(ofReview1, [on('석 달', '맞아요'), on('해고', '다른 말')])).toEqual([ofReview1[1]]);
});

test('of two comments on the same words one answer leaves the second open', () => {
  const ofReview1 = [on('석 달', '기한을 봐 주세요'), on('석 달', '기산일도요')];
  expect(openComments(ofReview1, [on('석 달', '맞아요')])).toEqual([ofReview1[1]]);
  expect(openComments(ofReview1, [on('석 달', '맞아요'), on('석 달', '봤어요')])).toEqual([]);
});
