import { randomUUID } from 'node:crypto';
import * as advices from '@nomucheck/domain/advice/advice.fixture.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import * as consultations from '@nomucheck/domain/consultations/consultation.fixture.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToLog, personOfKind } from '../testing/people-of-roles.fixture.ts';
import type { Person } from '../testing/test-service.fixture.ts';
import { type Firm, noon, startFirm, withPeople } from './testing/firm.fixture.ts';

let now = new Date(noon);
let firm: Firm;
let one: Person;
let two: Person;
let admin: Person;
beforeAll(async () => {
  firm = await startFirm(() => now);
  ({ one, two, admin } = firm);
}, 120_000);
afterAll(() => firm.stop());

const { upTo, claimed, returned } = advices;
const flagged: AdviceEvent = {
  type: 'AdviceFlagged',
  data: { asker: advices.asker, caseId: advices.caseId, citedRevision: 3, revision: 4, change: 'corrected' },
};
const inReview2 = [...upTo.review2];

describe('a person of the firm', () => {
  const choose = ({ token }: Person, channels: object) =>
    firm.test().call('PUT', '/api/user/notice-choices', { token, body: { channels } });

  it('hears of each kind as they chose, and in no other way', async () => {
    now = new Date(noon);
    const id = randomUUID();
    const none = { console: false, email: false, sms: false };
    expect((await choose(two, { review_requested: none })).body.phone).toBe(false);
    await choose(admin, { review_requested: { ...none, console: true } });
    await firm.notices.ofAdvice(id, firm.adviceEvents(...upTo.review1_requested));
    await firm.settled();
    expect([await firm.told(one, id), await firm.told(two, id), await firm.told(admin, id)]).toEqual([
      ...[['review_requested'], [], ['review_requested']],
    ]);
    expect([await firm.letters(one, id), await firm.letters(two, id), await firm.letters(admin, id)]).toEqual([
      1, 0, 0,
    ]);
    const usual = { console: true, email: true, sms: false };
    for (const person of [two, admin]) await choose(person, { review_requested: usual });
    await firm.notices.ofAdvice(id, firm.adviceEvents(claimed(1, advices.first)));
  });

  it('chooses only among what their rights let them hear of', async () => {
    const { body } = await firm.test().call('GET', '/api/user/notice-choices', { token: one.token });
    expect(body.kinds.map(({ kind }: { kind: string }) => kind)).not.toContain('order_stuck');
    const order = { order_stuck: { console: true, email: true, sms: true } };
    expect((await choose(one, order)).body.code).toBe('admin_only');
    expect((await choose(one, { nothing: order.order_stuck })).status).toBe(400);
  });

  it('gets a text message at a verified number, by day', async () => {
    now = new Date('2026-11-23T13:00:00.000Z');
    const phoneNumber = '01055556666';
    await addToLog(firm.test(), one.id, {
      type: 'PhoneVerified',
      data: { owner: one.id, at: now.toISOString(), personal: { email: one.email, name: '김해고', phoneNumber } },
    });
    const chosen = await choose(one, { review_returned: { console: true, email: false, sms: true } });
    expect(chosen.body.phone).toBe(true);
    const sent = async () => {
      const { body } = await firm.test().call('GET', '/api/sandbox/mailbox');
      return body.items.filter(({ to }: { to: string }) => to === phoneNumber).length;
    };
    const id = randomUUID();
    await firm.notices.ofAdvice(id, firm.adviceEvents(...inReview2, returned(2, advices.second)));
    await firm.settled();
    expect([await firm.told(one, id), await sent()]).toEqual([['review_returned'], 0]);
    await firm.notices.ofAdvice(id, firm.adviceEvents(claimed(1, advices.first)));
    now = new Date(noon);
    const byDay = randomUUID();
    await firm.notices.ofAdvice(byDay, firm.adviceEvents(...inReview2, returned(2, advices.second)));
    await firm.settled();
    expect(await sent()).toBe(1);
  });

  it('reads their own notices alone, one or all', async () => {
    const id = randomUUID();
    await firm.notices.ofConsultation(id, firm.consultationEvents(consultations.requested()));
    await firm.settled();
    const { token } = two;
    const headers = async () => ({ 'X-Wait-For': await firm.test().headToken() });
    const counts = async () =>
      (await firm.test().call('GET', '/api/user/notices/counts', { token, headers: await headers() })).body;
    const { unread, open } = await counts();
    expect(unread).toBeGreaterThan(0);
    const { body: list } = await firm.test().call('GET', '/api/user/notices?filter={"open":true}', { token });
    const read = (person: Person, body: object) =>
      firm.test().call('POST', '/api/user/notices/read', { token: person.token, body });
    const [newest] = list;
    expect((await read(one, { id: newest.id })).body.code).toBe('not_found');
    expect((await read(two, { id: newest.id })).body).toEqual({ read: 1 });
    expect((await read(two, { id: newest.id })).body).toEqual({ read: 0 });
    expect(await counts()).toEqual({ unread: unread - 1, open });
    expect((await read(two, { all: true })).body).toEqual({ read: unread - 1 });
    expect(await counts()).toEqual({ unread: 0, open });
  });

  it('who has lost the right hears of nothing any more', async () => {
    const gone = await personOfKind(firm.test(), 'advisor');
    const id = randomUUID();
    await firm.notices.ofAdvice(id, withPeople(firm.adviceEvents(...upTo.published), { [one.id]: gone.id }));
    const adminMenu = { all: false, advisor: false, partner: false, search: false };
    await addToLog(firm.test(), gone.id, { type: 'AccessChanged', data: { owner: gone.id, accessType: 0, adminMenu } });
    await firm.notices.ofAdvice(id, firm.adviceEvents(flagged));
    await firm.settled();
    expect([await firm.letters(gone, id), await firm.letters(two, id)]).toEqual([0, 1]);
  });
});

it('nothing is told or sent again when everything that followed is carried out again', async () => {
  // No earlier than anything before: what is overdue stays so.
  now = new Date(advices.dueAt);
  await firm.expectNothingAgain();
});
