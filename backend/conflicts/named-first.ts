import type { Conflict } from '@nomucheck/domain/conflicts/conflict.ts';
import type { Side } from '@nomucheck/domain/conflicts/parties.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';

/** A record whose sides stand in the register. */
export type NamedRecord = { readonly what: Conflict['what']; readonly id: string; readonly owner: string };
/** The names of each side, in the form in which they are compared. */
export type SideKeys = Readonly<Record<Side, readonly string[]>>;

export type NamedFirst<Written> = {
  readonly record: NamedRecord;
  readonly keys: SideKeys;
  readonly write: () => Promise<Written>;
  /** The names in the record that was written. Those of the request can differ: its `Idempotency-Key` may have been used before. */
  readonly keysOf: (written: Written) => SideKeys | Promise<SideKeys>;
};

const nobody: SideKeys = { client: [], opponent: [] };

/** Puts the sides into the register before the record is in the log, so that nobody reads it before a conflict shows. */
export const namedFirst = async <Written>(
  set: (record: NamedRecord, keys: SideKeys) => Promise<void>,
  { record, keys, write, keysOf }: NamedFirst<Written>,
): Promise<Written> => {
  await set(record, keys);
  try {
    const written = await write();
    await set(record, await keysOf(written));
    return written;
  } catch (error) {
    // Of a conflict the record may be there, by the same command that came twice.
    if (isRefusal(error) && error.code !== 'conflict') await set(record, nobody);
    throw error;
  }
};
