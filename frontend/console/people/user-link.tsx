import { Link as MuiLink } from '@mui/material';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { Link } from 'react-router';
import { Crown } from '../firm/crown.tsx';
import { personName } from './words.ts';

/** A person's name as a link to their page, with a crown for the firm's people. */
export const UserLink = ({ person }: { person: Pick<AdminUser, 'id' | 'name' | 'accessType'> }) => (
  <MuiLink
    component={Link}
    to={`/admin/user/${person.id}`}
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      fontWeight: 600,
      minHeight: 24,
      '@media (pointer: coarse)': { minHeight: 44 },
    }}
  >
    {personName(person)}
    <Crown accessType={person.accessType} />
  </MuiLink>
);
