import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { isConflict } from '../api/api-error.ts';
import { useWholeRecords } from '../api/whole-record.ts';
import { conflictRows, merge } from '../conflict/merge.ts';
import { companyList, useCompaniesData } from './companies-data.ts';
import { type CompanyFields, fieldsOf, wantedOf } from './company-fields.ts';

type Edit = { readonly from: CompanyOut; readonly wanted: CompanyFields };
/** The company after the command, or the company as another person has saved it in the meantime. */
type Outcome = { readonly saved: CompanyOut } | { readonly theirs: CompanyOut };

/** The form of one company: its fields, the command that saves them, and what to do when another person saved first. */
export const useCompanyEdit = (company: CompanyOut, onDone: () => void) => {
  const { changeCompany, getOne } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const notify = useNotify();
  /** The values that the form began with; after a conflict, the stored values. */
  const [base, setBase] = useState(company);
  const [fields, setFields] = useState(fieldsOf(company));
  const [theirs, setTheirs] = useState<CompanyOut | null>(null);

  const save = async ({ from, wanted }: Edit): Promise<Outcome> => {
    try {
      return { saved: await changeCompany(from.id, wantedOf(wanted), from.revision) };
    } catch (error) {
      if (!isConflict(error)) throw error;
      const stored = (await getOne<CompanyOut>(companyList, { id: from.id })).data;
      // Only its people have changed: there is nothing to decide between.
      if (conflictRows(fieldsOf(from), fieldsOf(from), fieldsOf(stored)).length === 0)
        return save({ from: stored, wanted });
      return { theirs: stored };
    }
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: save,
    onSuccess: (outcome) => {
      if ('theirs' in outcome) return setTheirs(outcome.theirs);
      show(outcome.saved);
      askForLists();
      notify('저장했습니다.', { type: 'info' });
      onDone();
    },
  });

  /** Takes the stored values as the new base and applies the user's changes to them. */
  const rebase = (stored: CompanyOut): CompanyFields => {
    const merged = merge(fieldsOf(base), fields, fieldsOf(stored));
    setBase(stored);
    setFields(merged);
    setTheirs(null);
    return merged;
  };

  return {
    base,
    fields,
    setFields,
    busy: isPending,
    error,
    theirs,
    submit: () => mutate({ from: base, wanted: fields }),
    keepMine: (stored: CompanyOut) => mutate({ from: stored, wanted: rebase(stored) }),
    editFurther: (stored: CompanyOut) => void rebase(stored),
    takeTheirs: (stored: CompanyOut) => {
      show(stored);
      askForLists();
      onDone();
    },
  };
};
