import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { fieldErrorsOf, isConflict, messageOf } from '../api/api-error.ts';
import { merge } from '../conflict/merge.ts';
import { usePeopleData } from './people-data.ts';
import { changeOf, fieldsOf, type PersonFields } from './person-fields.ts';
import { usePeopleShown } from './use-person.ts';

type Refusal = { readonly message: string; readonly errors: Readonly<Record<string, string>> };

/** The editing of one person: what is in the form, how it went, and what to do when someone else was first. */
export const usePersonEdit = (person: AdminUserDetail, onDone: () => void) => {
  const dataProvider = usePeopleData();
  const { show } = usePeopleShown();
  const notify = useNotify();
  /** What the form began from; after a conflict, what is kept now. */
  const [base, setBase] = useState(person);
  const [fields, setFields] = useState(fieldsOf(person));
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [theirs, setTheirs] = useState<AdminUserDetail | null>(null);

  const refuse = (message: string, errors: Refusal['errors'] = {}) => setRefusal({ message, errors });

  const send = async (from: AdminUserDetail, wanted: PersonFields) => {
    const change = changeOf(fieldsOf(from), wanted);
    if (Object.keys(change).length === 0) return refuse('바꾼 내용이 없습니다.');
    if (reason.trim() === '') return refuse('사유를 적어 주십시오.', { reason: '사유를 적어 주십시오.' });
    setBusy(true);
    setRefusal(null);
    try {
      show(
        await dataProvider.updateUser({
          id: person.id,
          ...change,
          reason: reason.trim(),
          expectedRevision: from.revision,
        }),
      );
      notify('저장했습니다.', { type: 'info' });
      onDone();
    } catch (error) {
      if (isConflict(error)) await meet();
      else refuse(messageOf(error), fieldErrorsOf(error));
    } finally {
      setBusy(false);
    }
  };

  const meet = async () => {
    try {
      setTheirs((await dataProvider.getOne<AdminUserDetail>('admin/user', { id: person.id })).data);
    } catch (error) {
      refuse(messageOf(error));
    }
  };

  /** Goes on from what is kept now, with what I changed on top. */
  const goOn = (kept: AdminUserDetail): PersonFields => {
    const merged = merge(fieldsOf(base), fields, fieldsOf(kept));
    setBase(kept);
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
    busy,
    refusal,
    theirs,
    submit: () => void send(base, fields),
    keepMine: (kept: AdminUserDetail) => void send(kept, goOn(kept)),
    editFurther: (kept: AdminUserDetail) => void goOn(kept),
    takeTheirs: (kept: AdminUserDetail) => {
      show(kept);
      onDone();
    },
  };
};
