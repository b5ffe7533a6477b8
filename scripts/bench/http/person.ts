import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { answerTo } from '../../../backend/checks/testing/fill-in.fixture.ts';
import { autosaved, startedCheck } from '../../../domain/checks/contract/check.ts';
import { address } from '../../../domain/kernel/contract/values.ts';
import { firstPolicyVersion } from '../../../domain/policies/first-version.ts';
import type { Form } from '../../../domain/rulesets/ruleset.ts';
import { type Connection, openConnection } from './connection.ts';

/** Records how long a call took, under its purpose. */
export type Note = (what: string, milliseconds: number) => void;

type Call = { readonly method: string; readonly path: string; readonly body?: unknown; readonly waitFor?: string };
type Answered = { readonly body: unknown; readonly text: string; readonly position: string };
type Calling = (what: string, call: Call) => Promise<Answered>;

/** A person whose calls can be timed. */
export type Person = {
  readonly token: string;
  readonly id: string;
  readonly with: (note: Note) => Calling;
  readonly close: () => void;
};

const addressAt = z.object(address);
const signedUpAs = z.object({ token: z.string(), user: z.object({ id: z.string() }) });

const password = 'abcd123!';

/** Calls with their token and an idempotency key for every write, as the site does. */
const callingOver =
  (connection: Connection, token: string | null) =>
  (note: Note): Calling =>
  async (what, { method, path, body, waitFor }) => {
    const began = performance.now();
    const answered = await connection.call({
      method,
      path,
      body,
      headers: {
        ...(body === undefined ? {} : { 'Idempotency-Key': randomUUID() }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
        ...(waitFor === undefined ? {} : { 'X-Wait-For': waitFor }),
      },
    });
    note(what, performance.now() - began);
    const { status, text, header } = answered;
    if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${text.slice(0, 300)}`);
    return { body: JSON.parse(text), text, position: header('x-log-position') };
  };

/** A person who signs up over a connection of their own and consents to sensitive answers. */
export const signUp = async (base: string, note: Note): Promise<Person> => {
  const connection = await openConnection(base);
  const terms = { service: true, privacy: true, personalInfo: true, age14: true };
  const body = { email: `${randomUUID()}@example.com`, password, passwordConfirm: password, name: '김해고', terms };
  const signingUp = callingOver(connection, null)(note);
  const signedUp = await signingUp('sign up (argon2id)', { method: 'POST', path: '/api/user/signup', body });
  const { token, user } = signedUpAs.parse(signedUp.body);
  const person = callingOver(connection, token);
  const sensitive = { agreed: true, version: firstPolicyVersion };
  await person(note)('consent', { method: 'POST', path: '/api/user/term', body: { sensitive } });
  return { token, id: user.id, with: person, close: connection.close };
};

/** A check that is being filled in. */
export type Draft = { readonly id: string; readonly revision: number; readonly save: () => Promise<boolean> };

/**
 * Starts a check. Each `save` saves one answer, as the pages do; it returns false once no question is left, and from then on it
 * changes the last answer.
 */
export const startDraft = async (person: Calling, form: Form, saving = person): Promise<Draft> => {
  const start = { method: 'POST', path: '/api/check/form', body: { questionnaire: 'detail' } };
  const started = await person('start a check', start);
  const { id, rulesetVersion, ...first } = startedCheck.parse(started.body);
  let { next, revision } = first;
  let last = addressAt.parse(next);
  let isChanged = false;
  return {
    id,
    get revision() {
      return revision;
    },
    save: async () => {
      if (next) last = addressAt.parse(next);
      else isChanged = !isChanged;
      const value = next || !isChanged ? answerTo(form, last) : 'unknown';
      const body = { id, rulesetVersion, answers: [{ ...last, value }], expectedRevision: revision };
      const saved = await saving('autosave one answer', { method: 'PUT', path: '/api/check/autosave', body });
      ({ next, revision } = autosaved.parse(saved.body));
      return Boolean(next);
    },
  };
};

/** One check from its beginning to its result, with one answer a call. Returns its id. */
export const fillIn = async (person: Calling, form: Form, think: () => number): Promise<string> => {
  const draft = await startDraft(person, form);
  do await sleep(think());
  while (await draft.save());
  const { id, revision } = draft;
  const result = { method: 'POST', path: '/api/check/checkResult', body: { id, expectedRevision: revision } };
  const { position } = await person('result', result);
  await person('list, waiting for the result', { method: 'GET', path: '/api/check/list', waitFor: position });
  await person('read the check', { method: 'GET', path: `/api/check/${id}` });
  return id;
};
