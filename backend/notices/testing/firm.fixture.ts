import * as advices from '@nomucheck/domain/advice/advice.fixture.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import * as consultations from '@nomucheck/domain/consultations/consultation.fixture.ts';
import type { ConsultationEvent } from '@nomucheck/domain/consultations/consultation-events.ts';
import * as orders from '@nomucheck/domain/orders/order.fixture.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { expect } from 'vitest';
import { personOfKind } from '../../testing/people-of-roles.fixture.ts';
import { type Person, startTestService } from '../../testing/test-service.fixture.ts';
import { noticesOf } from './notices-under-test.fixture.ts';

/** Monday noon in Korea; what is requested now is due on Tuesday at six. */
export const noon = '2026-11-23T03:00:00.000Z';
const settings = { STAFF_SECOND_FACTOR: 'optional', SANDBOX_PAYMENTS: '0' };

/** Replaces the people of the fixtures by people of this service. */
export const withPeople = <Event extends { readonly data: object }>(
  events: readonly Event[],
  names: object,
): readonly Event[] =>
  JSON.parse(
    Object.entries(names).reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(events)),
  ) as readonly Event[];

/** A service with two attorneys and an admin, and a person who asked. */
export const startFirm = async (now: () => Date) => {
  let test = await startTestService(settings, now);
  const asker = await test.person();
  const one = await personOfKind(test, 'advisor');
  const two = await personOfKind(test, 'advisor');
  const admin = await personOfKind(test, 'admin');
  const notices = noticesOf(() => test, now);
  const { settled, told, letters } = notices;
  return {
    ...{ asker, one, two, admin, notices, settled, told, letters },
    /** The service that runs now. */
    test: () => test,
    stop: () => test.stop(),
    adviceEvents: (...events: readonly AdviceEvent[]) =>
      withPeople(events, { [advices.asker]: asker.id, [advices.first]: one.id, [advices.second]: two.id }),
    consultationEvents: (...events: readonly ConsultationEvent[]) =>
      withPeople(events, {
        ...{ [consultations.owner]: asker.id, [consultations.attorney]: one.id, [consultations.other]: two.id },
      }),
    orderEvents: (...events: readonly OrderEvent[]) => withPeople(events, { [orders.owner]: asker.id }),

    /** Expects that these people have exactly these notices about the matter, with an e-mail for each, and the others none. */
    expectTold: async (matter: string, expected: ReadonlyMap<Person, readonly string[]>, mailed = true) => {
      await settled();
      for (const person of [one, two, admin]) {
        const kinds = expected.get(person) ?? [];
        // The clock stands: their order by time says nothing.
        expect((await told(person, matter)).toSorted()).toEqual(kinds.toSorted());
        if (mailed) expect(await letters(person, matter)).toBe(kinds.length);
      }
    },

    /** Nothing is told or sent again when everything that followed from events is carried out again. */
    expectNothingAgain: async () => {
      await settled();
      const all = async () => {
        const { body } = await test.call('GET', '/api/sandbox/mailbox');
        const { body: mine } = await test.call('GET', '/api/user/notices?range=[0,199]', { token: two.token });
        return { letters: body.items.length, notices: mine };
      };
      const before = await all();
      await notices.again(async (whileDown) => {
        test = await test.restart(settings, whileDown);
      });
      expect(await all()).toEqual(before);
    },
  };
};
export type Firm = Awaited<ReturnType<typeof startFirm>>;
