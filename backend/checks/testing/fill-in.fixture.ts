import { questionAt } from '@nomucheck/domain/checks/form-index.ts';
import { firstPolicyVersion } from '@nomucheck/domain/policies/first-version.ts';
import type { Address, AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';

/** A person's answers in these tests: to the intake by key, and yes, no or unknown to every item. */
export type Story = {
  readonly questionnaire?: 'basic' | 'detail';
  readonly sections?: readonly string[];
  readonly intake?: Readonly<Record<string, AnswerValue>>;
  readonly item?: (key: string) => 'yes' | 'no' | 'unknown';
  /** The finished check whose answers it is begun with. */
  readonly madeFrom?: string;
};

/** An ordinary worker of a larger company, dismissed orally on the first of the month. */
export const ordinaryIntake: Readonly<Record<string, AnswerValue>> = {
  'intake/side': 'employee',
  'intake/region': 'seoul',
  'intake/workers': 40,
  'intake/joined': '2020-03-02',
  'intake/dismissed': '2026-11-02',
  'intake/aged-55': 'no',
  'intake/insurance': 'insured',
  'intake/contract': 'regular',
  'intake/ground': 'detail-9',
  'intake/notice': 'spoken',
  'intake/protected': ['no'],
  'intake/stage': 'not_filed',
  'intake/owed': ['no'],
  'intake/insured-180': 'yes',
  'intake/wage': '3000_4500',
  'intake/forewarned': null,
  'intake/hours': { start: '09:00', end: '18:00', breakMinutes: 60 },
  'intake/contact': { name: '김해고', phone: '010-1234-5678' },
};

/**
 * A person who was dismissed in writing: no fact makes the dismissal void, so the figure depends on the cases and on
 * no floor.
 */
export const dismissedInWriting: Story = {
  intake: { 'intake/notice': 'paper' },
  item: (key) => (key.endsWith('written-notice') ? 'yes' : 'no'),
};

export const answerTo = (form: Form, address: Address, { intake = {}, item = () => 'no' }: Story = {}): AnswerValue => {
  const found = questionAt(form, address);
  if (!found) throw new Error(`no question at ${address.section}.${address.numbering}`);
  if (found.section !== 'intake') return item(found.item.key);
  const value = intake[found.question.key] ?? ordinaryIntake[found.question.key];
  if (value === undefined) throw new Error(`the story says nothing of ${found.question.key}`);
  return value;
};

/** Consents to the processing of sensitive answers. */
export const agreeToSensitive = ({ call }: Pick<TestService, 'call'>, { token }: Pick<Person, 'token'>) =>
  call('POST', '/api/user/term', {
    token,
    body: { sensitive: { agreed: true, version: firstPolicyVersion } },
  });

/**
 * Starts a check and answers one question after the other, as the pages do, until none is left; then those that follow the
 * figure.
 */
export const fillIn = async (test: Pick<TestService, 'call'>, { token }: Pick<Person, 'token'>, story: Story = {}) => {
  const { call } = test;
  await agreeToSensitive(test, { token });
  const form: Form = (await call('GET', '/api/check/form')).body;
  const { questionnaire = 'detail', sections, madeFrom } = story;
  const started = await call('POST', '/api/check/form', {
    token,
    body: { questionnaire, ...(sections ? { sections } : {}), ...(madeFrom ? { madeFrom } : {}) },
  });
  if (started.status !== 201) throw new Error(`no check was started: ${JSON.stringify(started.body)}`);
  const { id, rulesetVersion } = started.body;
  let last = started;
  for (let asked = 0; last.body.next !== null; asked += 1) {
    if (asked > 300) throw new Error('the questionnaire never ends');
    const { section, numbering } = last.body.next;
    const value = answerTo(form, { section, numbering }, story);
    last = await call('PUT', '/api/check/autosave', {
      token,
      body: { id, rulesetVersion, answers: [{ section, numbering, value }], expectedRevision: last.body.revision },
    });
    if (last.status !== 200) throw new Error(`an answer was refused: ${JSON.stringify(last.body)}`);
  }
  const after = form.intake.filter(({ afterFigure }) => afterFigure);
  if (after.length > 0) {
    const answers = after.map(({ numbering }) => {
      const address = { section: 'intake', numbering } as const;
      return { ...address, value: answerTo(form, address, story) };
    });
    last = await call('PUT', '/api/check/autosave', {
      token,
      body: { id, rulesetVersion, answers, expectedRevision: last.body.revision },
    });
    if (last.status !== 200) throw new Error(`an answer was refused: ${JSON.stringify(last.body)}`);
  }
  return { id: String(id), rulesetVersion: String(rulesetVersion), last: last.body, form };
};

/** So many people, each with a result of this story; their checks, once the list of checks shows them. */
export const calculatedChecks = async (test: TestService, count: number, story: Story): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const person = await test.person();
    const { id } = await fillIn(test, person, story);
    await test.call('POST', '/api/check/checkResult', { token: person.token, body: { id } });
    ids.push(id);
  }
  const { token } = await test.person();
  await test.call('GET', '/api/check/list', { token, headers: { 'X-Wait-For': await test.headToken() } });
  return ids;
};
