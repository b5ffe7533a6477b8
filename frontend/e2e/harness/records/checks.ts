import { randomUUID } from 'node:crypto';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { AnswerValue, Form, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Person } from '../people.ts';

/** Checks made over the API, for tests that start from an existing check. */

const days = (ago: number): string => koreanDateOf(new Date(Date.now() - ago * 86_400_000));

/**
 * By question key. An employee of a firm with 42 workers, dismissed three weeks ago for poor attendance, by a text message in a messenger.
 */
export const employeeAnswers = (): Record<string, AnswerValue> => ({
  'intake/side': 'employee',
  'intake/region': 'seoul',
  'intake/workers': 42,
  'intake/joined': '2018-03-02',
  'intake/dismissed': days(21),
  'intake/aged-55': 'no',
  'intake/insurance': 'insured',
  'intake/contract': 'regular',
  'intake/ground': 'detail-9',
  'intake/notice': 'messenger',
  'intake/stage': 'not_filed',
  'intake/protected': ['no'],
  'intake/wage': null,
  'intake/forewarned': null,
  'intake/hours': null,
  'intake/owed': null,
  'intake/insured-180': null,
  'intake/contact': null,
});

/** Three workers, and every exception denied: neither commission nor court is open. */
export const noRouteAnswers = (): Record<string, AnswerValue> => ({ ...employeeAnswers(), 'intake/workers': 3 });

export const lateAnswers = (): Record<string, AnswerValue> => ({ ...employeeAnswers(), 'intake/dismissed': days(200) });

const call = async (url: string, person: Person, method: string, path: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${person.token}`,
      ...(method === 'GET' ? {} : { 'Idempotency-Key': randomUUID() }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(answer)}`);
  return answer;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const textOf = (value: unknown, field: string): string => {
  const text = isObject(value) ? value[field] : undefined;
  if (typeof text !== 'string') throw new Error(`No ${field} in ${JSON.stringify(value)}`);
  return text;
};

const isForm = (value: unknown): value is Form => isObject(value) && Array.isArray(value.intake);

export const fetchForm = async (url: string): Promise<Form> => {
  const form: unknown = await (await fetch(`${url}/api/check/form`)).json();
  if (!isForm(form)) throw new Error('No form');
  return form;
};

export type Unfinished = { readonly id: string; readonly answers: Readonly<Record<string, unknown>> };

/** The answers that the server has acknowledged, by question key; null if it has no unfinished check. */
export const unfinishedOf = async (url: string, person: Person): Promise<Unfinished | null> => {
  const response = await fetch(`${url}/api/check/autosave`, { headers: { Authorization: `Bearer ${person.token}` } });
  const body: unknown = await response.json();
  if (!response.ok || !isObject(body) || !Array.isArray(body.answers)) return null;
  const answers = body.answers.filter(isObject).map((answer) => [textOf(answer, 'key'), answer.value]);
  return { id: textOf(body, 'id'), answers: Object.fromEntries(answers) };
};

type Made = { readonly id: string; readonly form: Form };

/** Begins a check and saves these answers; `item` answers the questions of sections, to the end if it is given. */
export const startedCheck = async (
  url: string,
  person: Person,
  given: Record<string, AnswerValue> = employeeAnswers(),
  item?: (section: string, numbering: number) => AnswerValue,
  /** `madeFrom`: the finished check whose answers it is begun with. */
  frame: Frame & { readonly madeFrom?: string } = { questionnaire: 'detail' },
): Promise<Made> => {
  const form = await fetchForm(url);
  const id = textOf(await call(url, person, 'POST', '/api/check/form', frame), 'id');
  const answers = new Map(Object.entries(given));
  const today = koreanDateOf(new Date());
  const sent: { section: string; numbering: number; value: AnswerValue }[] = [];
  for (const question of form.intake) {
    const value = given[question.key];
    if (value !== undefined) sent.push({ section: 'intake', numbering: question.numbering, value });
  }
  for (;;) {
    const { next } = walk(form, frame, answers, today);
    if (next === null || next.section === 'intake' || item === undefined) break;
    const found = form.sections
      .find((section) => section.id === next.section)
      ?.items.find(({ numbering }) => numbering === next.numbering);
    if (found === undefined) throw new Error(`No item at ${next.section} ${next.numbering}`);
    const value = item(next.section, next.numbering);
    answers.set(found.key, value);
    sent.push({ ...next, value });
  }
  if (sent.length > 0)
    await call(url, person, 'PUT', '/api/check/autosave', { id, rulesetVersion: form.rulesetVersion, answers: sent });
  return { id, form };
};

/** A check with its result. */
export const finishedCheck = async (
  url: string,
  person: Person,
  given: Record<string, AnswerValue> = employeeAnswers(),
  item: (section: string, numbering: number) => AnswerValue = (_section, numbering) =>
    numbering % 3 === 0 ? 'yes' : 'no',
  madeFrom?: string,
): Promise<string> => {
  const frame = { questionnaire: 'detail', ...(madeFrom === undefined ? {} : { madeFrom }) } as const;
  const { id } = await startedCheck(url, person, given, item, frame);
  await call(url, person, 'POST', '/api/check/checkResult', { id });
  return id;
};

/** The path of a link that shows this result to others. */
export const sharedPath = async (url: string, person: Person, id: string): Promise<string> => {
  const answer = await call(url, person, 'POST', `/api/check/${id}/share`, {});
  return textOf(isObject(answer) ? answer.link : null, 'path');
};
