import { Box, Button } from '@mui/material';
import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { worksOf } from '../crawling-data.ts';
import { type CrawlKind, kindNames, kinds } from '../words.ts';
import { WorkLines } from '../works/work-lines.tsx';

const most = 6;

/** The works that were started last, of every kind; those that run come first. */
export const RecentWorks = () => {
  const lists = [useRecent('case-low'), useRecent('case-low-meeting'), useRecent('case-high')];
  const failed = lists.find(({ error }) => error !== null);
  const works = lists.flatMap(({ data = [] }) => data).sort(runningFirst);
  return (
    <Section title="최근 수집">
      {failed ? (
        <ListFailure
          error={failed.error}
          onRetry={() => {
            for (const { refetch } of lists) void refetch();
          }}
        />
      ) : lists.some(({ isPending }) => isPending) ? (
        <ListWaiting label="수집 작업을 불러오는 중" />
      ) : works.length === 0 ? (
        <ListEmpty>아직 수집한 적이 없습니다. 모을 자료와 기간을 고르고 시작해 주십시오.</ListEmpty>
      ) : (
        <>
          <WorkLines works={works.slice(0, most)} withKind />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
            {kinds.map((kind) => (
              <Button key={kind} component={Link} to={`/${worksOf(kind)}`} size="small">
                {kindNames[kind]} 모두 보기
              </Button>
            ))}
          </Box>
        </>
      )}
    </Section>
  );
};

const useRecent = (kind: CrawlKind) =>
  useGetList<WorkOut>(
    worksOf(kind),
    { pagination: { page: 1, perPage: most }, sort: { field: 'startedAt', order: 'DESC' } },
    { retry: false, onError: () => {} },
  );

const runningFirst = (one: WorkOut, other: WorkOut): number =>
  Number(other.stage === 'running') - Number(one.stage === 'running') || other.startedAt.localeCompare(one.startedAt);
