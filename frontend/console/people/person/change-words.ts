import type { AccessChange, NameChange } from '@nomucheck/domain/people/contract/admin-user.ts';
import { roleName } from '../../firm/roles.ts';
import { accessTypeNames, menuWords } from '../words.ts';

type Change = Pick<AccessChange, 'before' | 'after'>;

/** `일반 회원 → 관리자`; when the role is the same, the parts of the access that changed. */
export const changeWords = ({ before, after }: Change): string => {
  if (before.role !== after.role) return `${roleName(before.role)} → ${roleName(after.role)}`;
  const names: readonly (readonly [string, string, string])[] = [
    ['구분', accessTypeNames[before.accessType], accessTypeNames[after.accessType]],
    ['메뉴', menuWords(before.adminMenu), menuWords(after.adminMenu)],
  ];
  return names
    .filter(([, was, is]) => was !== is)
    .map(([name, was, is]) => `${name}: ${was} → ${is}`)
    .join(', ');
};

const fieldNames: Readonly<Record<NameChange['field'], string>> = {
  name: '이름',
  registrationNumber: '공인노무사 등록번호',
};

/** `이름: 이하늘 → 이바다` */
export const nameChangeWords = ({ field, before, after }: Pick<NameChange, 'field' | 'before' | 'after'>): string =>
  `${fieldNames[field]}: ${before ?? '없음'} → ${after ?? '없음'}`;
