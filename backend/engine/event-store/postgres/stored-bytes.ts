import { chainHash, envelopeAround, text } from '../proof/hash-chain.ts';
import { eventColumns, storedEventOf, type TextRow } from './stored-rows.ts';

/**
 * The columns of an event's hashes: those of `eventColumns`, the reason that an earlier version wrote in plain, and the
 * hash of an event that was sealed after it had been written.
 */
export const hashedColumns = `${eventColumns}, e.reason, encode(e.resealed_hash, 'hex')`;

/** The canonical envelope of a row of `hashedColumns`, made of the stored bytes. */
export const storedEnvelope = (row: TextRow): string => {
  const plain = row[16] ?? null;
  const reason = plain === null ? row[9] : text(plain);
  return envelopeAround(storedEventOf(row), { data: row[12] ?? '', reason: reason ?? undefined });
};

/** The hash with which an event is stored that was sealed after it had been written; null for all others. */
export const resealedHashOf = (row: TextRow): string | null => row[17] ?? null;

/**
 * Whether the row is what its hash says. An event that was sealed later can't be held against the hash that it was written
 * with, because that one is of the plain text; it is held against the hash of that hash and of what is stored now. The log
 * has a digest over all of those (resealing.ts).
 */
export const isAsHashed = (row: TextRow, previousHash: string): boolean => {
  const hash = row[14] ?? '';
  const resealed = resealedHashOf(row);
  return resealed === null
    ? hash === chainHash(previousHash, storedEnvelope(row))
    : resealed === chainHash(hash, storedEnvelope(row));
};
