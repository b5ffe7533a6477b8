import { standingOf } from '@nomucheck/domain/applications/standing.ts';
import { answersOnPathOf } from '@nomucheck/domain/checks/answers/answers-on-path.ts';
import type { CheckRecord, FullResult, Result } from '@nomucheck/domain/checks/contract/check.ts';
import { mendingFor } from '@nomucheck/domain/checks/next-steps/mending.ts';
import { isFirstWarning, nextStepsOf } from '@nomucheck/domain/checks/next-steps.ts';
import { papersFor } from '@nomucheck/domain/checks/papers.ts';
import { asReadBy } from '@nomucheck/domain/checks/questions/for-companies.ts';
import { mendingTitle, nextStepsTitle, placedNotes, routesTitle } from '@nomucheck/domain/checks/result-words.ts';
import { claimsOf } from '@nomucheck/domain/claims/claims.ts';
import { isUnderLabourLaw } from '@nomucheck/domain/rulesets/open-routes.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { koreanDate, koreanToday } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { useOpenedForPrint } from '../../shell/use-opened-for-print.ts';
import { AnswersOffer } from '../answers/answers-offer.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { resultPath } from '../question-url.ts';
import { wording } from '../wording.ts';
import { AdviceOffer } from './advice-offer.tsx';
import { AnswersInWords } from './answers-in-words.tsx';
import { ApplicationOffer } from './application-offer.tsx';
import { ClaimsList } from './claims-list.tsx';
import { ConsultQuestion, consultPart, useConsultTaken } from './consult-question.tsx';
import { Contents, type Part } from './contents.tsx';
import { Figure } from './figure.tsx';
import { HowItCameAbout } from './how-it-came-about.tsx';
import { LockedPart, PaidAtTheEnd } from './locked-part.tsx';
import { MendingList } from './mending-list.tsx';
import { NextSteps } from './next-steps/next-steps.tsx';
import { NoRate } from './no-rate.tsx';
import { OutcomeReport } from './outcome-report.tsx';
import { PapersChecklist } from './papers-checklist.tsx';
import { Precedents } from './precedents.tsx';
import { RemindersPart } from './reminders/reminders-part.tsx';
import { Routes } from './routes-list.tsx';
import { SharePart } from './sharing/share-part.tsx';
import { CrimeWarning } from './situation/crime-warning.tsx';
import { StrongestPoint, VoidingFacts } from './strongest-point.tsx';
import { WhomToAsk } from './whom-to-ask.tsx';

type ResultViewProps = {
  check: Pick<CheckRecord, 'id' | 'outcome' | 'answers' | 'derived' | 'leftPath' | 'rulesetVersion' | 'hasEarlier'>;
  result: Result;
  /** The message and the offer if the cases or the questionnaire have changed since. */
  outdated?: ReactNode;
  /** Open without payment by a setting of the service. */
  isUnlockedBySetting?: boolean;
  /** An earlier result, or one of somebody else: nothing can be done with it. */
  isOnlyRead?: boolean;
};

/** The whole result, from the figure to the next steps. Tests render it without a server. */
export const ResultView = ({
  check,
  result: calculated,
  outdated = null,
  isUnlockedBySetting = false,
  isOnlyRead = false,
}: ResultViewProps) => {
  useOpenedForPrint();
  const isTaken = useConsultTaken();
  const result = asReadBy(calculated);
  const { side } = result;
  const today = koreanToday();
  const answers = answersOnPathOf(check);
  const isWorker = side === 'employee' && isUnderLabourLaw(result.routes);
  const toCome = result.toCome === true;
  const claims = claimsOf(answers, result, today);
  const steps = nextStepsOf({ answers, result, today });
  const warning = steps.find(isFirstWarning);
  const { documents } = standingOf({ ...result, answers: check.answers }, today);
  const parts: readonly (Part | false)[] = [
    { id: 'routes', title: routesTitle[side] },
    side === 'employer' && { id: 'mending', title: mendingTitle(toCome) },
    { id: 'next-steps', title: nextStepsTitle },
    isWorker && { id: 'papers', title: wording.papers.title },
    claims.length > 0 && { id: 'claims', title: wording.claims.title[side] },
    isWorker && { id: 'whom-to-ask', title: wording.whomToAsk.title },
    !isOnlyRead && isUnderLabourLaw(result.routes) && consultPart(isTaken),
  ];
  return (
    <>
      <h1>{wording.result.title}</h1>
      <p className="soft result-date">{koreanDate(result.calculatedAt)}에 계산했어요</p>
      {outdated}
      {warning && <CrimeWarning step={warning} checkId={check.id} isOnlyRead={isOnlyRead} />}
      <StrongestPoint result={result} />
      {result.rate === null ? <NoRate result={result} /> : <Figure result={result} />}
      <VoidingFacts result={result} />
      <Contents parts={parts.filter((part) => part !== false)} />
      {!result.locked && result.rate !== null && isUnlockedBySetting && (
        <Notice title={wording.result.unlockedBySetting} />
      )}
      <Routes result={result} checkId={check.id} />
      {result.rate !== null &&
        (result.locked ? !isOnlyRead && <LockedPart checkId={check.id} /> : <Explained result={result} />)}
      {side === 'employer' && <MendingList mending={mendingFor(answers, today)} toCome={toCome} />}
      <NextSteps
        steps={steps.filter((step) => step !== warning)}
        checkId={check.id}
        hasDocuments={documents.length > 0}
        isOnlyRead={isOnlyRead}
      >
        {!isOnlyRead && <RemindersPart checkId={check.id} />}
        {!isOnlyRead && <SharePart checkId={check.id} side={side} />}
      </NextSteps>
      {!isOnlyRead && <ApplicationOffer checkId={check.id} documents={documents} />}
      {isWorker && <PapersChecklist papers={papersFor(answers, today)} checkId={check.id} />}
      <ClaimsList claims={claims} side={side} checkId={isOnlyRead ? null : check.id} />
      {!isOnlyRead && <AnswersOffer check={check} />}
      {isWorker && <WhomToAsk region={answers.get('intake/region')} checkId={check.id} />}
      {!isOnlyRead && <AdviceOffer checkId={check.id} />}
      {!isOnlyRead && isUnderLabourLaw(result.routes) && (
        <ConsultQuestion checkId={check.id} isUrged={result.suggestConsultation} isTaken={isTaken} />
      )}
      <Notes notes={result.notes.filter(({ kind }) => !placedNotes.includes(kind))} />
      {!result.locked && <Precedents precedents={result.precedents} />}
      <section className="no-print print-offer">
        <h2>인쇄하거나 PDF로 남기기</h2>
        <p>상담을 받을 때 가져가면 처음부터 설명하지 않아도 돼요.</p>
        <div className="actions">
          {!isOnlyRead && !result.locked && !isUnlockedBySetting && <PdfButton checkId={check.id} />}
          <Button kind="secondary" onClick={() => window.print()}>
            인쇄하기
          </Button>
        </div>
      </section>
      {!isOnlyRead && <OutcomeReport checkId={check.id} reported={check.outcome} side={side} />}
      {check.hasEarlier && !isOnlyRead && <EarlierOffer checkId={check.id} />}
      <AnswersInWords answers={check.answers.filter(({ key }) => answers.has(key))} />
      {!isOnlyRead && result.locked && result.rate !== null && <PaidAtTheEnd checkId={check.id} side={side} />}
      <p className="soft result-versions">
        질문지 {result.rulesetVersion.slice(0, 8)} · 계산 방법 {result.calculatorVersion}
      </p>
    </>
  );
};

const EarlierOffer = ({ checkId }: { checkId: string }) => (
  <section className="no-print">
    <h2>전에 본 결과</h2>
    <p>
      <Link to={`${resultPath(checkId)}/earlier`}>전에 본 결과와 달라진 점 보기</Link>
    </p>
  </section>
);

const Explained = ({ result }: { result: FullResult }) =>
  result.rate === null ? null : <HowItCameAbout result={result} rate={result.rate} />;

const Notes = ({ notes }: { notes: Result['notes'] }) =>
  notes.length === 0 ? null : (
    <section>
      <h2>함께 알아 두세요</h2>
      {notes.map((note) => (
        <div className="card note" key={`${note.kind}-${note.title}`}>
          <h3>{note.title}</h3>
          <p>{note.text}</p>
        </div>
      ))}
    </section>
  );
