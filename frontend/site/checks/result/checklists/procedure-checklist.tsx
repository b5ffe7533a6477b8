import type { ProcedureStep } from '@nomucheck/domain/checks/next-steps/for-companies/procedure.ts';
import { wording } from '../../wording.ts';
import { Checklist } from './checklist.tsx';

const { title, lead, count } = wording.procedure;

/** What a company goes through before and after a dismissal, each to tick: the counterpart of the worker's papers. */
export const ProcedureChecklist = ({ steps, checkId }: { steps: readonly ProcedureStep[]; checkId: string }) =>
  steps.length === 0 ? null : (
    <Checklist
      id="procedure"
      {...{ checkId, title, lead, count }}
      items={steps.map(({ key, title: name, text, law }) => ({
        key,
        name,
        more: law === undefined ? text : `${text} (${law})`,
      }))}
    />
  );
