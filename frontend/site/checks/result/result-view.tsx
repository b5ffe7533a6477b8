import { standingOf } from '@nomucheck/domain/applications/standing.ts';
import { answersOnPathOf } from '@nomucheck/domain/checks/answers/answers-on-path.ts';
import type { CheckRecord, Result } from '@nomucheck/domain/checks/contract/check.ts';
import { isFirstWarning, nextStepsOf } from '@nomucheck/domain/checks/next-steps.ts';
import { asReadBy } from '@nomucheck/domain/checks/questions/for-companies.ts';
import type { ReactNode } from 'react';
import { koreanDate, koreanToday } from '../../../shared/formats.ts';
import { useOpenedForPrint } from '../../shell/window/use-opened-for-print.ts';
import { wording } from '../wording.ts';
import { AnswersInWords } from './answers-in-words.tsx';
import { ResultCard } from './card/result-card.tsx';
import { StrongestPoint } from './figure/strongest-point.tsx';
import { LockedPart } from './locked/locked-part.tsx';
import { PaidAtTheEnd } from './locked/paid-at-the-end.tsx';
import { OpenedPart } from './opened/opened-part.tsx';
import { searchOfReason } from './opened/search-of-reason.ts';
import { notePlace } from './rows/place-left.ts';
import { ResultRows } from './rows/result-rows.tsx';
import { CrimeWarning } from './situation/crime-warning.tsx';

type ResultViewProps = {
  check: Pick<
    CheckRecord,
    | 'id'
    | 'questionnaire'
    | 'sections'
    | 'outcome'
    | 'answers'
    | 'derived'
    | 'leftPath'
    | 'rulesetVersion'
    | 'hasEarlier'
  >;
  result: Result;
  /** The message and the offer if the cases or the questionnaire have changed since. */
  outdated?: ReactNode;
  /** Open without payment by a setting of the service. */
  isUnlockedBySetting?: boolean;
  /** An earlier result, or one of somebody else: nothing can be done with it. */
  isOnlyRead?: boolean;
};

/** How many steps a day can hold: the first ones are those that would be regretted most. */
const stepsOfToday = 3;

/**
 * The whole result: what was paid for, the card with figure, last day and what to do today, and everything else as rows. On a wide
 * screen the card is a second column that stays. Tests render it without a server.
 */
export const ResultView = ({
  check,
  result: calculated,
  outdated = null,
  isUnlockedBySetting = false,
  isOnlyRead = false,
}: ResultViewProps) => {
  useOpenedForPrint();
  const result = asReadBy(calculated);
  const today = koreanToday();
  const answers = answersOnPathOf(check);
  const all = nextStepsOf({ answers, result, today });
  const warning = all.find(isFirstWarning);
  const steps = all.filter((step) => step !== warning);
  const { documents } = standingOf({ ...result, answers: check.answers }, today);
  const shared = { checkId: check.id, hasDocuments: documents.length > 0, isOnlyRead };
  const opened = result.locked || result.rate === null ? null : { result, rate: result.rate };
  const isLocked = result.locked && result.rate !== null && !isOnlyRead;
  return (
    <div className="result-layout" onClickCapture={({ target }) => notePlace(target)}>
      <div className="result-head">
        <div className="result-title">
          <h1>{wording.result.title}</h1>
          <p className="soft">{koreanDate(result.calculatedAt)}에 계산했어요</p>
        </div>
        {outdated}
        {warning && <CrimeWarning step={warning} checkId={check.id} isOnlyRead={isOnlyRead} />}
        <StrongestPoint result={result} />
      </div>
      {opened && (
        <OpenedPart
          {...opened}
          {...{ checkId: check.id, isUnlockedBySetting, isOnlyRead }}
          search={searchOfReason(answers)}
        />
      )}
      <ResultCard result={result} today={steps.slice(0, stepsOfToday)} {...shared} />
      <div className="result-rest">
        <ResultRows
          {...{ check, result, answers, documents, isOnlyRead }}
          later={steps.slice(stepsOfToday)}
          offer={isLocked && <LockedPart checkId={check.id} side={result.side} />}
        />
        <AnswersInWords answers={check.answers.filter(({ key }) => answers.has(key))} />
        {isLocked && <PaidAtTheEnd checkId={check.id} side={result.side} />}
      </div>
    </div>
  );
};
