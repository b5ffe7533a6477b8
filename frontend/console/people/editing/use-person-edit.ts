import type { AdminUserDetail } from '@nomucheck/domain/people/contract/admin-user.ts';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useSession } from '../../../shared/client/session.ts';
import { useFactorsAgain } from '../../access/factors-again.tsx';
import { fieldErrorsOf, isConflict, messageOf } from '../../api/api-error.ts';
import { type Edit, useRecordEdit } from '../../conflict/use-record-edit.ts';
import { usePeopleData } from '../people-data.ts';
import { usePeopleShown } from '../person/use-person.ts';
import { changeOf, fieldsOf, type PersonFields } from './person-fields.ts';

type Refusal = { readonly message: string; readonly errors: Readonly<Record<string, string>> };

/** The form of one person, with both factors of the editor where rights are changed. */
export const usePersonEdit = (person: AdminUserDetail, onDone: () => void) => {
  const { updateUser, getOne } = usePeopleData();
  const { show } = usePeopleShown();
  const { user } = useSession();
  const notify = useNotify();
  const [mistake, setMistake] = useState<Refusal | null>(null);

  const edit = useRecordEdit('edit', person, {
    fieldsOf,
    save: ({ base, revision, fields, reason }: Edit<PersonFields>) => {
      const change = { id: person.id, ...changeOf(base, fields), reason: reason.trim(), expectedRevision: revision };
      return again.confirmed((confirmed) => updateUser({ ...change, ...confirmed }));
    },
    readAgain: async () => (await getOne<AdminUserDetail>('admin/user', { id: person.id })).data,
    onSaved: (after) => {
      show(after);
      notify('저장했습니다.', { type: 'info' });
      onDone();
    },
    onTaken: (stored) => {
      show(stored);
      onDone();
    },
  });
  const changed = changeOf(edit.base, edit.fields);
  const changesRights = changed.accessType !== undefined || changed.adminMenu !== undefined;
  const again = useFactorsAgain(changesRights && user?.secondFactor === true);
  const { error } = edit;
  const refused =
    error === null || isConflict(error) ? null : { message: messageOf(error), errors: fieldErrorsOf(error) };

  const submit = () => {
    const found = mistakeIn(edit);
    setMistake(found);
    if (found === null) edit.submit();
    else edit.reset();
  };
  return {
    ...edit,
    refusal: mistake ?? refused,
    /** Another object for each attempt that was refused. */
    refusedAttempt: mistake ?? error,
    /** Both factors of the editor once more, where the server wants them. */
    factors: again.fields(refused?.errors ?? {}),
    submit,
  };
};

const mistakeIn = ({ base, fields, reason }: Edit<PersonFields>): Refusal | null => {
  if (Object.keys(changeOf(base, fields)).length === 0) return { message: '바꾼 내용이 없습니다.', errors: {} };
  const message = '사유를 적어 주십시오.';
  return reason.trim() === '' ? { message, errors: { reason: message } } : null;
};
