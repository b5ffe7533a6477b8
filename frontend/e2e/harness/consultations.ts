import { randomUUID } from 'node:crypto';
import { daysOfSlot, instantOfSlot, type Slot } from '@nomucheck/domain/consultations/slots.ts';
import type { Person } from './people.ts';

/** A step of the firm over the API: `assign`, `answer` or `close`. */
export const firmStep = async (url: string, by: Person, id: string, step: string, body: object): Promise<void> => {
  const response = await fetch(`${url}/api/consult/${id}/${step}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${by.token}`,
      'Idempotency-Key': randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${step} answered ${response.status}: ${await response.text()}`);
};

/** The first instant at which this wished time can be agreed on. */
export const nextOf = (slot: Slot): string => {
  const [day] = daysOfSlot(slot, new Date().toISOString());
  if (day === undefined) throw new Error('four weeks of holidays');
  return instantOfSlot(day, slot);
};
