import { materialOf } from '@nomucheck/domain/applications/basis.ts';
import type { ApplicationBasis } from '@nomucheck/domain/applications/contract.ts';
import { sentByOtherFirm } from '@nomucheck/domain/applications/document/parties.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { Step } from '../steps/step.tsx';
import type { Steps } from '../steps/use-step.ts';
import { Account } from './account.tsx';
import type { Asking } from './asking.ts';
import { ClientCompany } from './client-company.tsx';
import { Company } from './company.tsx';
import { Evidence } from './evidence.tsx';
import { CaseNumber, FirstDecision } from './first-decision.tsx';
import { Person } from './person.tsx';
import { DateQuestion } from './questions.tsx';
import { ReliefQuestion } from './relief-question.tsx';
import { Work } from './work.tsx';

type SectionsProps = {
  basis: ApplicationBasis;
  fields: FieldChanges;
  document: DocumentName;
  today: LocalDate;
  steps: Steps;
  errors: Readonly<Record<string, string>>;
  onType: (fields: FieldChanges) => void;
  onWrong: (field: string, message: string | null) => void;
};

/** What the answers don't say, asked in the steps of the document. Nothing has to be filled in. */
export const Sections = ({ basis, fields, document, today, steps, errors, onType, onWrong }: SectionsProps) => {
  const asking: Asking = { material: materialOf(basis, fields, today), errors, onType, onWrong };
  const isRelief = document === 'relief_application';
  const isReview = document === 'review_application';
  const isRequest = document === 'money_compensation_request' || document === 'representative_request';
  const at = { steps, document };
  return (
    <>
      <Step name="person" {...at}>
        <Person asking={asking} />
      </Step>
      <Step name="company" {...at} {...(sentByOtherFirm(asking.material) === null ? {} : { title: '회사(소속 업체)' })}>
        <Company asking={asking} />
        {document !== 'labour_office_petition' && <ClientCompany asking={asking} />}
      </Step>
      <Step name="work" {...at}>
        <Work asking={asking} wantsNotice={!isReview && !isRequest} />
      </Step>
      <Step name="reason" {...at}>
        {isRequest && <CaseNumber asking={asking} wantsMoney={document === 'money_compensation_request'} />}
        {isReview && <FirstDecision asking={asking} />}
        {(isRelief || isReview) && <ReliefQuestion asking={asking} />}
        {!isReview && !isRequest && <Account asking={asking} isRelief={isRelief} />}
      </Step>
      <Step name="evidence" {...at}>
        {!isRequest && <Evidence asking={asking} />}
        <DateQuestion
          asking={asking}
          field="filedOn"
          label="서류를 내는 날"
          hint="서명하는 날에 손으로 적어도 돼요."
          optional
        />
      </Step>
    </>
  );
};
