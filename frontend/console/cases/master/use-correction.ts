import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { CaseImpact } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, messageOf } from '../../api/api-error.ts';
import { merge } from '../../conflict/merge.ts';
import { useCasesData } from '../cases-data.ts';
import { type CaseForm, changesOf, contentOf, errorsByField, type FormField, formOf } from '../shared/case-form.ts';
import { useMasterShown } from './use-master-case.ts';

type Refusal = { readonly message: string; readonly errors: Partial<Record<FormField | 'reason', string>> };

/** What figures are made of; the rest of a record moves none, and long texts have no room in an address. */
const counted = [
  'kind',
  'sampling',
  'tribunal',
  'caseNumbers',
  'decidedOn',
  'outcome',
  'keywords',
  'sections',
  'disputeId',
];

/** The changes of a form as a record takes them: what a record must have can't be taken away. */
const recordChanges = (base: CaseForm, form: CaseForm): Partial<CaseRecord> => {
  const { tribunal, outcome, disputeId, ...others } = changesOf(base, form);
  return {
    ...others,
    ...(tribunal == null ? {} : { tribunal }),
    ...(outcome == null ? {} : { outcome }),
    ...(disputeId == null ? {} : { disputeId }),
  };
};

const emptied = (form: CaseForm): Partial<Record<FormField, string>> => {
  const { tribunal, outcome, disputeId, title, caseNumbers } = contentOf(form);
  const missing = '비워 둘 수 없는 항목입니다.';
  return {
    ...(tribunal === null ? { tribunal: missing } : {}),
    ...(outcome === null ? { outcome: missing } : {}),
    ...(disputeId === null ? { disputeId: missing } : {}),
    ...(title === '' ? { title: missing } : {}),
    ...(caseNumbers.length === 0 ? { caseNumbers: missing } : {}),
  };
};

/** A correction: typed, its impact looked at, then saved for a reason. Whoever was first is met with nothing lost. */
export const useCorrection = (item: MasterCaseDetail, onDone: () => void) => {
  const show = useMasterShown();
  const { caseImpact, correctCase, getOne } = useCasesData();
  const notify = useNotify();
  /** What the form began from; after a conflict, what is kept now. */
  const [base, setBase] = useState(item);
  const [form, setForm] = useState<CaseForm>(() => formOf(item));
  const [reason, setReason] = useState('');
  const [impact, setImpact] = useState<CaseImpact | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [theirs, setTheirs] = useState<MasterCaseDetail | null>(null);

  const refuse = (message: string, errors: Refusal['errors'] = {}): false => {
    setRefusal({ message, errors });
    return false;
  };
  const isWhole = (from: MasterCaseDetail, wanted: CaseForm): boolean => {
    const missing = emptied(wanted);
    if (Object.keys(missing).length > 0) return refuse('입력한 내용을 다시 확인해 주십시오.', missing);
    if (Object.keys(recordChanges(formOf(from), wanted)).length === 0) return refuse('바꾼 내용이 없습니다.');
    if (reason.trim() === '') return refuse('사유를 적어 주십시오.', { reason: '사유를 적어 주십시오.' });
    return true;
  };
  const during = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      const told = fieldErrorsOf(error);
      refuse(messageOf(error), {
        ...errorsByField(told),
        ...(told.reason === undefined ? {} : { reason: told.reason }),
      });
    } finally {
      setBusy(false);
    }
  };

  const look = async (from: MasterCaseDetail, wanted: CaseForm): Promise<void> => {
    if (!isWhole(from, wanted)) return;
    const changes = Object.entries(recordChanges(formOf(from), wanted)).filter(([field]) => counted.includes(field));
    await during(async () => setImpact(await caseImpact(item.id, Object.fromEntries(changes))));
  };
  const send = async (from: MasterCaseDetail, wanted: CaseForm): Promise<void> => {
    if (!isWhole(from, wanted)) return;
    await during(async () => {
      try {
        show(await correctCase(from, recordChanges(formOf(from), wanted), reason.trim()));
        notify('고친 내용을 저장했습니다.', { type: 'info' });
        onDone();
      } catch (error) {
        if (!isConflict(error)) throw error;
        setTheirs((await getOne<MasterCaseDetail>('admin/data/master', { id: item.id })).data);
      }
    });
  };
  /** Goes on from what is kept now, with what I changed on top. */
  const goOn = (kept: MasterCaseDetail): CaseForm => {
    const merged = merge(formOf(base), form, formOf(kept));
    setBase(kept);
    setForm(merged);
    setTheirs(null);
    setImpact(null);
    return merged;
  };

  return {
    base,
    form,
    reason,
    impact,
    busy,
    refusal,
    theirs,
    isTouched: reason !== '' || Object.keys(changesOf(formOf(base), form)).length > 0,
    set: (field: FormField, value: string) => {
      setForm((before) => ({ ...before, [field]: value }));
      setImpact(null);
    },
    setReason,
    look: () => void look(base, form),
    save: () => void send(base, form),
    keepMine: (kept: MasterCaseDetail) => void send(kept, goOn(kept)),
    editFurther: (kept: MasterCaseDetail) => void goOn(kept),
    takeTheirs: (kept: MasterCaseDetail) => {
      show(kept);
      onDone();
    },
  };
};
