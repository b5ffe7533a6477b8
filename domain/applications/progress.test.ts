import { expect, test } from 'vitest';
import { dismissedByMessenger, today } from './application.fixture.ts';
import { progressOfMain } from './progress.ts';

test('of the places that the answers leave blank it counts those that are filled in', () => {
  const basis = dismissedByMessenger();
  const none = progressOfMain({ basis, fields: {} }, today);
  expect(none.all).toBeGreaterThan(5);
  const more = progressOfMain({ basis, fields: { companyName: '주식회사 하나', address: '서울' } }, today);
  expect(more).toEqual({ filled: none.filled + 2, all: none.all });
});

test('a field that was emptied on purpose is a place more to fill in, never a negative count', () => {
  const { filled, all } = progressOfMain({ basis: dismissedByMessenger(), fields: { name: '', phone: '' } }, today);
  expect(filled).toBeGreaterThanOrEqual(0);
  expect(all).toBeGreaterThan(filled);
});
