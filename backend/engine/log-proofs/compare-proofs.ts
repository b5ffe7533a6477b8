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
  /** An epoch that was opened since lies before the end of what the line is of: an older copy of the log was put in place. */
  | { readonly what: 'restored'; readonly epoch: EpochOpened }
  /** All that is left of the log is as it was; its end is missing. */
  | { readonly what: 'cut_off' }
);

/**
 * The lines that the log doesn't hold to, in the order of the file. One that is of more than there is, or of something else, is the
 * mark of a restored copy where an epoch was opened later than the line was written, at a place that the line is of; else of
 * a cut or a change. `after`: up to there an earlier line holds.
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
      const after = holding.filter((position) => position < proof.position).reduce(later, '0'.repeat(16));
      return { number, proof, what: 'changed', after };
    });
};

const later = (one: string, other: string): string => (one > other ? one : other);
