import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count } from '../../shared/formats.ts';
import { ListFailure } from '../list/list-states.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { RecallLines } from './recall-lines.tsx';
import { recallList, useRecallsData } from './recalls-data.ts';

/** What rests on one case, also what was calculated again or looked at since. */
export const CaseRecalls = ({ caseId, revision }: { caseId: string; revision: number }) => {
  const { recallsOfCase } = useRecallsData();
  const { data, error, refetch } = useQuery({
    queryKey: [recallList, 'of case', caseId, revision],
    queryFn: () => recallsOfCase(caseId),
    retry: false,
  });
  return (
    <Section
      title={data === undefined ? '이 자료를 쓴 기록' : `이 자료를 쓴 기록 ${count(data.total)}건`}
      action={
        <Button component={Link} to={`/${recallList}`} sx={{ minHeight: 44 }}>
          다시 볼 기록 모두
        </Button>
      }
    >
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      {data?.total === 0 && <NothingYet>이 자료가 바뀌어 달라진 결과, 문서, 상담, 게시글, 자문이 없습니다.</NothingYet>}
      {data !== undefined && data.total > 0 && <RecallLines items={data.items} />}
      {data !== undefined && data.total > data.items.length && (
        <NothingYet>최근 {count(data.items.length)}건만 보입니다.</NothingYet>
      )}
    </Section>
  );
};
