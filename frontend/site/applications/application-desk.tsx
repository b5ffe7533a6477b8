import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import { filingNotes, whoseDraft } from '@nomucheck/domain/applications/filing/filing.ts';
import type { DocumentName, Standing } from '@nomucheck/domain/applications/standing.ts';
import { blanksLeft } from '@nomucheck/domain/applications/steps/steps.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { QuickExit } from '../checks/quick-exit.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Notice } from '../forms/notice.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { Page } from '../shell/page/page.tsx';
import { DocumentChoice } from './document-choice.tsx';
import { useDraftSaving } from './draft/use-draft-saving.ts';
import { Preview } from './preview.tsx';
import { SaveLine, SaveTrouble } from './save-line.tsx';
import { Sections } from './sections/sections.tsx';
import { Turns } from './steps/step.tsx';
import { StepList } from './steps/step-list.tsx';
import { headingOf, useStep } from './steps/use-step.ts';
import { TakeAway } from './take-away.tsx';
import { leftInWords, title } from './words.ts';

type DeskProps = {
  application: ApplicationOut;
  standing: Standing;
  first: DocumentName;
  today: LocalDate;
};

/** The questions of the application, and beside them the document that they make. */
export const ApplicationDesk = ({ application, standing, first, today }: DeskProps) => {
  const { checkId, basis } = application;
  const { state, type, flush, resolve } = useDraftSaving(application);
  const [search, setSearch] = useSearchParams();
  const name = standing.documents.find((each) => each === search.get('document')) ?? first;
  const choose = (document: string) => setSearch({ ...Object.fromEntries(search), document }, { replace: true });
  const steps = useStep();
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const mistakes = useMistakes();
  const { fields, save } = state;
  const document = documentOf(name, basis, fields, today);
  const left = blanksLeft(name, basis, fields, today);
  return (
    <Page title={title} width="wide" className="application-page">
      <div className="check-top no-print">
        <Link to={`/check/result/${checkId}`}>진단 결과로</Link>
        <QuickExit />
      </div>
      <h1>{title}</h1>
      <p className="lead">{whoseDraft}</p>
      {standing.whyNoRelief !== null && (
        <Notice tone="warning" title="부당해고 구제신청서는 쓰지 않아요">
          <p>{standing.whyNoRelief} 지금 쓸 수 있는 서류를 준비했어요.</p>
        </Notice>
      )}
      <ErrorSummary {...mistakes} follow={steps.follow} />
      <SaveTrouble save={save} fields={fields} checkId={checkId} onResolve={resolve} />
      <div className="application-bar no-print">
        <p className="application-left">{leftInWords(left.all)}</p>
        <SaveLine save={save} />
        <Link to={steps.to('preview')} onClick={() => steps.here === 'preview' && steps.show('preview')}>
          미리보기
        </Link>
      </div>
      <div className="application-desk">
        <StepList steps={steps} document={name} left={left} />
        <div className="application-questions no-print" data-here={steps.here !== 'preview' || undefined}>
          {standing.documents.length > 1 && (
            <DocumentChoice
              documents={standing.documents}
              chosen={name}
              isHere={steps.here === 'person'}
              onChoose={choose}
            />
          )}
          <Sections
            {...{ basis, fields, today, steps, errors: mistakes.errors }}
            document={name}
            onType={type}
            onWrong={(field, message) => setWrong((before) => withMistake(before, field, message))}
          />
        </div>
        <div className="application-outcome" data-here={steps.here === 'preview' || undefined}>
          <h2 id={headingOf('preview')} className="application-outcome-title no-print" tabIndex={-1}>
            미리보기와 받기
          </h2>
          <SaveLine save={save} />
          <TakeAway
            checkId={checkId}
            name={name}
            document={document}
            wrong={Object.entries(wrong).map(([id, message]) => ({ id, message }))}
            flush={flush}
            onRefused={mistakes.refuse}
            onAccepted={mistakes.accept}
          />
          <Preview document={document} />
          <section className="no-print" aria-label="내는 방법">
            {filingNotes(name, basis, today).map(({ title: heading, lines }) => (
              <div key={heading}>
                <h3>{heading}</h3>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
            ))}
          </section>
          <Turns at="preview" steps={steps} document={name} />
        </div>
      </div>
    </Page>
  );
};

const withMistake = (
  before: Readonly<Record<string, string>>,
  field: string,
  message: string | null,
): Readonly<Record<string, string>> => {
  const { [field]: _old, ...others } = before;
  return message === null ? others : { ...others, [field]: message };
};
