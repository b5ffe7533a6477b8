import { eventColumns } from '../../../backend/engine/event-store/postgres/testing/event-columns.ts';
import { createSessions } from '../../../backend/engine/vault/sessions.ts';
import { checksOf } from '../../../projections/checks/check-queries.ts';
import { figuresOfChecks } from '../../../projections/checks/figure-queries.ts';
import type { Person } from './person.ts';

export type Statement = { readonly text: string; readonly values: readonly unknown[] };
/** What the bare Express does for one path: it sends these statements, one after the other, and answers with these bytes. */
export type YardstickRead = { readonly statements: readonly Statement[]; readonly body: string };

const eventsOf = (stream: string): Statement => ({
  text: `select ${eventColumns} from log.events e where e.stream = $1 order by e.revision`,
  values: [stream],
});

/** The statements that a function of the service sends, without a database. */
const sentBy = async (work: (db: { query: (text: string, values?: unknown[]) => Promise<never> }) => unknown) => {
  const sent: Statement[] = [];
  const query = async (text: string, values: unknown[] = []): Promise<never> => {
    // As JSON and then as PostgreSQL reads bytes.
    sent.push({
      text,
      values: values.map((value) => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value)),
    });
    throw new Error('nothing is answered');
  };
  await Promise.resolve(work({ query })).catch(() => {});
  return sent;
};

/**
 * The least SQL that answers each of the two reads: the session, the person, and the record or the rows of the list.
 */
export const yardstickReads = async (
  { token, id: person }: Person,
  check: string,
  bodies: { readonly check: string; readonly list: string },
): Promise<Readonly<Record<'check' | 'list', YardstickRead>>> => {
  const caller = [...(await sentBy((db) => createSessions(db).find(token))), eventsOf(`user-${person}`)];
  const sort = { field: 'startedAt', descending: true } as const;
  const list = [
    ...(await sentBy((db) => checksOf(db, person, { sort, from: 0, to: 24, filter: {} }))),
    ...(await sentBy((db) => figuresOfChecks(db, [check]))),
  ];
  return {
    check: { statements: [...caller, eventsOf(`check-${check}`)], body: bodies.check },
    list: { statements: [...caller, ...list], body: bodies.list },
  };
};
