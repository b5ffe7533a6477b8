import { afterEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from '../../../shared/testing/browser-stub.ts';
import type { Draft } from '../draft/draft.ts';

afterEach(() => void vi.unstubAllGlobals());

const draft: Draft = {
  ...{ owner: 'user-1', id: 'check-1', startKey: 'key-1', rulesetVersion: 'a'.repeat(64), revision: 3 },
  ...{ frame: { questionnaire: 'basic' }, answers: { 'intake/2': 4 }, pending: [], batch: null, savedAt: null },
  disputed: [{ key: 'intake/2', section: 'intake', numbering: 2, mine: { value: 50 }, theirs: { value: 4 } }],
};

test('a question that waits for the person’s choice still waits when the account has gone on meanwhile', async () => {
  const answers = [{ key: 'intake/2', section: 'intake', numbering: 2, value: 9 }];
  const { id, rulesetVersion } = draft;
  stubBrowser(() => json(200, { id, rulesetVersion, revision: 4, questionnaire: 'basic', sections: null, answers }));
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', events);
  vi.stubGlobal('document', events);
  localStorage.setItem('nomucheck.check.draft', JSON.stringify(draft));

  const { refreshFromAccount } = await import('./refresh-from-account.ts');
  const { draftStore } = await import('./the-store.ts');
  expect(await refreshFromAccount('user-1')).toBe('one');
  expect(draftStore.snapshot().draft).toMatchObject({
    ...{ revision: 4, answers: { 'intake/2': 9 } },
    disputed: [{ key: 'intake/2', mine: { value: 50 }, theirs: { value: 9 } }],
  });
});
