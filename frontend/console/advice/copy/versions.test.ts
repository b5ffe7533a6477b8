import { expect, test } from 'vitest';
import { commentsOfReview1, firstPair, versionsOf } from './versions.ts';

const text = (what: 'draft' | 'review1' | 'review2' | 'published', more: object = {}) => ({
  ...{ what, round: 1, at: '2026-11-23T05:00:00Z', by: null, text: what, comments: [], verdict: null, reason: null },
  ...more,
});

test('each text is named by its stage, its round, and whether it was returned', () => {
  const versions = versionsOf(
    [
      text('draft'),
      text('review1', { by: '박노무', verdict: 'approve' }),
      text('review2', { verdict: 'return' }),
      text('draft', { round: 2 }),
    ],
    '쓰는 중',
  );
  expect(versions.map(({ name }) => name)).toEqual([
    '초안',
    '1차 검토',
    '2차 검토 (돌려보냄)',
    '2번째 초안',
    '지금 글',
  ]);
  expect(versions[1]?.note).toBe('박노무, 2026년 11월 23일 14:00');
});

test('at first the newest text is compared with the one before it', () => {
  expect(firstPair(versionsOf([text('draft'), text('review1')], '쓰는 중'))).toEqual(['1', 'now']);
  expect(firstPair(versionsOf([text('draft')], null))).toEqual(['0', '0']);
  expect(firstPair([])).toEqual(['', '']);
});

test('what is published is compared with what review 1 left, because review 2 left the same text', () => {
  const last = { text: '고쳐서 발행한 글' };
  const texts = [text('draft'), text('review1'), text('review2', last), text('published', last)];
  expect(firstPair(versionsOf(texts, null))).toEqual(['1', '3']);
});

test('review 2 begins with what review 1 changed in the draft of this round, and with its comments', () => {
  const comment = { anchor: { from: 0, to: 2, quote: '기한' }, body: '확인' };
  const texts = [
    ...[text('draft'), text('review1', { verdict: 'approve' }), text('review2', { verdict: 'return' })],
    text('review1', { verdict: 'approve', comments: [comment] }),
  ];
  expect(firstPair(versionsOf(texts, '쓰는 중'), true)).toEqual(['0', '3']);
  expect(commentsOfReview1(texts)).toEqual([comment]);
});
