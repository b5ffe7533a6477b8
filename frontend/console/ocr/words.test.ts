import { describe, expect, it } from 'vitest';
import { missingWords, pageWords, progressWords, shareRead, statusWords, whyNotAttached } from './words.ts';

describe('how far a document is', () => {
  it.each([
    ['waiting', 0, null, '차례를 기다리는 중입니다.', null],
    ['reading', 0, null, '첫 쪽을 읽는 중입니다.', null],
    ['reading', 3, 12, '3 / 12쪽 읽었습니다.', 25],
    ['read', 12, 12, '12쪽을 모두 읽었습니다.', 100],
    ['cancelled', 3, 12, '12쪽 가운데 3쪽을 읽었습니다.', 25],
    ['failed', 0, null, '읽은 쪽이 없습니다.', null],
    ['failed', 0, 2, '읽은 쪽이 없습니다.', 0],
  ] as const)('%s, page %s of %s', (status, page, pages, words, share) => {
    expect(progressWords({ status, page, pages })).toBe(words);
    expect(shareRead({ page, pages })).toBe(share);
  });
});

it('a document with some unreadable pages is told apart from one that could not be read at all', () => {
  expect(statusWords({ status: 'failed', page: 0 })).toBe('읽지 못함');
  expect(statusWords({ status: 'failed', page: 2 })).toBe('일부 읽지 못함');
  expect(statusWords({ status: 'read', page: 2 })).toBe('다 읽음');
});

describe('a page in the choice of pages', () => {
  const page = { page: 2, how: 'recognised', words: 300, lowWords: 4, confidence: 91.2, corrected: false } as const;

  it('says what there is to look at', () => {
    expect(pageWords(page, 12)).toBe('2 / 12쪽 · 확인할 낱말 4');
    expect(pageWords({ ...page, corrected: true, lowWords: 0 }, 12)).toBe('2 / 12쪽 · 고침');
    expect(pageWords({ ...page, how: 'typed', corrected: true, lowWords: 0 }, 12)).toBe('2 / 12쪽 · 직접 적은 글');
    expect(pageWords({ ...page, how: 'text_layer', lowWords: 0 }, 12)).toBe('2 / 12쪽 · PDF에 든 글');
  });
});

describe('a page without a text', () => {
  it('is named with the reason', () => {
    expect(missingWords({ page: 3, reason: 'damaged', message: '파일이 깨졌어요.' })).toBe('3쪽: 파일이 깨졌어요.');
    expect(missingWords({ page: 3, reason: 'damaged', message: '3쪽: 파일이 깨졌어요.' })).toBe(
      '3쪽: 파일이 깨졌어요.',
    );
    expect(missingWords({ page: 3, reason: null, message: null })).toBe('3쪽: 아직 읽지 않았습니다.');
  });

  it('does not keep the others from a case; while it is being read, or without any text, it is said why none can be made', () => {
    const page = { page: 2, how: 'recognised', words: 3, lowWords: 0, confidence: 91, corrected: false } as const;
    for (const status of ['read', 'failed', 'cancelled'] as const)
      expect(whyNotAttached({ status, readPages: [page] })).toBeNull();
    expect(whyNotAttached({ status: 'reading', readPages: [page] })).toContain('다 읽으면');
    expect(whyNotAttached({ status: 'failed', readPages: [] })).toContain('글이 있는 쪽이 없어');
  });
});
