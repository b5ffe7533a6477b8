import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, messageOf } from '../../api/api-error.ts';
import { useReconnected } from '../../api/use-reconnected.ts';
import { merge } from '../../conflict/merge.ts';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { type CaseForm, changesOf, errorsByField, type FormField, formFields, formOf } from '../case-form.ts';
import { useCasesData } from '../cases-data.ts';
import { useRefineShown } from '../use-refine-case.ts';
import { type Undo, undoOf, valuesBack } from './undo.ts';
import { formWith, nothingUnsaved, readUnsaved, unsavedIn } from './unsaved-fields.ts';

/** Gets the newest record: the one after all writes before it. */
type Act = (newest: RefineCase) => Promise<RefineCase>;
type Clash = { readonly field: FormField; readonly theirs: RefineCase };
type FieldWrite = { readonly field: FormField; readonly value: string; readonly undoable: boolean };

/**
 * The work on one case. Typed values are saved field by field, one write after the other. Changes that another person has
 * saved in the meantime are merged; the user decides only when both have changed the same field. Typed values are never
 * dropped.
 */
export const useRefinement = (loaded: RefineCase) => {
  const { show } = useRefineShown();
  const { getOne, update, takeProposal, takeProposals, dismissProposal, reopenProposal } = useCasesData();
  const notify = useNotify();
  const [kept, setKept] = useState(loaded);
  const unsaved = useKeptState('unsaved', nothingUnsaved, readUnsaved);
  const [first] = useState(() => ({ unsaved: unsaved.typed, form: formWith(formOf(loaded.draft), unsaved.typed) }));
  const [form, setForm] = useState<CaseForm>(first.form);
  const [errors, setErrors] = useState<Partial<Record<FormField, string>>>({});
  const [undos, setUndos] = useState<readonly Undo[]>([]);
  const [clash, setClash] = useState<Clash | null>(null);
  // The state that the next write begins with, also before the page was drawn again.
  const now = useRef({ kept: loaded, form: first.form });
  const row = useRef<Promise<unknown>>(Promise.resolve());

  const remember = (step: Undo): void => setUndos((all) => [...all, step]);

  const put = (next: RefineCase, nextForm: CaseForm): void => {
    now.current = { kept: next, form: nextForm };
    setKept(next);
    setForm(nextForm);
    unsaved.type(unsavedIn(formOf(next.draft), nextForm));
    show(next);
  };
  /** Shows the stored record, with the values that are typed and not yet saved. */
  const settle = (next: RefineCase, saved?: { field: FormField; value: string }): void => {
    const { kept: before, form: typed } = now.current;
    const merged = merge(formOf(before.draft), typed, formOf(next.draft));
    const asKept = saved !== undefined && typed[saved.field] === saved.value;
    put(next, asKept ? { ...merged, [saved.field]: formOf(next.draft)[saved.field] } : merged);
  };
  const type = (field: FormField, value: string): void => {
    now.current = { ...now.current, form: { ...now.current.form, [field]: value } };
    setForm(now.current.form);
    unsaved.type(unsavedIn(formOf(now.current.kept.draft), now.current.form));
    if (errors[field] !== undefined) setErrors(({ [field]: _told, ...others }) => others);
  };

  /**
   * One write after the other: each names the revision after the write before. TanStack Query's `scope` would do the same,
   * but it starts no waiting write while the tab is hidden.
   */
  const inTurn = <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    const turn = row.current.then(task);
    row.current = turn.catch(() => {});
    return turn;
  };

  const readAgain = async (id: string): Promise<RefineCase> => (await getOne<RefineCase>('admin/data', { id })).data;
  const saveFields = async (from: RefineCase, changes: Partial<CaseDraft>): Promise<RefineCase> => {
    const data = { ...changes, expectedRevision: from.revision };
    return (await update<RefineCase>('admin/data', { id: from.id, data, previousData: from })).data;
  };
  const write = async ({ field, value, undoable }: FieldWrite, tries = 0): Promise<boolean> => {
    const { kept: before } = now.current;
    const base = formOf(before.draft);
    const changes = changesOf(base, { ...base, [field]: value });
    if (Object.keys(changes).length === 0) return true;
    try {
      settle(await saveFields(before, changes), { field, value });
      setErrors(({ [field]: _told, ...others }) => others);
      if (undoable) remember(undoOf(base, { ...base, [field]: value }, []));
      return true;
    } catch (error) {
      if (!isConflict(error) || tries > 2) return refuse(error, field);
      const theirs = await readAgain(before.id).catch(() => null);
      if (theirs === null) return refuse(error, field);
      if (formOf(theirs.draft)[field] !== base[field]) {
        setClash({ field, theirs });
        return false;
      }
      settle(theirs);
      notify('그 사이 다른 분이 고친 항목도 함께 보입니다.', { type: 'info' });
      return write({ field, value, undoable }, tries + 1);
    }
  };
  const refuse = (error: unknown, field: FormField): false => {
    const ofFields = errorsByField(fieldErrorsOf(error));
    setErrors((before) => ({ ...before, [field]: messageOf(error), ...ofFields }));
    return false;
  };

  const writeKey = ['admin/data', 'write', loaded.id];
  const fieldWrite = useMutation({
    mutationKey: writeKey,
    mutationFn: (change: FieldWrite) => inTurn(() => write(change)),
  });
  const save = (field: FormField, value: string, undoable = true): Promise<boolean> => {
    type(field, value);
    return fieldWrite.mutateAsync({ field, value, undoable });
  };

  // A field is saved when it is left; the page was closed before that.
  const saveUnsaved = useRef(() => {
    const saved = formOf(loaded.draft);
    for (const field of formFields) {
      const mine = first.unsaved[field];
      if (mine === undefined || mine.typed === saved[field]) continue;
      if (mine.was === saved[field]) void save(field, mine.typed);
      else setClash({ field, theirs: loaded });
    }
  });
  useEffect(() => {
    saveUnsaved.current();
    saveUnsaved.current = () => {};
  }, []);

  // What couldn't be sent is sent again once the server is reached, as the notice of being offline says.
  useReconnected(() => {
    const { kept: stored, form: typed } = now.current;
    const saved = formOf(stored.draft);
    for (const field of formFields)
      if (errors[field] !== undefined && typed[field] !== saved[field]) void save(field, typed[field]);
  });

  const carryOut = async (act: Act): Promise<RefineCase | null> => {
    try {
      const after = await act(now.current.kept);
      settle(after);
      return after;
    } catch (error) {
      if (!isConflict(error)) throw error;
      settle(await readAgain(now.current.kept.id));
      notify('그 사이 다른 분이 먼저 수정했습니다. 바뀐 내용을 보고 다시 해 주십시오.', { type: 'warning' });
      return null;
    }
  };
  /**
   * A command that isn't a change of a field. Returns null after a conflict: the other person's change is shown and the
   * command is not repeated. Throws an `ApiError` when it is refused.
   */
  const { mutateAsync: command } = useMutation({
    mutationKey: writeKey,
    mutationFn: (act: Act) => inTurn(() => carryOut(act)),
  });
  const send = async (act: Act): Promise<RefineCase | null> => {
    try {
      return await command(act);
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
      return null;
    }
  };

  const isWriting = useIsMutating({ mutationKey: writeKey }) > 0;
  const base = formOf(kept.draft);
  return {
    kept,
    form,
    errors,
    clash,
    isWriting,
    isDirty: Object.keys(changesOf(base, form)).length > 0,
    lastUndo: undos.at(-1)?.name ?? null,
    type,
    save,
    command,
    send,
    /** For a command that is no write of the record, but has to be judged after the writes that are still waiting. */
    afterWrites: <Answer>(task: (newest: RefineCase) => Promise<Answer>): Promise<Answer> =>
      inTurn(() => task(now.current.kept)),
    take: async (id: string, value?: string): Promise<boolean> => {
      const proposal = now.current.kept.proposals.find((open) => open.id === id);
      const before = formOf(now.current.kept.draft);
      const after = await send((at) => takeProposal(at, id, value));
      if (after === null || proposal === undefined) return false;
      remember(undoOf(before, formOf(after.draft), [proposal]));
      return true;
    },
    /** Every open proposal, or every one of a field; they are undone together. */
    takeAll: async (field?: Proposal['field']): Promise<boolean> => {
      const open = now.current.kept.proposals.filter((one) => field === undefined || one.field === field);
      if (open.length === 0) return true;
      const before = formOf(now.current.kept.draft);
      const after = await send((at) => takeProposals(at, field));
      if (after === null) return false;
      const settled = open.filter(({ id }) => !after.proposals.some((left) => left.id === id));
      remember(undoOf(before, formOf(after.draft), settled));
      return true;
    },
    dismiss: async (id: string): Promise<boolean> => {
      const proposal = now.current.kept.proposals.find((open) => open.id === id);
      const after = await send((at) => dismissProposal(at, id));
      if (after === null || proposal === undefined) return false;
      const shown = formOf(after.draft);
      remember(undoOf(shown, shown, [proposal]));
      return true;
    },
    /** Returns the id of the first proposal that is open again, or null. */
    undo: async (): Promise<string | null> => {
      const last = undos.at(-1);
      if (last === undefined) return null;
      setUndos((all) => all.slice(0, -1));
      for (const [field, value] of valuesBack(formOf(now.current.kept.draft), last))
        if (!(await save(field, value, false))) return null;
      let first: string | null = null;
      for (const id of last.proposals) {
        if ((await send((at) => reopenProposal(at, id))) === null) return first;
        first ??= id;
      }
      return first;
    },
    keepMine: ({ field, theirs }: Clash): void => {
      const mine = now.current.form[field];
      setClash(null);
      settle(theirs);
      void save(field, mine);
    },
    takeTheirs: ({ field, theirs }: Clash): void => {
      setClash(null);
      type(field, formOf(now.current.kept.draft)[field]);
      settle(theirs);
    },
    editFurther: ({ theirs }: Clash): void => {
      setClash(null);
      settle(theirs);
    },
  };
};

export type Refinement = ReturnType<typeof useRefinement>;
