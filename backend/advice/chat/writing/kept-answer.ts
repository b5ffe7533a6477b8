import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { type CheckedPiece, joinChecked } from '@nomucheck/domain/advice/citations/check-claims.ts';
import { citation, droppedClaims } from '@nomucheck/domain/advice/texts/citation.ts';
import { z } from 'zod';
import { keyOfConsent } from '../../../engine/command-handling/event-codec.ts';
import { isSealed, type Sealer } from '../../../engine/sealing/sealer.ts';
import type { AnswerPlace, AnswersInProgress } from '../running/answers-in-progress.ts';

/** What has been checked and sent of an answer. */
const keptAnswer = z.object({ text: z.string(), citations: z.array(citation), dropped: droppedClaims });
export type KeptAnswer = z.infer<typeof keptAnswer>;

export const nothingKept: KeptAnswer = { text: '', citations: [], dropped: {} };

const placeOf = (adviceId: string) => ({ stream: adviceStream(adviceId), type: 'AnswerInProgress', field: 'kept' });

/** What the vault keeps of an answer, opened; nothing once the asker has left. */
export const openKept = async (sealer: Sealer, adviceId: string, sealed: unknown): Promise<KeptAnswer> => {
  if (!isSealed(sealed)) return nothingKept;
  const opened = await sealer.unseal(sealed, placeOf(adviceId));
  return opened === null ? nothingKept : keptAnswer.parse(opened);
};

export type Keeper = {
  add(piece: CheckedPiece): void;
  /** Everything so far. */
  all(): KeptAnswer;
  /** Waits until nothing is being written any more. */
  close(): Promise<void>;
};

/** Keeps an answer's pieces in the vault, at most once in so many milliseconds, so that they survive the process. */
export const createKeeper = (
  { answerId, adviceId, asker, consentedAt }: AnswerPlace & { readonly consentedAt: string | null },
  { answers, sealer, everyMs }: { answers: AnswersInProgress; sealer: Sealer; everyMs: number },
): Keeper => {
  const pieces: CheckedPiece[] = [];
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  let lastMs = 0;

  const all = (): KeptAnswer => {
    const { text, citations, dropped } = joinChecked(pieces);
    return { text, citations: [...citations], dropped };
  };
  const key = consentedAt === null ? asker : keyOfConsent(asker, consentedAt);
  const write = (): void => {
    timer = null;
    lastMs = performance.now();
    // A failed write loses nothing: the next one has everything, and so does the event at the end.
    writing = writing
      .then(async () => answers.keep(answerId, await sealer.seal(key, placeOf(adviceId), all())))
      .catch(() => {});
  };

  return {
    add: (piece) => {
      pieces.push(piece);
      timer ??= setTimeout(write, Math.max(0, everyMs - (performance.now() - lastMs)));
    },
    all,
    close: async () => {
      if (timer) clearTimeout(timer);
      timer = null;
      await writing;
    },
  };
};
