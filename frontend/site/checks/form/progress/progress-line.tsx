import type { QuestionProgress } from '@nomucheck/domain/checks/walk/progress.ts';
import type { Address } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useMemo } from 'react';
import type { CheckInHand } from '../../in-hand/check-context.ts';
import { useBarParts } from '../bar/load-bar-parts.ts';

/** How far the check is, counted in questions: at a question, or at the first open one; null until it can be counted. */
export const useProgress = (
  { form, draft, answers, today }: CheckInHand,
  at: Address | null,
): QuestionProgress | null => {
  const parts = useBarParts();
  const { frame } = draft;
  const { section, numbering } = at ?? {};
  return useMemo(() => {
    if (parts === null) return null;
    return section === undefined || numbering === undefined
      ? parts.progressOf(form, frame, answers, today)
      : parts.progressOf(form, frame, answers, today, { section, numbering });
  }, [parts, form, frame, answers, today, section, numbering]);
};

type ProgressLineProps = { progress: QuestionProgress | null; atQuestion?: boolean };

/** "12/18 · 약 3분" with a bar: at a question its place, at the end how many are answered. */
export const ProgressLine = ({ progress, atQuestion = false }: ProgressLineProps) => {
  if (progress === null) return null;
  const { answered, total, minutesLeft } = progress;
  const here = atQuestion ? Math.min(answered + 1, total) : answered;
  const time = minutesLeft === 0 ? null : `약 ${minutesLeft}분`;
  return (
    <>
      <span className="progress-text" aria-hidden="true">
        {here}/{total}
        {time !== null && ` · ${time}`}
      </span>
      <progress
        className="progress-bar"
        aria-label="진행"
        aria-valuetext={`질문 ${total}개 가운데 ${here}번째${time === null ? '' : `, ${time} 남았어요`}`}
        value={here}
        max={total}
      />
    </>
  );
};
