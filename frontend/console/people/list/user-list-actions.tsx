import { useMediaQuery } from '@mui/material';
import { sortableMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { koreanToday } from '../../../shared/formats.ts';
import type { Column } from '../../export/csv.ts';
import { ExportButton } from '../../export/export-button.tsx';
import { ColumnsButton } from '../../list/columns-button.tsx';
import { SavedQueries } from '../../preferences/saved-queries.tsx';
import { theme } from '../../shell/theme.ts';
import { menuWords, oauthNames, roleWords } from '../words.ts';
import { chosenColumns, hiddenAtFirst } from './columns.ts';

const columns: readonly Column<AdminUser>[] = [
  { title: '회원 번호', value: ({ id }) => id },
  { title: '이름', value: ({ name }) => name },
  { title: '이메일', value: ({ email }) => email },
  { title: '휴대전화', value: ({ phoneNumber }) => phoneNumber },
  { title: '역할', value: roleWords },
  { title: '메뉴', value: ({ adminMenu }) => menuWords(adminMenu) },
  { title: '가입 방법', value: ({ oauth }) => oauthNames[oauth] },
  { title: '가입한 때', value: ({ createdAt }) => sortableMoment(createdAt) },
];

export const UserListActions = () => {
  const isWide = useMediaQuery(theme.breakpoints.up('md'));
  return (
    <>
      <SavedQueries resource="user" />
      {isWide && (
        <ColumnsButton storeKey="admin/user.datatable" columns={chosenColumns} hiddenAtFirst={hiddenAtFirst} />
      )}
      <ExportButton<AdminUser> resource="admin/user" file={`회원-${koreanToday()}`} columns={columns} />
    </>
  );
};
