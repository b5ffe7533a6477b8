import { expect, test } from 'vitest';
import { agoWords, exportColumns, listAddress } from './words.ts';

const now = new Date('2026-11-28T05:00:00Z');

test.each([
  [0.5, '방금'],
  [5, '5분 전'],
  [60, '1시간 전'],
  [60 * 23, '23시간 전'],
  [60 * 24, '1일 전'],
  [60 * 24 * 9, '9일 전'],
])('%d minutes ago is said as %s', (minutes, words) => {
  expect(agoWords(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(words);
});

test('a list under a filter keeps its own order where none is named', () => {
  const { searchParams } = new URL(listAddress({ person: 'p' }), 'http://localhost');
  expect([...searchParams]).toEqual([['filter', '{"person":"p"}']]);
});

test('the file has the time of Korea, so that a spreadsheet sorts it, and nothing of the body', () => {
  const row = Object.fromEntries(
    exportColumns.map(({ title, value }) => [
      title,
      value({
        ...{
          id: 'c',
          stage: 'agreed',
          kind: 'paid',
          topic: 'wage',
          person: { id: 'p', name: '김물음' },
          checkId: null,
        },
        ...{ requestedAt: '2026-11-27T23:30:00.000Z', lastWordAt: '2026-11-28T01:00:00.000Z', assignee: null },
        ...{
          agreedAt: '2026-12-01T05:00:00.000Z',
          wantsCall: true,
          wantsChanceReview: false,
          conflict: true,
          revision: 3,
        },
      }),
    ]),
  );
  expect(row).toEqual({
    ...{ 단계: '시간 확정', 종류: '유료', 주제: '임금·퇴직금', 신청인: '김물음', '맡은 사람': null, 번호: 'c' },
    ...{ '신청한 때': '2026-11-28 08:30', '마지막 글': '2026-11-28 10:00', '상담 시간': '2026-12-01 14:00' },
    ...{ '전화 상담': '예', '승소 가능성 검토': '', '이해 충돌': '확인 필요' },
  });
});
