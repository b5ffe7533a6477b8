import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../../shared/browser-stub.ts';
import { answerDraft } from './answer-draft.ts';

beforeEach(() => void stubBrowser(() => new Response(null, { status: 204 })));
afterEach(() => vi.unstubAllGlobals());

test('an answer is kept as it was typed, for its person and its consultation alone', () => {
  answerDraft('me', 'one').write('  줄을 바꾼\n답 ');
  expect(answerDraft('me', 'one').read()).toBe('  줄을 바꾼\n답 ');
  expect(answerDraft('me', 'other').read()).toBe('');
  expect(answerDraft('other', 'one').read()).toBe('');
});

test('nothing remains of an answer that was sent', () => {
  answerDraft('me', 'one').write('답');
  answerDraft('me', 'one').write('');
  expect(localStorage.length).toBe(0);
  expect(answerDraft('me', 'one').read()).toBe('');
});

test('without storage, the page works without a draft', () => {
  vi.stubGlobal('localStorage', undefined);
  answerDraft('me', 'one').write('답');
  expect(answerDraft('me', 'one').read()).toBe('');
});
