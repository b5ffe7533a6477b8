import { Box, Paper } from '@mui/material';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { DataTable } from 'react-admin';
import { koreanDate } from '../../../shared/formats.ts';
import { framed } from '../../list/framed.ts';
import { UserLink } from '../user-link.tsx';
import { gone, oauthNames, roleWords } from '../words.ts';
import { hiddenAtFirst } from './columns.ts';

/** Dates and roles are not broken over lines; names and addresses may be. */
const nowrap = { whiteSpace: 'nowrap' } as const;

const Column = DataTable.Col<AdminUser>;

/**
 * The table on a wide screen, with columns to choose and to sort by. The name links to the person; the row itself isn't
 * a link.
 */
export const UserTable = () => (
  <Paper variant="outlined">
    <Box sx={framed}>
      <DataTable<AdminUser> rowClick={false} bulkActionButtons={false} hiddenColumns={hiddenAtFirst}>
        <Column source="name" label="이름" disableSort render={(person) => <UserLink person={person} />} />
        <Column source="email" label="이메일" disableSort render={({ email }) => email ?? gone} />
        <Column
          source="phoneNumber"
          sx={nowrap}
          label="휴대전화"
          disableSort
          render={({ phoneNumber }) => phoneNumber ?? ''}
        />
        <Column source="role" sx={nowrap} label="역할" render={roleWords} />
        <Column source="oauth" sx={nowrap} label="가입 방법" render={({ oauth }) => oauthNames[oauth]} />
        <Column
          source="emailVerifiedAt"
          sx={nowrap}
          label="이메일 확인"
          render={({ emailVerifiedAt }) => (emailVerifiedAt === null ? '아니요' : koreanDate(emailVerifiedAt))}
        />
        <Column source="createdAt" sx={nowrap} label="가입일" render={({ createdAt }) => koreanDate(createdAt)} />
        <Column source="updatedAt" sx={nowrap} label="바뀐 날" render={({ updatedAt }) => koreanDate(updatedAt)} />
      </DataTable>
    </Box>
  </Paper>
);
