import type { LogFinding, LogVerified } from '@nomucheck/domain/kernel/log/log-verification.ts';
import { projectionStates } from '@nomucheck/projections/runner/checkpoint.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { LogFault, ProofStep } from '../event-store/proof/log-proof.ts';
import { compareProofs, type Finding } from './compare-proofs.ts';
import { epochsOf } from './epochs-of-log.ts';
import { readProofs } from './proof-file.ts';

export type VerifyLogParts = {
  readonly store: Pick<EventStore, 'prove' | 'readAll' | 'eventAt'>;
  readonly db: Db;
  /** The file with the digests. */
  readonly file: string;
  readonly clock: () => Date;
  readonly onStep?: (step: ProofStep) => void;
};

/** Listed in full; the rest is counted. */
const mostListed = 10;

/**
 * Reads the whole log and checks the chain of every stream and all positions, then compares it with the digests outside the
 * database and with what the read models have read. So a change is found that somebody with all rights on the database made
 * and covered by new hashes, and so is an end that was cut off or an older copy, also before anything has noticed it.
 */
export const verifyLog = async ({ store, db, file, clock, onStep }: VerifyLogParts): Promise<LogVerified> => {
  const startedAt = clock().toISOString();
  // Read before the log: every line is then about events that the log already has. So are the checkpoints.
  const lines = await readProofs(file);
  const readModels = await projectionStates(db);
  const positions = new Set(lines.flatMap(({ proof }) => (proof ? [proof.position] : [])));
  const { events, streams, head, digest, digests, fault } = await store.prove(onStep, positions);
  const mismatches = compareProofs(lines, { head, hashes: digests, epochs: await epochsOf(store) });
  const found = [
    ...(fault ? [await ofFault(fault, store)] : []),
    ...mismatches.map((finding) => ofProof(finding, head)),
    ...readModels
      .filter(({ position, beyondLog }) => beyondLog || position > head)
      .map(({ name }): LogFinding => ({ what: 'ahead', position: head, detail: name, ...nowhere })),
  ];
  const readable = lines.filter(({ proof }) => proof !== null).length;
  return {
    ...{ startedAt, events, streams, head, digest, digests: readable, unreadable: lines.length - readable },
    ...{ findings: found.slice(0, mostListed), found: found.length },
  };
};

const nowhere = { stream: null, line: null, writtenAt: null } as const;

const ofFault = async (
  { position, stream, why }: LogFault,
  store: Pick<EventStore, 'eventAt'>,
): Promise<LogFinding> => ({
  ...{ what: 'fault', position, detail: why, line: null, writtenAt: null },
  // An event that can't be read at all has no stream to name.
  stream: stream ?? (await store.eventAt(position).catch(() => null))?.stream ?? null,
});

const ofProof = (finding: Finding, head: string): LogFinding => {
  const { number: line, proof } = finding;
  const of = { stream: null, detail: '', line, writtenAt: proof.at };
  switch (finding.what) {
    case 'changed':
      return { what: 'changed', position: proof.position, ...of, detail: finding.after };
    case 'cut_off':
      return { what: 'cut_off', position: head, ...of, detail: proof.position };
    case 'restored':
      return { what: 'restored', position: finding.epoch.position, ...of, detail: finding.epoch.at };
  }
};
