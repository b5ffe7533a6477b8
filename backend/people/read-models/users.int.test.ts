import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { countUsers } from '../../../projections/people/counts.ts';
import { listUsers } from '../../../projections/people/listing.ts';
import { users } from '../../../projections/people/users.ts';
import { positionAt } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

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

const verified = { stream, type: 'EmailVerified', data: { owner, at: '2026-03-02T09:00:00.000Z' } };
const byId = async (id: string) =>
  (await listUsers(database.pool(), { ...newest, from: 0, to: 0, filter: { id: [id, randomUUID()] } })).items[0];
const newest = { sort: { field: 'createdAt', descending: true } } as const;

describe('an account in the table', () => {
  test('holds its consents and its rights; personal data are only there sealed', async () => {
    await database.given(users, [signedUp, given('service'), given('marketing'), verified, granted]);
    expect(await byId(owner)).toMatchObject({
      oauth: 'email',
      personal,
      accessType: 2,
      adminMenu: { all: true },
      role: 'super',
      marketing: true,
      revision: 5,
      createdAt: '2026-03-02T09:00:00.000Z',
      verifiedAt: '2026-03-02T09:00:00.000Z',
    });
  });

  test('has the phone number that was verified last', async () => {
    const renewed = { $sealed: { ...personal.$sealed, text: 'bmV1', of: `${stream}|PhoneVerified|personal` } };
    const phone = { stream, type: 'PhoneVerified', data: { owner, at: '2026-03-03T09:00:00.000Z', personal: renewed } };
    await database.given(users, [signedUp, phone]);
    expect((await byId(owner))?.personal).toEqual(renewed);
  });

  test('a withdrawn consent is null', async () => {
    await database.given(users, [signedUp, given('service'), given('marketing'), withdrawn('marketing')]);
    expect((await byId(owner))?.marketing).toBe(false);
  });

  test('of an erased person has no personal data, and doesn’t fail', async () => {
    await database.given(users, [{ ...signedUp, data: { ...signedUp.data, personal: null } }]);
    expect((await byId(owner))?.personal).toBeNull();
  });

  test('whose sign-up service was disconnected shows the sign-in method that is left', async () => {
    const byKakao = { ...signedUp, data: { ...signedUp.data, oauth: 'kakao' } };
    const linked = {
      stream,
      type: 'SocialLinked',
      data: { owner, provider: 'naver', at: '2026-03-02T09:00:00.000Z' },
    };
    const unlinked = { stream, type: 'SocialUnlinked', data: { owner, provider: 'kakao', oauth: 'naver' } };
    await database.given(users, [byKakao, linked]);
    expect((await byId(owner))?.oauth).toBe('kakao');
    await database.given(users, [byKakao, linked, unlinked]);
    expect((await byId(owner))?.oauth).toBe('naver');
  });

  test('a name in plain text never gets into the table: the projection stops instead', () => {
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
});

describe('the counts of accounts', () => {
  const signedUpAt = (id: string, at: string, oauth = 'email') => ({
    stream: `user-${id}`,
    type: 'UserSignedUp',
    data: { owner: id, oauth, personal: null },
    at,
  });

  test('are by role, by sign-in method, and by day in Korean time', async () => {
    const [early, late, next] = [randomUUID(), randomUUID(), randomUUID()];
    await database.given(users, [
      signedUp,
      granted,
      verified,
      signedUpAt(early, '2026-03-02T15:00:00.000Z', 'kakao'),
      signedUpAt(late, '2026-03-03T14:59:59.999Z'),
      signedUpAt(next, '2026-03-03T15:00:00.000Z'),
    ]);
    expect(await countUsers(database.pool(), '2026-03-01', '2026-03-03')).toEqual({
      total: 4,
      verified: 1,
      byRole: { user: 3, partner: 0, advisor: 0, admin: 0, super: 1 },
      byProvider: { email: 3, google: 0, naver: 0, kakao: 1 },
      byDay: [
        { day: '2026-03-01', signedUp: 0 },
        { day: '2026-03-02', signedUp: 1 },
        { day: '2026-03-03', signedUp: 2 },
      ],
    });
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
