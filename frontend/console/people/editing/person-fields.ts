import type { AdminUserDetail, UpdateUserBody } from '@nomucheck/domain/people/contract/admin-user.ts';
import type { ShownConflict } from '../../conflict/conflict-dialog.tsx';
import { conflictRows } from '../../conflict/merge.ts';
import { accessTypeNames, menuNames } from '../words.ts';

/** The fields of a person that can be edited. */
export type PersonFields = {
  readonly name: string;
  /** Of a labour attorney; empty if none is recorded. */
  readonly registrationNumber: string;
  readonly accessType: 0 | 1 | 2;
  readonly all: boolean;
  readonly advisor: boolean;
  readonly partner: boolean;
  readonly search: boolean;
};

export const fieldsOf = ({ name, registrationNumber, accessType, adminMenu }: AdminUserDetail): PersonFields => ({
  name: name ?? '',
  registrationNumber: registrationNumber ?? '',
  accessType,
  ...adminMenu,
});

/** Whether the registration number is asked: of staff, and of whoever the form is about to make staff. */
export const asksRegistration = (
  { accessType }: Pick<AdminUserDetail, 'accessType'>,
  wanted: Pick<PersonFields, 'accessType' | 'registrationNumber'>,
): boolean => accessType !== 0 || wanted.accessType !== 0 || wanted.registrationNumber !== '';

/** Only the fields that differ; the menus count as one field. */
export const changeOf = (
  before: PersonFields,
  after: PersonFields,
): Pick<UpdateUserBody, 'name' | 'registrationNumber' | 'accessType' | 'adminMenu'> => {
  const { name, registrationNumber, accessType, ...menu } = after;
  const registration = registrationNumber.trim();
  const menuChanged = (['all', 'advisor', 'partner', 'search'] as const).some((entry) => before[entry] !== menu[entry]);
  return {
    ...(name === before.name ? {} : { name }),
    ...(registration === before.registrationNumber
      ? {}
      : { registrationNumber: registration === '' ? null : registration }),
    ...(accessType === before.accessType ? {} : { accessType }),
    ...(menuChanged ? { adminMenu: menu } : {}),
  };
};

const fieldName = (field: string): string => {
  if (field === 'name') return '이름';
  if (field === 'registrationNumber') return '공인노무사 등록번호';
  if (field === 'accessType') return '구분';
  return field in menuNames ? `메뉴: ${menuNames[field as keyof typeof menuNames]}` : field;
};

const shown = (field: string, value: string | number | boolean): string => {
  if (typeof value === 'boolean') return value ? '켬' : '끔';
  return field === 'accessType' && (value === 0 || value === 1 || value === 2) ? accessTypeNames[value] : String(value);
};

/** A conflict in words, field by field. */
export const shownConflicts = (base: PersonFields, mine: PersonFields, theirs: PersonFields): ShownConflict[] =>
  conflictRows(base, mine, theirs).map(({ field, yours, theirs: kept }) => ({
    name: fieldName(field),
    yours: shown(field, yours),
    theirs: shown(field, kept),
  }));
