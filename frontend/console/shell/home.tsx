import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import { Link } from 'react-router';
import { firmMenu } from '../../shared/firm-menu.ts';
import { useSession } from '../../shared/session.ts';
import { entriesOfStaff } from '../access/grants.ts';
import { menuIcons } from './menu.tsx';
import { PageHeading } from './page-heading.tsx';

const purposes: Readonly<Record<MenuEntry, string>> = {
  inspection: '자문 검토 (준비 중)',
  search: '판정례와 판례 찾기, 점수와 승소율',
  user: '회원 찾기, 역할과 이름 수정, 로그인 끝내기',
  crawling: '판정례와 판례 모으기 (준비 중)',
  data: '판정례 다듬고 받아들이기, 고치기',
  ocr: '스캔한 문서 읽기 (준비 중)',
  company: '회사와 이해 충돌 (준비 중)',
};

/** /admin: what this person's role opens. */
const Home = () => {
  const { user } = useSession();
  const entries = user === null ? [] : entriesOfStaff(user);
  return (
    <>
      <PageHeading title="업무 화면" />
      {entries.length === 0 && (
        <Typography>아직 열려 있는 메뉴가 없습니다. 필요하면 최고 관리자에게 요청해 주십시오.</Typography>
      )}
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
            const Icon = menuIcons[entry];
            return (
              <Card key={entry} component="li" variant="outlined">
                <CardActionArea component={Link} to={to} sx={{ height: '100%' }}>
                  <CardContent sx={{ display: 'flex', gap: 2 }}>
                    <Icon color="primary" />
                    <div>
                      <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                        {label}
                      </Typography>
                      <Typography component="span" variant="body2" color="text.secondary">
                        {purposes[entry]}
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
