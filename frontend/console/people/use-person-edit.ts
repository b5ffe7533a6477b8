import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../shared/session.ts';
import { useFactorsAgain } from '../access/factors-again.tsx';
import { fieldErrorsOf, isConflict, messageOf } from '../api/api-error.ts';
import { merge } from '../conflict/merge.ts';
import { usePeopleData } from './people-data.ts';
import { changeOf, fieldsOf, type PersonFields } from './person-fields.ts';
import { usePeopleShown } from './use-person.ts';

type Refusal = { readonly message: string; readonly errors: Readonly<Record<string, string>> };
type Edit = { readonly from: AdminUserDetail; readonly wanted: PersonFields };
/** The person after the command, or the person as another staff member has saved them in the meantime. */
type Outcome = { readonly saved: AdminUserDetail } | { readonly theirs: AdminUserDetail };

/**
 * The form of one person: its fields, the command that saves them, and what to do when another staff member saved first.
 */
export const usePersonEdit = (person: AdminUserDetail, onDone: () => void) => {
  const { updateUser, getOne } = usePeopleData();
  const { show } = usePeopleShown();
  const { user } = useSession();
  const notify = useNotify();
  /** The values that the form began with; after a conflict, the stored values. */
  const [base, setBase] = useState(person);
  const [fields, setFields] = useState(fieldsOf(person));
  const [reason, setReason] = useState('');
  const [mistake, setMistake] = useState<Refusal | null>(null);
  const [theirs, setTheirs] = useState<AdminUserDetail | null>(null);
  const changed = changeOf(fieldsOf(base), fields);
  const changesRights = changed.accessType !== undefined || changed.adminMenu !== undefined;
  const again = useFactorsAgain(changesRights && user?.secondFactor === true);

  const save = useMutation({
    mutationFn: async ({ from, wanted }: Edit): Promise<Outcome> => {
      const change = { id: person.id, ...changeOf(fieldsOf(from), wanted), reason: reason.trim() };
      try {
        const saved = await again.confirmed((confirmed) =>
          updateUser({ ...change, ...confirmed, expectedRevision: from.revision }),
        );
        return { saved };
      } catch (error) {
        if (!isConflict(error)) throw error;
        return { theirs: (await getOne<AdminUserDetail>('admin/user', { id: person.id })).data };
      }
    },
    onSuccess: (outcome) => {
      if ('theirs' in outcome) return setTheirs(outcome.theirs);
      show(outcome.saved);
      notify('저장했습니다.', { type: 'info' });
      onDone();
    },
  });
  const mistakeIn = ({ from, wanted }: Edit): Refusal | null => {
    if (Object.keys(changeOf(fieldsOf(from), wanted)).length === 0)
      return { message: '바꾼 내용이 없습니다.', errors: {} };
    const message = '사유를 적어 주십시오.';
    return reason.trim() === '' ? { message, errors: { reason: message } } : null;
  };
  const send = (edit: Edit) => {
    const found = mistakeIn(edit);
    setMistake(found);
    save.reset();
    if (found === null) save.mutate(edit);
  };
  const refused = save.error && { message: messageOf(save.error), errors: fieldErrorsOf(save.error) };

  /** Takes the stored values as the new base and applies the user's changes to them. */
  const rebase = (stored: AdminUserDetail): PersonFields => {
    const merged = merge(fieldsOf(base), fields, fieldsOf(stored));
    setBase(stored);
    setFields(merged);
    setTheirs(null);
    return merged;
  };

  return {
    base,
    fields,
    set: (changed: Partial<PersonFields>) => setFields((before) => ({ ...before, ...changed })),
    reason,
    setReason,
    busy: save.isPending,
    refusal: mistake ?? refused,
    /** Both factors of the editor once more, where the server wants them. */
    factors: again.fields(refused?.errors ?? {}),
    theirs,
    submit: () => send({ from: base, wanted: fields }),
    keepMine: (stored: AdminUserDetail) => send({ from: stored, wanted: rebase(stored) }),
    editFurther: (stored: AdminUserDetail) => void rebase(stored),
    takeTheirs: (stored: AdminUserDetail) => {
      show(stored);
      onDone();
    },
  };
};
