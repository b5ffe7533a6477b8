import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { CheckRecord, Result } from '@nomucheck/domain/checks/contract/check.ts';
import { deedsFor } from '@nomucheck/domain/checks/next-steps/deeds.ts';
import { mendingFor } from '@nomucheck/domain/checks/next-steps/mending.ts';
import type { NextStep } from '@nomucheck/domain/checks/next-steps.ts';
import { papersFor } from '@nomucheck/domain/checks/papers.ts';
import { placedNotes } from '@nomucheck/domain/checks/result-words.ts';
import { claimsOf } from '@nomucheck/domain/claims/claims.ts';
import { isUnderLabourLaw } from '@nomucheck/domain/rulesets/open-routes.ts';
import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { koreanToday } from '../../../../shared/formats.ts';
import { Button } from '../../../forms/button.tsx';
import { MoreAnswersRow } from '../../answers/more-answers-row.tsx';
import { answersOfResultPath, resultPath } from '../../question-url.ts';
import { wording } from '../../wording.ts';
import { ConsultQuestion, useConsultTaken } from '../asking/consult-question.tsx';
import { WhomToAsk } from '../asking/whom-to-ask.tsx';
import { PapersChecklist } from '../checklists/papers-checklist.tsx';
import { ClaimsList } from '../claims-list.tsx';
import { VoidingFacts } from '../figure/strongest-point.tsx';
import { MendingList } from '../mending-list.tsx';
import { NextSteps } from '../next-steps/next-steps.tsx';
import { OnceMended } from '../once-mended/once-mended.tsx';
import { OutcomeReport } from '../outcome-report.tsx';
import { RemindersPart } from '../reminders/reminders-part.tsx';
import { Routes } from '../routes-list.tsx';
import { SharePart } from '../sharing/share-part.tsx';
import { ApplicationRow } from './application-row.tsx';
import { CompanyRows } from './company-rows.tsx';
import { DeedsRow } from './deeds-row.tsx';
import { Row, RowLink } from './row.tsx';

const text = wording.rows;

type ResultRowsProps = {
  check: Pick<
    CheckRecord,
    'id' | 'questionnaire' | 'sections' | 'outcome' | 'answers' | 'rulesetVersion' | 'hasEarlier'
  >;
  result: Result;
  answers: Answers;
  documents: readonly DocumentName[];
  /** What to do after today. */
  later: readonly NextStep[];
  /** What is sold, below what the person acts on. */
  offer: ReactNode;
  isOnlyRead: boolean;
};

/** Everything but the card, a row each: first what the person acts on, then what they may want to know, then what they keep. */
export const ResultRows = ({ check, result, answers, documents, later, offer, isOnlyRead }: ResultRowsProps) => {
  const today = koreanToday();
  const { side } = result;
  const { id: checkId } = check;
  const isWorker = side === 'employee' && isUnderLabourLaw(result.routes);
  const isTaken = useConsultTaken();
  return (
    <>
      <div className="rows">
        {side === 'employer' && (
          <MendingList mending={mendingFor(answers, today)} toCome={result.toCome === true}>
            {!isOnlyRead && <OnceMended {...{ check, result, answers, today }} />}
          </MendingList>
        )}
        <Routes result={result} checkId={checkId} />
        <VoidingFacts result={result} />
        {isWorker && <DeedsRow deeds={deedsFor(answers, today)} />}
        <NextSteps steps={later} checkId={checkId} hasDocuments={documents.length > 0} isOnlyRead={isOnlyRead} />
        {!isOnlyRead && <ApplicationRow checkId={checkId} documents={documents} />}
        {side === 'employer' && <CompanyRows {...{ answers, result, today, checkId, isOnlyRead }} />}
        {isWorker && <PapersChecklist papers={papersFor(answers, today)} checkId={checkId} />}
        <ClaimsList claims={claimsOf(answers, result, today)} side={side} checkId={isOnlyRead ? null : checkId} />
        {isWorker && <WhomToAsk region={answers.get('intake/region')} checkId={checkId} />}
      </div>
      {offer}
      <div className="rows">
        <Notes notes={result.notes.filter(({ kind }) => !placedNotes.includes(kind))} />
        {!isOnlyRead && (
          <>
            {isUnderLabourLaw(result.routes) && (
              <ConsultQuestion checkId={checkId} isUrged={result.suggestConsultation} isTaken={isTaken} />
            )}
            <RowLink
              to={`/advices?check=${encodeURIComponent(checkId)}`}
              title={text.advice}
              state={text.adviceState}
            />
            <RemindersPart checkId={checkId} />
            <SharePart checkId={checkId} side={side} />
            <MoreAnswersRow check={check} />
            {check.hasEarlier && <RowLink to={`${resultPath(checkId)}/earlier`} title={text.earlier} />}
            <OutcomeReport checkId={checkId} reported={check.outcome} side={side} />
          </>
        )}
        <p className="row-ends no-print">
          {!isOnlyRead && <Link to={answersOfResultPath(checkId)}>{text.answers}</Link>}
          <Button kind="quiet" onClick={() => window.print()}>
            {text.print}
          </Button>
        </p>
      </div>
    </>
  );
};

const Notes = ({ notes }: { notes: Result['notes'] }) =>
  notes.length === 0 ? null : (
    <Row id="notes" title={text.notes} state={`${notes.length}가지`}>
      {notes.map((note) => (
        <div className="card note" key={`${note.kind}-${note.title}`}>
          <h3>{note.title}</h3>
          <p>{note.text}</p>
        </div>
      ))}
    </Row>
  );
