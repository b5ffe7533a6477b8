import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { sealedSessions } from '../vault/sealed-sessions.ts';
import type { Session } from '../vault/sessions.ts';
import { createMemorySealer } from './memory-sealer.ts';

const at = '2026-11-21T03:00:00.000Z';

/** Stores sessions as the vault does, as far as these tests read them. */
const setUp = () => {
  const kept: Session[] = [];
  const sessions: Parameters<typeof sealedSessions>[0] = {
    open: async ({ userId, device = null }) => {
      const session = { id: randomUUID(), userId, createdAt: at, lastUsedAt: at, endsAt: at, device };
      kept.push(session);
      return { token: 'token', session };
    },
    find: async () => (kept[0] ? { ...kept[0], destructions: { count: '0', askedAt: 0 } } : null),
    list: async () => kept,
    recorded: async () => kept.map((session) => ({ ...session, revokedAt: null })),
  };
  const { sealer, keys } = createMemorySealer();
  return { kept, keys, sessions: sealedSessions(sessions, sealer) };
};
const opening = { userId: 'kim', idleSeconds: 1, absoluteSeconds: 1 };

it('a device is shown in the list of sessions, and is never stored in plain text', async () => {
  const { kept, sessions } = setUp();
  const opened = await sessions.open({ ...opening, device: 'Firefox on a train' });
  await sessions.open(opening);
  expect(opened.session.device).toBe('Firefox on a train');
  expect(JSON.stringify(kept)).not.toContain('Firefox');
  for (const all of [await sessions.list('kim'), await sessions.recorded('kim')])
    expect(all.map(({ device }) => device)).toEqual(['Firefox on a train', null]);
  expect((await sessions.find('token'))?.device).toBeNull();
});

it('a device of a person who left, or one from before devices were sealed, is absent and no error', async () => {
  const { kept, keys, sessions } = setUp();
  await sessions.open({ ...opening, device: 'Firefox' });
  for (const session of kept.slice()) kept.push({ ...session, device: 'Mozilla/5.0 (plain)' });
  await keys.destroy('kim');
  expect((await sessions.list('kim')).map(({ device }) => device)).toEqual([null, null]);
});
