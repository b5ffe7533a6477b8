import type { ApplicationSaved } from '@nomucheck/domain/applications/contract.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { describe, expect, test } from 'vitest';
import type { Reply } from '../../../shared/client/ask.ts';
import { createDraftSaving } from './draft-saving.ts';
import type { Unsaved } from './unsaved-fields.ts';

const refusal = (code: string): Reply<ApplicationSaved> => ({ ok: false, code, message: `${code} 문장` });

/** A server that keeps the draft, refuses an old revision, and may fail. */
const setUp = () => {
  const server = { revision: 0, fields: {} as FieldChanges, failing: null as string | null, keys: [] as string[] };
  const timers: (() => void)[] = [];
  const saved = (): ApplicationSaved => ({ revision: server.revision, fields: server.fields });
  const write = (fields: FieldChanges): void => {
    server.revision += 1;
    server.fields = { ...server.fields, ...fields };
  };
  const device = { unsaved: null as Unsaved | null };
  const open = () => createDraftSaving(saved(), surroundings);
  const surroundings: Parameters<typeof createDraftSaving>[1] = {
    change: async (fields, expectedRevision, key) => {
      server.keys.push(key);
      if (server.failing !== null) return refusal(server.failing);
      if (expectedRevision !== server.revision) return refusal('conflict');
      write(fields);
      return { ok: true, value: saved() };
    },
    read: async () => ({ ok: true, value: saved() }),
    randomKey: () => `key ${server.keys.length}`,
    now: () => '2026-11-21T03:00:00.000Z',
    later: (run) => {
      timers.push(run);
      return () => timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0);
    },
    unsaved: {
      read: () => device.unsaved,
      keep: (unsaved) => {
        device.unsaved = unsaved;
      },
    },
  };
  return { server, draft: open(), open, timers, write };
};

describe('the draft of an application while it is typed', () => {
  test('is shown at once and sent after a pause, all that was typed in it in one request', async () => {
    const { server, draft, timers } = setUp();
    draft.type({ name: '김' });
    draft.type({ name: '김하나', duty: '구매' });
    expect(draft.state().fields).toEqual({ name: '김하나', duty: '구매' });
    expect([server.revision, timers.length]).toEqual([0, 1]);
    expect(await draft.flush()).toBe(true);
    expect(server.fields).toEqual({ name: '김하나', duty: '구매' });
    expect(server.revision).toBe(1);
    expect(draft.state().save).toEqual({ kind: 'saved', at: '2026-11-21T03:00:00.000Z' });
  });

  test('keeps what was typed while the server is away, and sends the same again under the same key', async () => {
    const { server, draft, timers } = setUp();
    server.failing = 'unavailable';
    draft.type({ name: '김하나' });
    expect(await draft.flush()).toBe(false);
    expect(draft.state()).toMatchObject({ fields: { name: '김하나' }, save: { kind: 'waiting' } });
    server.failing = null;
    for (const run of timers.splice(0)) run();
    await expect.poll(() => draft.state().save.kind).toBe('saved');
    expect(server.keys[0]).toBe(server.keys[1]);
  });

  test('takes in other fields that another window wrote', async () => {
    const { server, draft, write } = setUp();
    write({ companyName: '주식회사 하나' });
    draft.type({ name: '김하나' });
    expect(await draft.flush()).toBe(true);
    expect(server.fields).toEqual({ companyName: '주식회사 하나', name: '김하나' });
    expect(draft.state().fields).toEqual(server.fields);
  });

  test.each([
    ['mine', '이 창'],
    ['theirs', '다른 창'],
  ] as const)('lets the person choose where both windows wrote the same field: %s', async (take, kept) => {
    const { server, draft, write } = setUp();
    write({ name: '다른 창' });
    draft.type({ name: '이 창' });
    expect(await draft.flush()).toBe(false);
    expect(draft.state()).toMatchObject({ fields: { name: '이 창' }, save: { kind: 'conflict' } });
    expect(server.fields).toEqual({ name: '다른 창' });
    draft.resolve(take);
    await expect.poll(() => draft.flush()).toBe(true);
    expect([server.fields.name, draft.state().fields.name]).toEqual([kept, kept]);
  });

  test('says why the server refuses a field, and sends it again with the next change', async () => {
    const { server, draft } = setUp();
    server.failing = 'invalid_request';
    draft.type({ name: '김하나' });
    expect(await draft.flush()).toBe(false);
    expect(draft.state().save).toEqual({ kind: 'refused', message: 'invalid_request 문장' });
    server.failing = null;
    draft.type({ duty: '구매' });
    expect(await draft.flush()).toBe(true);
    expect(server.fields).toEqual({ name: '김하나', duty: '구매' });
  });

  test.each([
    ['login_needed', 'signed_out'],
    ['check_full', 'full'],
  ])('after %s it stops and keeps the words', async (code, kind) => {
    const { server, draft } = setUp();
    server.failing = code;
    draft.type({ name: '김하나' });
    expect(await draft.flush()).toBe(false);
    expect(draft.state()).toMatchObject({ fields: { name: '김하나' }, save: { kind } });
  });

  describe('opened again before the save was answered', () => {
    test('shows what was typed, not what the server has, and sends it', async () => {
      const { server, draft, open } = setUp();
      draft.type({ name: '김하나' });
      const reopened = open();
      expect(reopened.state()).toEqual({ fields: { name: '김하나' }, save: { kind: 'saving' } });
      expect(await reopened.flush()).toBe(true);
      expect(server.fields).toEqual({ name: '김하나' });
      expect(open().state()).toEqual({ fields: { name: '김하나' }, save: { kind: 'nothing_yet' } });
    });

    test('sends nothing twice where the save had arrived', async () => {
      const { server, draft, open, write } = setUp();
      draft.type({ name: '김하나' });
      write({ name: '김하나' });
      const reopened = open();
      expect(await reopened.flush()).toBe(true);
      expect([server.fields, reopened.state().fields]).toEqual([{ name: '김하나' }, { name: '김하나' }]);
    });

    test('lets the person choose where another window wrote the same field since', async () => {
      const { server, draft, open, write } = setUp();
      draft.type({ name: '이 창', duty: '구매' });
      write({ name: '다른 창' });
      const reopened = open();
      expect(reopened.state()).toMatchObject({ fields: { name: '이 창' }, save: { kind: 'conflict' } });
      reopened.resolve('theirs');
      await expect.poll(() => reopened.flush()).toBe(true);
      expect(server.fields.name).toBe('다른 창');
    });
  });
});
