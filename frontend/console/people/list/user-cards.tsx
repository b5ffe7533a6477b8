import { Box, Card, CardContent, Typography } from '@mui/material';
import type { AdminUser } from '@nomucheck/domain/people/contract/admin-user.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { UserLink } from '../user-link.tsx';
import { gone, oauthNames, roleWords } from '../words.ts';

/** The list on a phone: one card a person. */
export const UserCards = ({ people }: { people: readonly AdminUser[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {people.map((person) => (
      <Card key={person.id} component="li" variant="outlined">
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <UserLink person={person} />
          <Typography variant="body2">{person.email ?? gone}</Typography>
          <Typography variant="body2" color="text.secondary">
            {roleWords(person)} · {oauthNames[person.oauth]} · {koreanDate(person.createdAt)} 가입
          </Typography>
        </CardContent>
      </Card>
    ))}
  </Box>
);
