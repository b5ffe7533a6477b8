import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { whyNoNotice } from '@nomucheck/domain/checks/next-steps/for-companies/notice.ts';
import { procedureFor } from '@nomucheck/domain/checks/next-steps/for-companies/procedure.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Answers } from '@nomucheck/domain/rulesets/ruleset.ts';
import { wording } from '../../wording.ts';
import { ProcedureChecklist } from '../checklists/procedure-checklist.tsx';
import { RowLink } from './row.tsx';

const text = wording.procedure;

type CompanyRowsProps = {
  readonly answers: Answers;
  readonly result: Result;
  readonly today: LocalDate;
  readonly checkId: string;
  readonly isOnlyRead: boolean;
};

/** In the place of a worker's application and papers: the draft of the notice, and the procedure to tick. */
export const CompanyRows = ({ answers, result, today, checkId, isOnlyRead }: CompanyRowsProps) => {
  const situation = { answers, result, today };
  return (
    <>
      {!isOnlyRead && whyNoNotice(situation) === null && (
        <RowLink to={`/check/notice/${encodeURIComponent(checkId)}`} title={text.notice} state={text.noticeState} />
      )}
      <ProcedureChecklist steps={procedureFor(situation)} checkId={checkId} />
    </>
  );
};
