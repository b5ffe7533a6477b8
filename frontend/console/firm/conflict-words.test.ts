import { expect, test } from 'vitest';
import { conflictWords, recordAddress } from './conflict-words.ts';

test('a conflict says whose name stands on which side of what', () => {
  const parties = { client: '김물음', opponent: null };
  expect(conflictWords({ what: 'advice', id: 'a', here: 'client', there: 'opponent' }, parties)).toBe(
    '의뢰인 김물음: 다른 자문에서는 상대방',
  );
  expect(conflictWords({ what: 'consultation', id: 'a', here: 'opponent', there: 'client' }, parties)).toBe(
    '상대방: 다른 상담에서는 의뢰인',
  );
});

test('each kind of record has its page', () => {
  expect(recordAddress({ what: 'advice', id: 'a' })).toBe('/inspection/detail?id=a');
  expect(recordAddress({ what: 'consultation', id: 'a' })).toBe('/admin/consult/a');
});
