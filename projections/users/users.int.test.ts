import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { positionAt } from '../testing/fake-source.ts';
import { readModelDatabase } from '../testing/read-model.ts';
import { countUsers, usersById } from './queries.ts';
import { users } from './users.ts';

const database = readModelDatabase();
const owner = randomUUID();
const stream = `user-${owner}`;
const personal = {
  $sealed: { person: owner, key: 1, iv: 'aXY', text: 'dGV4dA', of: `${stream}|UserSignedUp|personal` },
};
const signedUp = { stream, type: 'UserSignedUp', data: { owner, oauth: 'email', personal } };
const given = (kind: string) => ({
  stream,
  type: 'ConsentGiven',
  data: { owner, kind, version: '2026-11-01', at: '2026-03-02T09:00:00.000Z' },
});
const withdrawn = (kind: string) => ({ stream, type: 'ConsentWithdrawn', data: { owner, kind } });
const granted = {
  stream,
  type: 'AccessChanged',
  data: { owner, accessType: 2, adminMenu: { all: true, advisor: false, partner: false, search: false } },
};

describe('an account in the table', () => {
  test('holds what it agreed to, what it may do, and its person only sealed', async () => {
    await database.given(users, [signedUp, given('service'), given('marketing'), granted]);
    const account = (await usersById(database.pool(), [owner, randomUUID()])).get(owner);
    expect(account).toMatchObject({
      oauth: 'email',
      personal,
      accessType: 2,
      adminMenu: { all: true },
      marketing: true,
      revision: 4,
      createdAt: '2026-03-02T09:00:00.000Z',
      consents: { service: { version: '2026-11-01', at: '2026-03-02T09:00:00.000Z' }, marketing: {} },
    });
  });

  test('a consent taken back is gone', async () => {
    await database.given(users, [signedUp, given('service'), given('marketing'), withdrawn('marketing')]);
    const account = (await usersById(database.pool(), [owner])).get(owner);
    expect(account?.marketing).toBe(false);
    expect(Object.keys(account?.consents ?? {})).toEqual(['service']);
  });

  test('an erased person is an account without a person, not a failure', async () => {
    await database.given(users, [{ ...signedUp, data: { ...signedUp.data, personal: null } }]);
    expect((await usersById(database.pool(), [owner])).get(owner)?.personal).toBeNull();
  });

  test('a name in plain text never comes into it: the projection stops instead', () => {
    const plain = { ...signedUp, data: { ...signedUp.data, personal: { name: '김해고', email: 'kim@example.com' } } };
    const event = {
      ...plain,
      id: '1',
      schemaVersion: 1,
      revision: 1,
      position: positionAt(1),
      hash: '',
      previousHash: '',
    };
    const metadata = { at: '2026-03-02T09:00:00.000Z', correlationId: '', causationId: '' };
    expect(() => users.take({ ...event, ...metadata, actor: { id: owner, role: 'user' } })).toThrow();
  });

  test('accounts are counted by access', async () => {
    const other = randomUUID();
    await database.given(users, [
      signedUp,
      granted,
      { stream: `user-${other}`, type: 'UserSignedUp', data: { owner: other, oauth: 'kakao', personal: null } },
    ]);
    expect(await countUsers(database.pool())).toEqual(
      new Map([
        [0, 1],
        [2, 1],
      ]),
    );
  });
});

test('built again from the first event, the table is the same row for row', async () => {
  const log = await database.given(
    users,
    [signedUp, given('service'), given('marketing'), withdrawn('marketing'), granted, given('sensitive')],
    [1, 2],
  );
  const [live, rebuilt] = await database.liveAndRebuilt(users, log);
  expect(rebuilt).toBe(live);
});
