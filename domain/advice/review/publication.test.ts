import { expect, test } from 'vitest';
import { pointsInOrder } from './checklist.ts';
import { openInWords, openOf } from './publication.ts';

test('a publication names open points, unanswered comments of review 1 and a missing number, and nothing once they are settled', () => {
  const comment = { anchor: { from: 0, to: 3, quote: '석 달' }, body: '기한을 봐 주세요' };
  const open = openOf({ comments: [], checklist: ['facts'], registration: null }, [comment]);
  expect(open).toEqual({
    points: pointsInOrder.filter((point) => point !== 'facts'),
    comments: 1,
    isUnregistered: true,
  });
  expect(openInWords(open)).toEqual([...['확인하지 않은 점검 5개', '답하지 않은 1차 의견 1건', '등록번호 없음']]);
  const answered = [{ ...comment, body: '확인함' }];
  const settled = { comments: answered, checklist: [...pointsInOrder], registration: '제1234호' };
  expect(openInWords(openOf(settled, [comment]))).toEqual([]);
});
