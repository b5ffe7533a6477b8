import type { CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { ownDispute } from '@nomucheck/domain/cases/disputes/disputes.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, messageOf } from '../../../api/api-error.ts';
import { merge } from '../../../conflict/merge.ts';
import { keptStrings, useKeptState } from '../../../typing/use-kept-state.ts';
import {
  type CaseForm,
  changesOf,
  contentOf,
  errorsByField,
  type FormField,
  formFields,
  formOf,
} from '../../case-form.ts';
import { type TriedChange, useCasesData } from '../../cases-data.ts';
import { useImpact } from '../../impact/use-impact.ts';
import { likeOf } from '../list/told-apart.tsx';
import { useMasterShown } from '../use-master-case.ts';

type Refusal = { readonly message: string; readonly errors: Partial<Record<FormField | 'reason', string>> };

/**
 * The fields that figures are computed from. The other fields change no figure, and long texts don't fit into an address.
 */
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

/** The changes of a form as the command takes them: required fields can't be emptied. */
const recordChanges = (base: CaseForm, form: CaseForm): Partial<CaseRecord> => {
  const { tribunal, outcome, disputeId, ...others } = changesOf(base, form);
  return {
    ...others,
    ...(tribunal == null ? {} : { tribunal }),
    ...(outcome == null ? {} : { outcome }),
    ...(disputeId == null ? {} : { disputeId }),
  };
};

/** Without its own dispute: a correction names the dispute that the case would be by itself. */
export const ownDisputeOf = (caseId: string, form: CaseForm): string =>
  ownDispute({ ...contentOf(form), caseId, disputeId: null, named: null }) ?? '';

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

type Correction = { readonly from: MasterCaseDetail; readonly wanted: CaseForm };
/** The case after the command, or the case as another person has saved it in the meantime. */
type Outcome = { readonly saved: MasterCaseDetail } | { readonly theirs: MasterCaseDetail };

/** The changes of the fields that figures are computed from; null: none, or a field is empty that can't be. */
const countedChanges = ({ from, wanted }: Correction): TriedChange | null => {
  const changes = Object.entries(recordChanges(formOf(from), wanted)).filter(([field]) => counted.includes(field));
  const isWhole = Object.keys(emptied(wanted)).length === 0;
  return changes.length === 0 || !isWhole ? null : { changes: Object.fromEntries(changes) };
};

/**
 * A correction: its impact is counted while it is written, and it is saved with a reason. After a conflict, everything that
 * was typed is kept.
 */
export const useCorrection = (item: MasterCaseDetail, onDone: () => void) => {
  const show = useMasterShown();
  const { correctCase, getOne } = useCasesData();
  const notify = useNotify();
  /** The values that the form began with; after a conflict, the stored values. */
  const [base, setBase] = useState(item);
  const [begun] = useState<Typed>(() => ({ base: formOf(item), form: formOf(item), reason: '' }));
  const kept = useKeptState('correct', begun, (text) => keptCorrection(text, item));
  const { form, reason } = kept.typed;
  const setForm = (change: (before: CaseForm) => CaseForm) =>
    kept.type((before) => ({ ...before, form: change(before.form) }));
  const [mistake, setMistake] = useState<Refusal | null>(null);
  const [isApart, setApart] = useState(false);
  const [theirs, setTheirs] = useState<MasterCaseDetail | null>(null);

  const impact = useImpact(base, countedChanges({ from: base, wanted: form }));
  const save = useMutation({
    mutationFn: async ({ from, wanted }: Correction): Promise<Outcome> => {
      try {
        return { saved: await correctCase(from, recordChanges(formOf(from), wanted), reason.trim(), isApart) };
      } catch (error) {
        if (!isConflict(error)) throw error;
        return { theirs: (await getOne<MasterCaseDetail>('admin/data/master', { id: item.id })).data };
      }
    },
    onSuccess: (outcome) => {
      if ('theirs' in outcome) return setTheirs(outcome.theirs);
      kept.forget();
      show(outcome.saved);
      notify('고친 내용을 저장했습니다.', { type: 'info' });
      onDone();
    },
  });

  const mistakeIn = ({ from, wanted }: Correction): Refusal | null => {
    const missing = emptied(wanted);
    if (Object.keys(missing).length > 0) return { message: '입력한 내용을 다시 확인해 주십시오.', errors: missing };
    if (Object.keys(recordChanges(formOf(from), wanted)).length === 0)
      return { message: '바꾼 내용이 없습니다.', errors: {} };
    const message = '사유를 적어 주십시오.';
    return reason.trim() === '' ? { message, errors: { reason: message } } : null;
  };
  /** Sends a correction that has no mistake; a mistake is shown instead. */
  const send = (correction: Correction) => {
    const found = mistakeIn(correction);
    setMistake(found);
    save.reset();
    if (found === null) save.mutate(correction);
  };
  /** Takes the stored values as the new base and applies the user's changes to them. */
  const rebase = (stored: MasterCaseDetail): CaseForm => {
    const merged = merge(formOf(base), form, formOf(stored));
    setBase(stored);
    kept.type((before) => ({ ...before, base: formOf(stored), form: merged }));
    setTheirs(null);
    return merged;
  };

  return {
    base,
    form,
    reason,
    impact,
    busy: save.isPending,
    refusal: mistake ?? (save.error && refusalIn(save.error)),
    theirs,
    isTouched: reason !== '' || Object.keys(changesOf(formOf(base), form)).length > 0,
    /** The cases for which it was refused, because it may be the same decision. */
    like: mistake === null ? likeOf(save.error) : [],
    isApart,
    setApart,
    set: (field: FormField, value: string) => {
      setForm((before) => ({ ...before, [field]: value }));
      // Said of what was typed before.
      setApart(false);
    },
    setReason: (text: string) => kept.type((before) => ({ ...before, reason: text })),
    wasKept: kept.wasKept,
    drop: kept.forget,
    save: () => send({ from: base, wanted: form }),
    keepMine: (stored: MasterCaseDetail) => send({ from: stored, wanted: rebase(stored) }),
    editFurther: (stored: MasterCaseDetail) => void rebase(stored),
    takeTheirs: (stored: MasterCaseDetail) => {
      kept.forget();
      show(stored);
      onDone();
    },
  };
};

/** What is typed, and the record over which it is typed. */
type Typed = { readonly base: CaseForm; readonly form: CaseForm; readonly reason: string };

const keptForm = keptStrings(formFields);

/** What was typed before, over the record as it is now. */
const keptCorrection = (text: unknown, item: MasterCaseDetail): Typed | null => {
  if (typeof text !== 'object' || text === null || !('base' in text && 'form' in text && 'reason' in text)) return null;
  const [base, form] = [keptForm(text.base), keptForm(text.form)];
  if (base === null || form === null || typeof text.reason !== 'string') return null;
  return { base: formOf(item), form: merge(base, form, formOf(item)), reason: text.reason };
};

const refusalIn = (error: Error): Refusal => {
  const { reason, ...fields } = fieldErrorsOf(error);
  return {
    message: messageOf(error),
    errors: { ...errorsByField(fields), ...(reason === undefined ? {} : { reason }) },
  };
};
