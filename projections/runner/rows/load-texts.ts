import { createHash } from 'node:crypto';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Db } from '../db.ts';
import type { Projection } from '../projection.ts';
import { noTexts, type Texts } from './texts.ts';

/**
 * The texts that these events need, in one query. A text that is missing, or doesn't match its hash, is left out: the
 * event can't be read then, and parks its stream until the text is there again and a person retries it.
 */
export const loadTexts = async <Row extends object>(
  db: Db,
  { textsOf }: Projection<Row>,
  events: readonly StoredEvent[],
): Promise<Texts> => {
  if (!textsOf) return noTexts;
  const names = [...new Set(events.flatMap((event) => named(event, textsOf)))];
  return textsByName(db, names);
};

/**
 * Texts of the vault by their hashes, in one query; missing texts and those that don't match their hash are left out.
 */
export const textsByName = async (db: Db, names: readonly string[]): Promise<Texts> => {
  if (names.length === 0) return noTexts;
  // The vault's table is content-addressed and never changed, so the result doesn't depend on the time.
  const { rows } = await db.query<{ name: string; content: Uint8Array }>(
    `select encode(hash, 'hex') as name, content from vault.blobs
     where hash = any (select decode(name, 'hex') from unnest($1::text[]) name)`,
    [names],
  );
  return new Map(
    rows
      .filter(({ name, content }) => createHash('sha256').update(content).digest('hex') === name)
      .map(({ name, content }) => [name, new TextDecoder().decode(content)]),
  );
};

/** An unreadable event is reported when it is applied, not here. */
const named = (event: StoredEvent, textsOf: NonNullable<Projection['textsOf']>): readonly string[] => {
  try {
    return textsOf(event).filter((name) => /^[0-9a-f]{64}$/.test(name));
  } catch {
    return [];
  }
};
