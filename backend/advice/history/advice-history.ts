import { adviceDecider } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { HistoryView } from '../../engine/history/history.ts';

/** How the history of an advice is shown to the firm, or to its asker: without the reviews' texts. */
export const adviceHistoryView = ({
  isFirm,
}: {
  readonly isFirm: boolean;
}): HistoryView<Advice | null, AdviceEvent> => ({
  initialState: adviceDecider.initialState,
  evolve: adviceDecider.evolve,
  seen: (advice) => (advice ? inWords(advice, isFirm) : {}),
  // No event of an advice is about a question of the check.
  sentenceContext: { question: (key) => key },
});

const inWords = (advice: Advice, isFirm: boolean): Readonly<Record<string, unknown>> => {
  const { stage, round, dueAt, draft, published, reviews, rating, flags } = advice;
  return {
    단계: stageNames[stage],
    검토: round === 0 ? null : `${round}번째`,
    기한: dueAt && koreanTimeOf(dueAt).slice(0, 16).replace('T', ' '),
    초안: draft?.text ?? null,
    ...(isFirm
      ? { '1차 검토': reviews[1].judgement?.text ?? null, '2차 검토': reviews[2].judgement?.text ?? null }
      : {}),
    공개: published?.text ?? null,
    별점: rating?.stars ?? null,
    '확인할 판정례': flags.filter(({ settled }) => !settled).length || null,
  };
};
