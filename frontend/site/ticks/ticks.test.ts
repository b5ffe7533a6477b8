import type { Preferences } from '@nomucheck/domain/people/contract/preferences.ts';
import { expect, test } from 'vitest';
import { keepTick, type PreferencesServer, ticksIn } from './ticks.ts';

/** The server's rules: a write names the revision that it saw. `meanwhile` is written once, between a read and a write. */
const serverWith = (settings: Preferences['settings'], meanwhile?: Preferences['settings']) => {
  let kept: Preferences = { revision: 3, settings, queries: [] };
  let other = meanwhile;
  const server: PreferencesServer = {
    read: async () => ({ ok: true, value: kept }),
    write: async (wanted, expectedRevision) => {
      if (other) kept = { ...kept, revision: kept.revision + 1, settings: { ...kept.settings, ...other } };
      other = undefined;
      if (expectedRevision !== kept.revision) return { ok: false, code: 'conflict', message: '', details: {} };
      kept = { ...kept, revision: kept.revision + 1, settings: wanted };
      return { ok: true, value: kept };
    },
  };
  return { server, now: () => kept };
};

test('a tick is kept beside the other settings, and is there when it is read again', async () => {
  const { server, now } = serverWith({ density: 'compact' });
  expect(await keepTick(server, 'papers.c1', 'contract', true)).toEqual(new Set(['contract']));
  expect(now().settings).toEqual({ density: 'compact', 'papers.c1': ['contract'] });
  expect(ticksIn(now(), 'papers.c1')).toEqual(new Set(['contract']));
  expect(ticksIn(now(), 'papers.c2')).toEqual(new Set());
});

test('a tick that is taken back is gone', async () => {
  const { server } = serverWith({ 'papers.c1': ['contract', 'pay'] });
  expect(await keepTick(server, 'papers.c1', 'contract', false)).toEqual(new Set(['pay']));
});

test('two devices that tick at once both keep theirs', async () => {
  const { server } = serverWith({}, { 'papers.c1': ['pay'] });
  expect(await keepTick(server, 'papers.c1', 'contract', true)).toEqual(new Set(['contract', 'pay']));
});

test('without a connection nothing is claimed to be kept', async () => {
  const failed = { ok: false, code: 'server_error', message: '', details: {} } as const;
  const server: PreferencesServer = { read: async () => failed, write: async () => failed };
  expect(await keepTick(server, 'papers.c1', 'contract', true)).toBeNull();
});

test('what another program has written under that name is no tick', () => {
  expect(ticksIn({ settings: { 'papers.c1': 'all' } }, 'papers.c1')).toEqual(new Set());
  expect(ticksIn({ settings: { 'papers.c1': [1, 'pay'] } }, 'papers.c1')).toEqual(new Set(['pay']));
});
