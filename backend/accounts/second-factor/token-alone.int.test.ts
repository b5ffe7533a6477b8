import { randomUUID } from 'node:crypto';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { codeSentTo } from '../../messages/testing/mailbox.fixture.ts';
import { createBuyers } from '../../orders/testing/buyers.fixture.ts';
import { startPortOne } from '../../orders/testing/portone.fixture.ts';
import { addToLog, proveAddress } from '../../testing/people-of-roles.fixture.ts';
import { password, type Route, startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { END_OLD_SESSIONS } from '../role-changes.ts';
import { appCode, type Owner, turnOnSecondFactor } from '../testing/authenticator.fixture.ts';

/**
 * Somebody has a person's token, and nothing else of theirs. What it could change lastingly (ways to sign in, where money
 * goes, who is staff, the end of an account) is refused without both factors, and leaves every record as it was.
 */

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let client: pg.Client;
/** A buyer, a super and an ordinary person; the first two have a second factor. */
let buyer: Owner;
let boss: Owner;
let someone: string;
let orderId: string;
let proofOfNumber: string;
const buyers = createBuyers(() => test);
const number = '01087654321';
const account = { bank: 'KOOKMIN', number: '123-45-67890', holder: '도둑' };

beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  const bought = await buyers.buyer();
  ({ orderId } = bought);
  portone.pay(orderId, { method: { type: 'PaymentMethodVirtualAccount', accountNumber: '1' } });
  await buyers.back(bought);
  someone = (await test.person()).id;
  const withFactor = async (person: typeof bought.person): Promise<Owner> => {
    await proveAddress(test, person.id);
    return turnOnSecondFactor(test, person);
  };
  [buyer, boss] = [await withFactor(bought.person), await withFactor(await test.staff())];
  const personal = { name: '김해고', email: buyer.email, phoneNumber: '01012345678' };
  const at = new Date().toISOString();
  await addToLog(test, buyer.id, { type: 'PhoneVerified', data: { owner: buyer.id, at, personal } });
  await addToLog(test, buyer.id, { type: 'SocialLinked', data: { owner: buyer.id, provider: 'google', at } });
  const to = { channel: 'sms', address: number, purpose: 'verify' };
  await test.call('POST', '/api/user/code', { token: buyer.token, body: to });
  const code = await codeSentTo(test, number);
  proofOfNumber = (await test.call('POST', '/api/user/checkcode', { body: { ...to, code } })).body.proof;
  // The document of a paid result is written by a job; its event would look like a change by one of the calls.
  await vi.waitFor(async () => {
    const written = `select 1 from log.events where stream = $1 and type = 'ResultDocumentWritten'`;
    expect((await client.query(written, [`order-${orderId}`])).rowCount).toBe(1);
  }, 60_000);
  await oldSessionsEnded(boss.id);
  await client.query(`update vault.sessions set created_at = created_at - interval '2 hours'`);
}, 120_000);
afterAll(async () => {
  await client.end();
  await test.stop();
  await portone.stop();
});

/** A grant ends older sessions in a job, too: it would end the session of a test that moves its start before the grant. */
const oldSessionsEnded = (person: string): Promise<void> =>
  vi.waitFor(async () => {
    const done = `select from work.outbox as o join log.events as e on e.id = o.event_id
      where e.stream = $1 and o.name = $2 and o.state = 'done'`;
    expect((await client.query(done, [userStream(person), END_OLD_SESSIONS])).rowCount).toBe(1);
  }, 20_000);

const fresh = { password: 'neues456?', passwordConfirm: 'neues456?' };
const makeStaff = { accessType: 1, reason: '업무 분담' };

type Lasting = {
  /** Whose token, and the call with nothing but it. */
  readonly by: () => Owner;
  readonly path?: () => string;
  readonly body: () => object;
  /** The names under which the call takes the factors themselves; without them, it takes a confirmation. */
  readonly takes?: { readonly current: string; readonly otp: string };
};
const mine = { by: () => buyer };
const bosses = { by: () => boss };
const factors = { current: 'current', otp: 'otp' };

const lasting: Readonly<Record<string, Lasting>> = {
  'POST /api/user/confirmation': { ...mine, body: () => ({}), takes: factors },
  'POST /api/user/changepw': { ...mine, body: () => ({ current: '', ...fresh }), takes: factors },
  'POST /api/user/verification': { ...mine, body: () => ({ proof: proofOfNumber }), takes: factors },
  'PUT /api/user/edit': { ...mine, body: () => ({ phoneNumber: null }) },
  'DELETE /api/user/otp': { ...mine, body: () => ({}), takes: { current: 'password', otp: 'code' } },
  'DELETE /api/user/oauth/:provider': {
    ...{ ...mine, path: () => '/api/user/oauth/google', body: () => ({}), takes: factors },
  },
  'DELETE /api/user': { ...mine, body: () => ({ confirm: true }), takes: factors },
  'POST /api/order/:id/withdraw': { ...mine, path: () => `/api/order/${orderId}/withdraw`, body: () => ({ account }) },
  'POST /api/order/:id/refund': {
    ...{ ...bosses, path: () => `/api/order/${orderId}/refund`, body: () => ({ account, reason: '요청' }) },
  },
  'POST /api/admin/userdetail/update': { ...bosses, body: () => ({ id: someone, ...makeStaff }) },
  'PUT /api/admin/user/:id': { ...bosses, path: () => `/api/admin/user/${someone}`, body: () => makeStaff },
  'POST /api/admin/userdetail/delete': { ...bosses, body: () => ({ id: someone, reason: '요청' }) },
  'DELETE /api/admin/user/:id': {
    ...bosses,
    path: () => `/api/admin/user/${someone}`,
    body: () => ({ reason: '요청' }),
  },
};

/** What else changes an account, and why a token is enough for it. */
const notLasting: Readonly<Record<string, string>> = {
  'POST /api/user/term': 'the person gives and takes back consents at will',
  'POST /api/user/logout': 'the person signs in again',
  'DELETE /api/user/sessions': 'the person signs in again',
  'DELETE /api/user/sessions/:id': 'the person signs in again',
  'POST /api/user/otp': 'begun only with the password, while there is no second factor: see social-linking',
  'POST /api/admin/user/:id/end-sessions': 'it protects; the person signs in again',
  'POST /api/user/notices/read': 'what waits stays listed as waiting',
  'PUT /api/user/notice-choices': 'how one hears of one’s work, in the history and changed back at once',
};

const nameOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method.toUpperCase()} ${path}`;

/** Fields of a request that name a way in, a right, or where money goes. */
const telling = ['password', 'current', 'otp', 'phoneNumber', 'accessType', 'adminMenu', 'account', 'confirmation'];
const fieldsOf = ({ body }: Pick<Route, 'body'>): readonly string[] => {
  const { properties = {} } = z.toJSONSchema(body, { unrepresentable: 'any', io: 'input' });
  return Object.keys(properties);
};

const send = async (name: string, shown: object = {}) => {
  const one = lasting[name];
  if (!one) throw new Error(`no call of ${name}`);
  const [method = '', path = ''] = name.split(' ');
  return test.call(method, one.path?.() ?? path, { token: one.by().token, body: { ...one.body(), ...shown } });
};
const revisions = async () => {
  const { rows } = await client.query<{ stream: string; revision: number }>(
    'select stream, max(revision) as revision from log.events group by stream',
  );
  const of = (stream: string) => rows.find((each) => each.stream === stream)?.revision;
  return [buyer.id, boss.id, someone].map((id) => of(`user-${id}`)).concat(of(`order-${orderId}`));
};

describe('a stolen token alone', () => {
  it('is looked at in every route that changes an account, a right or where money goes', () => {
    const writes = test.service.routes.filter(({ method, access }) => method !== 'get' && access !== 'public');
    const ofPeople = writes.filter(
      (route) =>
        /^\/api\/(user|admin\/user)/.test(route.path) || fieldsOf(route).some((field) => telling.includes(field)),
    );
    const looked = [...Object.keys(lasting), ...Object.keys(notLasting)];
    expect(
      ofPeople
        .map(nameOf)
        .filter((name) => !name.includes('preferences'))
        .sort(),
    ).toEqual(looked.sort());
  });

  it.each(Object.keys(lasting))('can’t %s, nor with one factor', async (name) => {
    const before = await revisions();
    const refused = ['password_current_wrong', 'code_check_failed', 'forbidden'];
    const alone = await send(name);
    expect([alone.status >= 400, alone.body]).toMatchObject([true, { code: expect.toBeOneOf(refused) }]);
    const takes = lasting[name]?.takes;
    const owner = lasting[name]?.by() ?? buyer;
    const code = appCode(owner.secret, { ahead: 1 });
    if (takes) {
      expect((await send(name, { [takes.current]: password })).body.code).toBe('code_check_failed');
      expect((await send(name, { [takes.otp]: code })).body.code).toBe('password_current_wrong');
    } else {
      for (const confirmation of ['', randomUUID()]) {
        expect((await send(name, { confirmation })).body).toMatchObject({
          code: 'forbidden',
          errors: { confirmation: expect.stringMatching(/[가-힣]/) },
        });
      }
      const other = owner === buyer ? boss : buyer;
      const { proof } = await confirmed(other);
      expect((await send(name, { confirmation: proof })).body.code).toBe('forbidden');
    }
    expect(await revisions()).toEqual(before);
  });
});

let used = 0;
const confirmed = async (owner: Owner) => {
  used += 1;
  const body = { current: password, otp: owner.recoveryCodes[used % 10] };
  return (await test.call('POST', '/api/user/confirmation', { token: owner.token, body })).body;
};

describe('a person with both factors', () => {
  it('can do each of them; a confirmation is good for one', async () => {
    const { proof } = await confirmed(boss);
    const changed = await send('PUT /api/admin/user/:id', { confirmation: proof });
    expect(changed).toMatchObject({ status: 200, body: { accessType: 1 } });
    expect((await send('POST /api/admin/userdetail/delete', { confirmation: proof })).body.code).toBe('forbidden');
    const { proof: another } = await confirmed(buyer);
    const withdrawn = await send('POST /api/order/:id/withdraw', { confirmation: another });
    expect(withdrawn).toMatchObject({ status: 200, body: { status: 'refunded' } });
    const both = { current: password, otp: appCode(buyer.secret, { ahead: 1 }) };
    expect((await send('POST /api/user/verification', both)).body).toMatchObject({ phoneNumber: number });
  });

  it('needs no confirmation to change rights within half an hour of the sign-in, as long as there is no second factor', async () => {
    const { id, token } = await test.staff();
    const edit = () => test.call('PUT', `/api/admin/user/${someone}`, { token, body: { ...makeStaff, accessType: 1 } });
    expect((await edit()).status).toBe(200);
    await oldSessionsEnded(id);
    await client.query(`update vault.sessions set created_at = created_at - interval '31 minutes' where user_id = $1`, [
      id,
    ]);
    expect((await edit()).body).toMatchObject({ code: 'forbidden', errors: { confirmation: expect.any(String) } });
    const { proof } = (await test.call('POST', '/api/user/confirmation', { token, body: { current: password } })).body;
    const body = { ...makeStaff, confirmation: proof };
    expect((await test.call('PUT', `/api/admin/user/${someone}`, { token, body })).status).toBe(200);
  });
});
