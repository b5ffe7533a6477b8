import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import { useDataProvider, useRefresh } from 'react-admin';
import { ConflictDialog } from '../../conflict/conflict-dialog.tsx';
import { useRecordEdit } from '../../conflict/use-record-edit.ts';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { EntryFields } from './entry-fields.tsx';
import { emptyEntry, fieldsOf, isWhole, shownConflicts, wantedOf } from './entry-form.ts';

const resource = 'admin/data/words';

type EntryDialogProps = {
  /** null: a new entry. */
  readonly of: SearchWordItem | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** The words that people type, the words that are found with them, and the reason. */
export const EntryDialog = ({ of, onClose, onSaved }: EntryDialogProps) =>
  of === null ? <NewEntry {...{ onClose, onSaved }} /> : <ChangedEntry {...{ of, onClose, onSaved }} />;

type DoneProps = Omit<EntryDialogProps, 'of'>;

const NewEntry = ({ onClose, onSaved }: DoneProps) => {
  const { create } = useDataProvider();
  const kept = useKeptState('new-entry', emptyEntry);
  const { source, ...words } = wantedOf(kept.typed);
  return (
    <ReasonedDialog
      title="동의어 추가"
      action="저장"
      isHarmless
      kept={kept}
      isReady={isWhole(kept.typed)}
      onClose={onClose}
      command={(reason) => create(resource, { data: { ...words, ...(source === null ? {} : { source }), reason } })}
      onDone={onSaved}
    >
      {(errors) => (
        <EntryFields
          about="new"
          fields={kept.typed}
          errors={errors}
          set={(changed) => kept.type((before) => ({ ...before, ...changed }))}
        />
      )}
    </ReasonedDialog>
  );
};

const ChangedEntry = ({ of, onClose, onSaved }: DoneProps & { readonly of: SearchWordItem }) => {
  const { update, getOne } = useDataProvider();
  const refresh = useRefresh();
  const edit = useRecordEdit(`entry.${of.id}`, of, {
    fieldsOf,
    save: async ({ fields, revision, reason }) => {
      const data = { ...wantedOf(fields), reason, expectedRevision: revision };
      return (await update<SearchWordItem>(resource, { id: of.id, data, previousData: of })).data;
    },
    readAgain: async () => (await getOne<SearchWordItem>(resource, { id: of.id })).data,
    onSaved,
    onTaken: () => {
      refresh();
      onClose();
    },
  });
  const { theirs, fields } = edit;
  if (theirs !== null)
    return (
      <ConflictDialog
        rows={shownConflicts(edit.base, fields, fieldsOf(theirs))}
        onKeepMine={null}
        onTakeTheirs={() => edit.takeTheirs(theirs)}
        onEditFurther={() => edit.editFurther(theirs)}
      />
    );
  return (
    <ReasonedDialog
      title="동의어 수정"
      about={of.id}
      action="저장"
      isHarmless
      kept={edit}
      isReady={isWhole(fields)}
      onClose={onClose}
      command={edit.submitBecause}
      onDone={() => {}}
    >
      {(errors) => <EntryFields about={of.id} fields={fields} errors={errors} set={edit.set} />}
    </ReasonedDialog>
  );
};
