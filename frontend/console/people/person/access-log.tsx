import { Box, Button, Typography } from '@mui/material';
import type { AccessLogEntry } from '@nomucheck/domain/people/contract/access-log.ts';
import { useState } from 'react';
import { useInfiniteGetList } from 'react-admin';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { purposeNames } from '../../firm/read-purposes.ts';
import { PartFailure } from '../../list/list-states.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';

const fewest = 10;
/** As many as the service gives at once. */
const aPage = 100;

/** Who of the firm has read this person's data, and for what purpose: the newest first, back to the first one. */
export const AccessLog = ({ id }: { id: string }) => {
  const [most, setMost] = useState(fewest);
  const { data, total, error, hasNextPage, isFetching, fetchNextPage, refetch } = useInfiniteGetList<AccessLogEntry>(
    `admin/user/${id}/access-log`,
    { pagination: { page: 1, perPage: aPage }, sort: { field: 'at', order: 'DESC' } },
    { retry: false },
  );
  // An entry that was written since shifts the pages.
  const read = data && [
    ...new Map(data.pages.flatMap((page) => page.data).map((entry) => [entry.id, entry] as const)).values(),
  ];
  const shown = read?.slice(0, most);
  const rest = (total ?? 0) - (shown?.length ?? 0);
  const showMore = () => {
    setMost((before) => (before === fewest ? aPage : before + aPage));
    if (most >= aPage && hasNextPage) void fetchNextPage();
  };
  return (
    <Section title="개인정보 열람 기록">
      {error && <PartFailure onRetry={() => void refetch()}>열람 기록을 불러오지 못했습니다.</PartFailure>}
      {shown?.length === 0 && <NothingYet />}
      {shown && shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {shown.map((entry) => (
            <li key={entry.id}>
              {entry.reader.name} · {purposeNames[entry.purpose]}
              <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                {koreanMoment(entry.at)} · {entry.network}
                {entry.people > 1 && ` · 함께 본 회원 ${count(entry.people - 1)}명`}
              </Typography>
            </li>
          ))}
        </Box>
      )}
      {shown && rest > 0 && (
        <>
          <NothingYet>
            모두 {count(total ?? 0)}건 가운데 최근 {count(shown.length)}건입니다.
          </NothingYet>
          <Button size="small" disabled={isFetching} onClick={showMore} sx={{ minHeight: 44 }}>
            이전 열람 {count(Math.min(rest, most === fewest ? aPage - fewest : aPage))}건 더 보기
          </Button>
        </>
      )}
    </Section>
  );
};
