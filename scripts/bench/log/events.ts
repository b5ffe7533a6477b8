import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../../backend/engine/event-store/event-store.ts';

/** Streams of ten events: a new one begins with every tenth append of a writer. */
export const eventsAStream = 10;

/** The event that the service writes most: an answer to a question of a check. */
export const answer = (numbering: number): NewEvent => {
  const commandId = randomUUID();
  return {
    id: randomUUID(),
    type: 'AnswerGiven',
    schemaVersion: 1,
    at: new Date().toISOString(),
    actor: { id: randomUUID(), role: 'user' },
    correlationId: commandId,
    causationId: commandId,
    data: {
      owner: 'd1b7c8de-6a55-4d18-9e2f-5c54a3a2b1c0',
      key: 'detail-3/renewal-rule',
      section: 'detail-3',
      numbering,
      value: 'yes',
      personal: null,
    },
  };
};

/** The stream, and its number of events, for a writer's nth append. */
export const streamNames = () => {
  const names = new Map<number, string>();
  return (writer: number, count: number): { readonly stream: string; readonly revision: number } => {
    const revision = count % eventsAStream;
    const name = revision === 0 ? `check-${randomUUID()}` : names.get(writer);
    const stream = name ?? `check-${randomUUID()}`;
    names.set(writer, stream);
    return { stream, revision };
  };
};
