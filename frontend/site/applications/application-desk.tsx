import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import { filingNotes, whoseDraft } from '@nomucheck/domain/applications/filing/filing.ts';
import type { DocumentName, Standing } from '@nomucheck/domain/applications/standing.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { QuickExit } from '../checks/quick-exit.tsx';
import { ErrorSummary } from '../forms/error-summary.tsx';
import { Notice } from '../forms/notice.tsx';
import { RadioGroup } from '../forms/radio-group.tsx';
import { useMistakes } from '../forms/use-mistakes.ts';
import { Page } from '../shell/page.tsx';
import { useDraftSaving } from './draft/use-draft-saving.ts';
import { Preview } from './preview.tsx';
import { SaveLine, SaveTrouble } from './save-line.tsx';
import { Sections } from './sections/sections.tsx';
import { TakeAway } from './take-away.tsx';
import { documentWords, title } from './words.ts';

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
  const [name, setName] = useState<DocumentName>(first);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const mistakes = useMistakes();
  const { fields, save } = state;
  const document = documentOf(name, basis, fields, today);
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
      <ErrorSummary {...mistakes} />
      <SaveTrouble save={save} fields={fields} checkId={checkId} onResolve={resolve} />
      <div className="application-bar no-print">
        <SaveLine save={save} />
        <a href="#preview">미리보기로</a>
      </div>
      <div className="application-desk">
        <div className="application-questions no-print">
          {standing.documents.length > 1 && (
            <RadioGroup
              id="document"
              label="어떤 서류를 쓸까요?"
              options={standing.documents.map((each) => ({
                value: each,
                label: documentWords[each].name,
                hint: documentWords[each].to,
              }))}
              value={name}
              onChange={(value) => setName(standing.documents.find((each) => each === value) ?? name)}
            />
          )}
          <Sections
            {...{ basis, fields, today, errors: mistakes.errors }}
            document={name}
            onType={type}
            onWrong={(field, message) => setWrong((before) => withMistake(before, field, message))}
          />
        </div>
        <div className="application-outcome">
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
