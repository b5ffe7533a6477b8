import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { LogProofLine, NumberedProof } from './proof-file.ts';

/** What the log says today. */
export type LogToday = {
  readonly head: string;
  /** The hash of the whole log, at the positions that are asked for and that it has. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Where epochs were opened, in their order, and when. */
  readonly epochs: readonly EpochOpened[];
};
export type EpochOpened = { readonly position: string; readonly at: string };

export type Finding = { readonly number: number; readonly proof: LogProofLine } & (
  | { readonly what: 'changed'; readonly after: string }
  /**
   * An older copy of the log was restored: after this line was written, an epoch was opened at a position before the
   * line's position.
   */
  | { readonly what: 'restored'; readonly epoch: EpochOpened }
  /** The rest of the log is unchanged; its end is missing. */
  | { readonly what: 'cut_off' }
);

/**
 * The lines that don't match the log, in the order of the file. A line doesn't match when its position is beyond the
 * end of the log, or when the hash there differs. The cause is a restored copy when an epoch was opened after the
 * line was written and before the line's position; otherwise a cut or a change. `after`: the position up to which an
 * earlier line matches.
 */
export const compareProofs = (lines: readonly NumberedProof[], today: LogToday): readonly Finding[] => {
  const known = lines.flatMap(({ number, proof }) => (proof ? [{ number, proof }] : []));
  const holds = ({ position, hash }: LogProofLine): boolean => today.hashes.get(position) === hash;
  const holding = known.filter(({ proof }) => holds(proof)).map(({ proof }) => proof.position);
  return known
    .filter(({ proof }) => !holds(proof))
    .map(({ number, proof }): Finding => {
      const epoch = today.epochs.find(({ position, at }) => position <= proof.position && at > proof.at);
      if (epoch) return { number, proof, what: 'restored', epoch };
      if (proof.position > today.head) return { number, proof, what: 'cut_off' };
      const after = holding.filter((position) => position < proof.position).reduce(later, START);
      return { number, proof, what: 'changed', after };
    });
};

const later = (one: string, other: string): string => (one > other ? one : other);
