import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { answerTo } from '../../../backend/checks/testing/fill-in.fixture.ts';
import { autosaved, startedCheck } from '../../../domain/checks/contract/check.ts';
import { address } from '../../../domain/kernel/contract/values.ts';
import { firstPolicyVersion } from '../../../domain/policies/first-version.ts';
import type { Form } from '../../../domain/rulesets/ruleset.ts';

/** Records how long a call took, under its purpose. */
export type Note = (what: string, milliseconds: number) => void;

type Call = { readonly method: string; readonly path: string; readonly body?: unknown; readonly waitFor?: string };

type Calling = (what: string, call: Call) => Promise<{ readonly body: unknown; readonly position: string }>;

/** A person whose calls can be timed. */
export type Person = (note: Note) => Calling;

const addressAt = z.object(address);

const password = 'abcd123!';

/** A person who signs up, consents to sensitive answers, and then calls with their token and an idempotency key for every write, as the site does. */
export const signUp = async (base: string, note: Note): Promise<Person> => {
  let token: string | null = null;
  const person: Person =
    (note) =>
    async (what, { method, path, body, waitFor }) => {
      const began = performance.now();
      const response = await fetch(base + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
          ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
          ...(waitFor === undefined ? {} : { 'X-Wait-For': waitFor }),
        },
        body: body === undefined ? null : JSON.stringify(body),
      });
      const text = await response.text();
      note(what, performance.now() - began);
      if (!response.ok)
        throw new Error(`${method} ${path} was answered with ${response.status}: ${text.slice(0, 300)}`);
      return { body: JSON.parse(text), position: response.headers.get('x-log-position') ?? '' };
    };
  const terms = { service: true, privacy: true, personalInfo: true, age14: true };
  const body = { email: `${randomUUID()}@example.com`, password, passwordConfirm: password, name: '김해고', terms };
  const signedUp = await person(note)('sign up (argon2id)', { method: 'POST', path: '/api/user/signup', body });
  ({ token } = z.object({ token: z.string() }).parse(signedUp.body));
  const sensitive = { agreed: true, version: firstPolicyVersion };
  await person(note)('consent', { method: 'POST', path: '/api/user/term', body: { sensitive } });
  return person;
};

/** One check from its beginning to its result, with one answer a call. Returns its id. */
export const fillIn = async (person: Calling, form: Form, think: () => number): Promise<string> => {
  const started = await person('start a check', {
    method: 'POST',
    path: '/api/check/form',
    body: { questionnaire: 'detail' },
  });
  const { id, rulesetVersion, ...first } = startedCheck.parse(started.body);
  let { next, revision } = first;
  while (next) {
    await sleep(think());
    const { section, numbering } = next;
    const answers = [{ section, numbering, value: answerTo(form, addressAt.parse(next)) }];
    const saved = await person('autosave one answer', {
      method: 'PUT',
      path: '/api/check/autosave',
      body: { id, rulesetVersion, answers, expectedRevision: revision },
    });
    ({ next, revision } = autosaved.parse(saved.body));
  }
  const { position } = await person('result', {
    method: 'POST',
    path: '/api/check/checkResult',
    body: { id, expectedRevision: revision },
  });
  await person('list, waiting for the result', { method: 'GET', path: '/api/check/list', waitFor: position });
  await person('read the check', { method: 'GET', path: `/api/check/${id}` });
  return id;
};

/** Reads of their list and of a check with its result, without anything that is written. */
export const readAgain = async (person: Calling, check: string, times: number): Promise<void> => {
  for (let time = 0; time < times; time += 1) {
    await person('list', { method: 'GET', path: '/api/check/list' });
    await person('read the check', { method: 'GET', path: `/api/check/${check}` });
  }
};
