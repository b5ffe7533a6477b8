import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import {
  type EventCatalogue,
  type EventDefinition,
  personOfReason,
  personOfStream,
} from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Sealed, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import canonicalize from 'canonicalize';
import type pg from 'pg';
import { keyOfEvent, placeOfReason } from '../../../sealing/event-places.ts';
import { isSealed, type SealedPlace, type Sealer } from '../../../sealing/sealer.ts';
import { hashedColumns } from '../stored-bytes.ts';
import { asText, storedEventOf, type TextRow } from '../stored-rows.ts';
import { type Resealing, resealing } from './write-resealed.ts';

/** An event that an earlier version wrote, with text that is sealed today. */
export type PlainEvent = {
  readonly row: TextRow;
  readonly stored: StoredEvent;
  readonly previousHash: string;
  readonly reason: string | null;
  /** The data of its stream's first event. */
  readonly begun: unknown;
  /** Its record was removed after it. */
  readonly isRemoved: boolean;
};

const atOnce = 500;

/** All of them, in the order of the log. */
export async function* plainEvents(
  client: pg.ClientBase,
  catalogue: EventCatalogue,
): AsyncGenerator<readonly PlainEvent[], undefined> {
  const definitions = [...catalogue.values()];
  const withFields = definitions.filter(({ sealed }) => sealed?.person === null).map(({ type }) => type);
  const removing = definitions.filter(({ removesRecord }) => removesRecord).map(({ type }) => type);
  for (let after = '0'; ; ) {
    const { rows } = await client.query<(string | null)[]>({
      text: `select ${hashedColumns}, f.data,
               exists (select from log.events r
                       where r.stream = e.stream and r.revision > e.revision and r.type = any($3))
             from log.events e join log.events f on f.stream = e.stream and f.revision = 1
             where e.position > $1::bigint and e.resealed_hash is null and (e.reason is not null or e.type = any($2))
             order by e.position limit ${atOnce}`,
      values: [after, withFields, removing],
      rowMode: 'array',
      types: asText,
    });
    if (rows.length === 0) return;
    yield rows.map(plainEventOf);
    after = rows.at(-1)?.[0] ?? after;
  }
}

const plainEventOf = (row: TextRow): PlainEvent => ({
  row,
  stored: storedEventOf(row),
  previousHash: row[13] ?? '',
  reason: row[16] ?? null,
  begun: JSON.parse(row[18] ?? 'null'),
  isRemoved: row[19] === 't',
});

/** The event as it is to be stored; null where nothing of it is in plain. */
export const sealedLater = async (
  { row, stored, reason, begun, isRemoved }: PlainEvent,
  definition: EventDefinition | undefined,
  sealer: Pick<Sealer, 'seal'>,
): Promise<Resealing | null> => {
  const { stream, type, id, data } = stored;
  /** Of a person who has left, or of a record that was removed, nothing is kept. */
  const seal = async (key: string, place: SealedPlace, value: unknown): Promise<Sealed> => {
    if (isRemoved && key === keyOfEvent(id)) return erased(id, place);
    try {
      return await sealer.seal(key, place, value);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'user_absent') return erased(id, place);
      throw error;
    }
  };
  const fields = definition?.sealed?.person === null ? definition.sealed.fields : [];
  const plain = fields.filter((field) => data[field] !== null && data[field] !== undefined && !isSealed(data[field]));
  if (reason === null && plain.length === 0) return null;
  const sealedFields: Record<string, Sealed> = {};
  for (const field of plain) sealedFields[field] = await seal(keyOfEvent(id), { stream, type, field }, data[field]);
  const key = personOfReason(definition ?? {}, data, personOfStream(begun)) ?? keyOfEvent(id);
  const sealedReason = reason === null ? row[9] : canonicalize(await seal(key, placeOfReason(stream, type), reason));
  return resealing(stored, {
    position: row[0] ?? '',
    data: plain.length === 0 ? (row[12] ?? '') : (canonicalize({ ...data, ...sealedFields }) ?? ''),
    reason: sealedReason ?? null,
  });
};

/** What can't be opened, as if its key had been destroyed. The name is of a key that there is not and never will be. */
const erased = (id: string, { stream, type, field }: SealedPlace): Sealed => ({
  $sealed: { person: `${keyOfEvent(id)}-erased`, key: 1, iv: '', text: '', of: `${stream}|${type}|${field}` },
});
