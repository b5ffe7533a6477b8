import { agreeToSensitive, fillIn } from '../../checks/testing/fill-in.fixture.ts';
import type { Answered, Person, TestService } from '../../testing/test-service.fixture.ts';
import { type SignedCall, signedCall } from './portone.fixture.ts';

export type Bought = { readonly person: Person; readonly checkId: string; readonly orderId: string };
type Answer = { readonly section: string; readonly numbering: number; readonly value: unknown };

/** People with finished checks and orders, and what they and the payment service call. */
export const createBuyers = (test: () => TestService) => {
  const call = (...args: Parameters<TestService['call']>): Promise<Answered> => test().call(...args);
  /** All answers of a check, sent in one call to save time. */
  let answers: Promise<readonly Answer[]> | null = null;
  const answersOnce = async (): Promise<readonly Answer[]> => {
    const first = await test().person();
    const { id } = await fillIn(test(), first, { questionnaire: 'basic' });
    const { body } = await call('GET', `/api/check/${id}`, { token: first.token });
    return body.answers.map(({ section, numbering, value }: Answer) => ({ section, numbering, value }));
  };

  const draft = async (person: Person) =>
    (await call('POST', '/api/check/form', { token: person.token, body: { questionnaire: 'basic' } })).body;

  const finishedCheck = async (person: Person): Promise<string> => {
    const { token } = person;
    answers ??= answersOnce();
    const given = await answers;
    await agreeToSensitive(test(), person);
    const { id, rulesetVersion } = await draft(person);
    await call('PUT', '/api/check/autosave', { token, body: { id, rulesetVersion, answers: given } });
    await call('POST', '/api/check/checkResult', { token, body: { id } });
    return id;
  };

  const place = ({ token }: Person, checkId: string): Promise<Answered> =>
    call('POST', '/api/order', { token, body: { product: 'check-result', checkId } });

  const webhook = ({ raw, headers }: SignedCall): Promise<Answered> =>
    call('POST', '/api/order/webhook', { raw, headers });

  return {
    draft,
    finishedCheck,
    place,
    /** A person with a finished check and an order for its result. */
    buyer: async (): Promise<Bought> => {
      const person = await test().person();
      const checkId = await finishedCheck(person);
      const { status, body } = await place(person, checkId);
      if (status !== 201) throw new Error(`no order was placed: ${JSON.stringify(body)}`);
      return { person, checkId, orderId: body.id };
    },
    /** The browser's return from the payment window. */
    back: ({ person, orderId }: Bought): Promise<Answered> =>
      call('POST', '/api/order/add', { token: person.token, body: { orderId, paymentId: orderId } }),
    webhook,
    signedWebhook: (body: string): Promise<Answered> => webhook(signedCall(body)),
  };
};
