import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isConflict } from '../api/api-error.ts';
import { useKeptState } from '../typing/use-kept-state.ts';
import { conflictRows, type Fields, merge } from './merge.ts';

/** What is typed over a record: `base` is what its fields were at that revision. */
export type Edit<F extends Fields> = {
  readonly base: F;
  readonly revision: number;
  readonly fields: F;
  readonly reason: string;
};

type EditRules<Item, F extends Fields> = {
  readonly fieldsOf: (item: Item) => F;
  readonly save: (edit: Edit<F>) => Promise<Item>;
  /** The record as it is stored now. */
  readonly readAgain: () => Promise<Item>;
  readonly onSaved: (item: Item) => void;
  /** Another person's values are left as they are. */
  readonly onTaken: (item: Item) => void;
};

/**
 * The form of one record: what is typed, kept on this device with the revision that it was typed on; the command that saves it; and
 * what to do where another person saved first. Nothing that was typed is lost by that: both values are shown.
 * @param name tells this form apart from the others of its page
 */
export const useRecordEdit = <Item extends { readonly revision: number }, F extends Fields>(
  name: string,
  item: Item,
  { fieldsOf, save, readAgain, onSaved, onTaken }: EditRules<Item, F>,
) => {
  const [begun] = useState((): Edit<F> => {
    const fields = fieldsOf(item);
    return { base: fields, revision: item.revision, fields, reason: '' };
  });
  const kept = useKeptState(name, begun);
  const { typed: edit, type, forget } = kept;
  const [theirs, setTheirs] = useState<Item | null>(null);

  const saved = async (tried: Edit<F>): Promise<Item> => {
    try {
      return await save(tried);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const stored = await readAgain();
      // Nothing that is edited here has changed: there is nothing to decide between.
      if (stored.revision !== tried.revision && conflictRows(tried.base, tried.base, fieldsOf(stored)).length === 0)
        return saved({ ...tried, revision: stored.revision });
      setTheirs(stored);
      throw error;
    }
  };
  const { mutateAsync, mutate, isPending, error, reset } = useMutation({
    mutationFn: saved,
    onSuccess: (after) => {
      forget();
      onSaved(after);
    },
  });
  /** Takes the stored values as the new base and applies the user's changes to them. */
  const rebased = (stored: Item): Edit<F> => {
    const next = { ...edit, base: fieldsOf(stored), revision: stored.revision, fields: mergedOver(stored) };
    type(next);
    setTheirs(null);
    reset();
    return next;
  };
  const mergedOver = (stored: Item): F => merge(edit.base, edit.fields, fieldsOf(stored));

  return {
    ...edit,
    wasKept: kept.wasKept,
    isTouched: edit.reason !== '' || conflictRows(edit.base, edit.fields, edit.base).length > 0,
    forget,
    set: (changed: Partial<F>) => type((before) => ({ ...before, fields: { ...before.fields, ...changed } })),
    setReason: (reason: string) => type((before) => ({ ...before, reason })),
    busy: isPending,
    error,
    reset,
    theirs,
    submit: () => mutate(edit),
    /** For a dialog that asks for the reason itself. */
    submitBecause: (reason: string) => mutateAsync({ ...edit, reason }),
    keepMine: (stored: Item) => mutate(rebased(stored)),
    editFurther: (stored: Item) => void rebased(stored),
    takeTheirs: (stored: Item) => {
      forget();
      onTaken(stored);
    },
  };
};
