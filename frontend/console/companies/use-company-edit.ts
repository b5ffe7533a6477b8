import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { useNotify } from 'react-admin';
import { useWholeRecords } from '../api/whole-record.ts';
import { type Edit, useRecordEdit } from '../conflict/use-record-edit.ts';
import { companyList, useCompaniesData } from './companies-data.ts';
import { type CompanyFields, fieldsOf, wantedOf } from './company-fields.ts';

/** The form of one company. */
export const useCompanyEdit = (company: CompanyOut, onDone: () => void) => {
  const { changeCompany, getOne } = useCompaniesData();
  const { show, askForLists } = useWholeRecords(companyList);
  const notify = useNotify();
  const shown = (after: CompanyOut) => {
    show(after);
    askForLists();
    onDone();
  };
  return useRecordEdit('edit', company, {
    fieldsOf,
    save: ({ fields, revision, reason }: Edit<CompanyFields>) =>
      changeCompany(company.id, { ...wantedOf(fields), reason: reason.trim(), expectedRevision: revision }),
    readAgain: async () => (await getOne<CompanyOut>(companyList, { id: company.id })).data,
    onSaved: (after) => {
      notify('저장했습니다.', { type: 'info' });
      shown(after);
    },
    onTaken: shown,
  });
};
