import { randomUUID } from 'node:crypto';
import { daysOfSlot, instantOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import type { Topic } from '@nomucheck/domain/consultations/topics.ts';
import type { Person } from '../people.ts';

type Method = 'POST' | 'PUT';
const sent = async (url: string, { token }: Person, method: Method, path: string, body: object): Promise<unknown> => {
  const response = await fetch(url + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
};

const post = (url: string, person: Person, path: string, body: object) => sent(url, person, 'POST', path, body);

const idOf = (made: unknown): string => {
  if (typeof made !== 'object' || made === null || !('id' in made) || typeof made.id !== 'string')
    throw new Error(`No consultation: ${JSON.stringify(made)}`);
  return made.id;
};

/** A request over the API about this check; all that is free text says `text`. Returns the consultation's id. */
export const requestedConsultation = async (
  url: string,
  person: Person,
  checkId: string,
  text: string,
): Promise<string> => {
  const made = await post(url, person, '/api/consult', {
    ...{ checkId, topic: 'dismissal', body: text, client: text, opponent: text, contact: '010-1234-5678' },
    ...{ wantsCall: true, wantsChanceReview: true, slots: [{ weekday: 'mon', time: '10:00' }] },
  });
  return idOf(made);
};

type Asked = {
  /** A free one where it is left out. */
  readonly kind?: 'free' | 'paid';
  readonly topic: Topic;
  readonly body: string;
  readonly client: string;
  readonly opponent: string;
  readonly slots: readonly Slot[];
};

/** A consultation over the API; returns its id. */
export const askedConsultation = async (url: string, person: Person, asked: Asked): Promise<string> =>
  idOf(await post(url, person, '/api/consult', { ...asked, wantsChanceReview: false }));

/** The person writes something more. */
export const addedTo = (url: string, person: Person, id: string, message: string): Promise<unknown> =>
  sent(url, person, 'PUT', `/api/consult/${id}`, { message });

/** A step of the firm over the API: `assign`, `answer` or `close`. */
export const firmStep = (url: string, by: Person, id: string, step: string, body: object): Promise<unknown> =>
  post(url, by, `/api/consult/${id}/${step}`, body);

/** The first instant at which this wished time can be agreed on. */
export const nextOf = (slot: Slot): string => {
  const [day] = daysOfSlot(slot, new Date().toISOString());
  if (day === undefined) throw new Error('four weeks of holidays');
  return instantOfSlot(day, slot);
};
