import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listMessages } from '../../../projections/messages/listing.ts';
import { messages } from '../../../projections/messages/messages.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const owner = randomUUID();
const now = '2026-03-02T10:00:00.000Z';
const newest = { sort: { field: 'requestedAt', descending: true }, from: 0, to: 24, now } as const;

/** Until when a code is of use; the other messages always are. */
const lastInstants = new Map<string, string>();
/** The events of one message, in order. */
const message = (id: string, ...then: readonly { readonly type: string; readonly data?: object }[]) => {
  const stream = `message-${id}`;
  const personal = {
    $sealed: { person: owner, key: 1, iv: 'aXY', text: 'dGV4dA', of: `${stream}|MessageRequested|personal` },
  };
  const requested = { owner, channel: 'email', template: 'notice', notAfter: lastInstants.get(id) ?? null, personal };
  return [
    { stream, type: 'MessageRequested', data: requested },
    ...then.map(({ type, data = {} }) => ({ stream, type, data: { owner, ...data } })),
  ];
};
const sent = { type: 'MessageSent', data: { via: 'smtp' } };
const failed = { type: 'MessageFailed', data: { why: 'refused' } };
const retried = { type: 'MessageRetried' };
const opened = { type: 'MessageOpened' };

const tooLate = { type: 'MessageFailed', data: { why: 'too_late' } };

const [waiting, read, givenUp, again, late] = [randomUUID(), randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [stillValid, expired] = [randomUUID(), randomUUID()];
lastInstants.set(stillValid, now).set(expired, '2026-03-02T09:59:59.999Z');
const log = [
  ...message(waiting),
  ...message(read, sent, opened),
  ...message(givenUp, failed),
  ...message(again, failed, retried, sent),
  ...message(late, tooLate),
  ...message(stillValid, failed),
  ...message(expired, failed),
];

test('a message in the table shows its progress; its address is only there sealed', async () => {
  await database.given(messages, log);
  const of = async (id: string) => (await listMessages(database.pool(), { ...newest, filter: { id: [id] } })).items[0];
  expect(await of(waiting)).toMatchObject({ status: 'requested', via: null, why: null, sentAt: null, openedAt: null });
  expect(await of(read)).toMatchObject({ status: 'sent', via: 'smtp', openedAt: '2026-03-02T09:00:00.000Z' });
  expect(await of(givenUp)).toMatchObject({
    status: 'failed',
    why: 'refused',
    personal: { $sealed: { person: owner } },
  });
  expect(await of(again)).toMatchObject({ status: 'sent', why: null, revision: 4 });
});

test('a page of messages contains what was requested, with the total', async () => {
  await database.given(messages, log);
  const found = async (filter: object, page: object = {}) => {
    const { items, total } = await listMessages(database.pool(), { ...newest, ...page, filter });
    return { total, ids: items.map(({ id }) => id) };
  };
  const failures = await found({ status: 'failed' });
  expect([failures.total, failures.ids.toSorted()]).toEqual([4, [givenUp, late, stillValid, expired].toSorted()]);
  // A code that has expired is of no use, whatever it failed by.
  const retriable = await found({ retriable: true });
  expect([retriable.total, retriable.ids.toSorted()]).toEqual([2, [givenUp, stillValid].toSorted()]);
  expect(await found({ opened: true, owner })).toEqual({ total: 1, ids: [read] });
  expect((await found({}, { to: 2 })).ids).toHaveLength(3);
  expect(await found({ channel: 'sms' })).toEqual({ total: 0, ids: [] });
});

test('built again from the first event, the table is the same row for row', async () => {
  const written = await database.given(messages, log, [1, 3]);
  const [live, rebuilt] = await database.liveAndRebuilt(messages, written);
  expect(rebuilt).toBe(live);
});
