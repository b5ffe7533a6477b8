import { Button } from '@mui/material';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWholeRecords } from '../api/whole-record.ts';
import { ConflictDialog } from '../conflict/conflict-dialog.tsx';
import { useKeptState } from '../typing/use-kept-state.ts';
import { companyList, useCompaniesData } from './companies-data.ts';
import { emptyFields, fieldsOf, shownConflicts, wantedOf } from './company-fields.ts';
import { CompanyForm } from './company-form.tsx';
import { useCompanyEdit } from './use-company-edit.ts';

/** The button that opens the form of a new company, and the form; afterwards its page is shown. */
export const RegisterCompany = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        회사 등록
      </Button>
      {open && <RegisterForm onClose={() => setOpen(false)} />}
    </>
  );
};

const RegisterForm = ({ onClose }: { onClose: () => void }) => {
  const kept = useKeptState('register', emptyFields);
  const { registerCompany } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: registerCompany,
    onSuccess: (company) => {
      kept.forget();
      show(company);
      askForLists();
      void navigate(`/${companyList}/${company.id}`);
    },
  });
  return (
    <CompanyForm
      title="회사 등록"
      action="등록"
      fields={kept.typed}
      set={(changed) => kept.type((before) => ({ ...before, ...changed }))}
      reason={null}
      {...{ kept, error, onClose }}
      busy={isPending}
      onSubmit={() => mutate(wantedOf(kept.typed))}
    />
  );
};

/** The button that opens the form of a company, and the form. */
export const EditCompany = ({ company }: { company: CompanyOut }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        정보·한도 수정
      </Button>
      {open && <EditForm company={company} onClose={() => setOpen(false)} />}
    </>
  );
};

const EditForm = ({ company, onClose }: { company: CompanyOut; onClose: () => void }) => {
  const edit = useCompanyEdit(company, onClose);
  const { base, fields, set, reason, setReason, busy, error, theirs } = edit;
  if (theirs !== null) {
    return (
      <ConflictDialog
        rows={shownConflicts(base, fields, fieldsOf(theirs))}
        onKeepMine={() => edit.keepMine(theirs)}
        onTakeTheirs={() => edit.takeTheirs(theirs)}
        onEditFurther={() => edit.editFurther(theirs)}
      />
    );
  }
  return (
    <CompanyForm
      title="정보와 한도 수정"
      action="저장"
      kept={edit}
      reason={{ value: reason, set: setReason }}
      {...{ fields, set, busy, error, onClose }}
      onSubmit={edit.submit}
    />
  );
};
