import { Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { entriesOfStaff } from '../../access/grants.ts';
import type { HomePart } from '../../list/resource.ts';
import { PageHeading } from '../page-heading.tsx';

/** /admin: the day's work of whoever looks. The menu beside it leads to everything else. */
const Home = ({ parts }: { parts: readonly HomePart[] }) => {
  const { user } = useSession();
  const entries = user === null ? [] : entriesOfStaff(user);
  return (
    <>
      <PageHeading title="업무 화면" />
      {entries.length === 0 && (
        <Typography>아직 열려 있는 메뉴가 없습니다. 필요하면 최고 관리자에게 요청해 주십시오.</Typography>
      )}
      {entries.length > 0 && entries.every((entry) => entry === 'search') && (
        <Typography>
          판례 검색은 메뉴에서 엽니다.{' '}
          <MuiLink component={Link} to="/admin/search">
            판례 검색 열기
          </MuiLink>
        </Typography>
      )}
      {parts
        .filter(({ entry }) => entry === undefined || entries.includes(entry))
        .map(({ entry, part: Part }) => (
          <Part key={entry ?? 'today'} />
        ))}
    </>
  );
};

export default Home;
