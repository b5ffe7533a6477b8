import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { firmMenu } from '@nomucheck/domain/accounts/firm-menu.ts';
import { Link } from 'react-router';
import { useSession } from '../../shared/session.ts';
import { entriesOfStaff } from '../access/grants.ts';
import type { HomePart } from '../list/resource.ts';
import { useListAt } from './list-at.ts';
import { PageHeading } from './page-heading.tsx';

/** /admin: today's work of each context, and the lists that this person's role opens. */
const Home = ({ parts }: { parts: readonly HomePart[] }) => {
  const { user } = useSession();
  const listAt = useListAt();
  const entries = user === null ? [] : entriesOfStaff(user);
  return (
    <>
      <PageHeading title="업무 화면" />
      {entries.length === 0 && (
        <Typography>아직 열려 있는 메뉴가 없습니다. 필요하면 최고 관리자에게 요청해 주십시오.</Typography>
      )}
      {parts
        .filter(({ entry }) => entries.includes(entry))
        .map(({ entry, part: Part }) => (
          <Part key={entry} />
        ))}
      <Typography variant="h2" sx={{ mt: 3, mb: 1 }}>
        메뉴
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          listStyle: 'none',
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        }}
      >
        {firmMenu
          .filter(({ entry }) => entries.includes(entry))
          .map(({ entry, label, to }) => {
            const { icon: Icon, options } = listAt(to) ?? {};
            return (
              <Card key={entry} component="li" variant="outlined">
                <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
                  <CardContent sx={{ display: 'flex', gap: 2 }}>
                    {Icon && <Icon color="primary" />}
                    <div>
                      <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                        {label}
                      </Typography>
                      <Typography component="span" variant="body2" color="text.secondary">
                        {options?.purpose}
                      </Typography>
                    </div>
                  </CardContent>
                </CardActionArea>
              </Card>
            );
          })}
      </Box>
    </>
  );
};

export default Home;
