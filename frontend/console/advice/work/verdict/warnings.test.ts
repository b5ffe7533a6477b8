import { pointsInOrder } from '@nomucheck/domain/advice/review/checklist.ts';
import { expect, test } from 'vitest';
import { warningsOf } from './warnings.ts';

test('a reviewer is warned of open points, of numbers without a source, and of a missing registration number', () => {
  expect(warningsOf({ text: '기한은 석 달[4]', checklist: ['facts'] }, null, [])).toEqual([
    expect.stringMatching(/^확인하지 않은 점검 5개: 기한과 신청할 곳이 맞아요 · /),
    '근거가 없는 번호: [4]',
    expect.stringContaining('등록번호'),
  ]);
});

test('nothing is said where all is confirmed', () => {
  expect(warningsOf({ text: '기한은 석 달', checklist: [...pointsInOrder] }, '제1234호', [])).toEqual([]);
});

test('reviewer 2 is told who will be said to have read what, where they changed more than spacing', () => {
  const copy = { text: '기한은 석 달이에요.', checklist: [...pointsInOrder] };
  expect(warningsOf(copy, '제1234호', [], '기한은 석달이에요')).toEqual([]);
  expect(warningsOf(copy, '제1234호', [], '기한은 두 달이에요.')).toEqual([
    expect.stringMatching(/고치기 전의 글을 읽은 것으로 실리고.*돌려보내/),
  ]);
});
