import type { ColumnChoice } from '../../list/columns-button.tsx';

/** The columns of the list. The name is always shown, because it is the link to the person. */
export const chosenColumns: readonly ColumnChoice[] = [
  { source: 'email', label: '이메일' },
  { source: 'phoneNumber', label: '휴대전화' },
  { source: 'role', label: '역할' },
  { source: 'oauth', label: '가입 방법' },
  { source: 'emailVerifiedAt', label: '이메일 확인' },
  { source: 'createdAt', label: '가입일' },
  { source: 'updatedAt', label: '바뀐 날' },
];

export const hiddenAtFirst = ['phoneNumber', 'emailVerifiedAt', 'updatedAt'];
