import { randomUUID } from 'node:crypto';
import { daysOfSlot, instantOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import type { Person } from './people.ts';

const post = async (url: string, { token }: Person, path: string, body: object): Promise<unknown> => {
  const response = await fetch(url + path, {
    method: 'POST',
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
  if (typeof made !== 'object' || made === null || !('id' in made) || typeof made.id !== 'string')
    throw new Error(`No consultation: ${JSON.stringify(made)}`);
  return made.id;
};

/** A step of the firm over the API: `assign`, `answer` or `close`. */
export const firmStep = (url: string, by: Person, id: string, step: string, body: object): Promise<unknown> =>
  post(url, by, `/api/consult/${id}/${step}`, body);

/** The first instant at which this wished time can be agreed on. */
export const nextOf = (slot: Slot): string => {
  const [day] = daysOfSlot(slot, new Date().toISOString());
  if (day === undefined) throw new Error('four weeks of holidays');
  return instantOfSlot(day, slot);
};
