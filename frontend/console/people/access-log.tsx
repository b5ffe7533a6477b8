import { Box, Button, Typography } from '@mui/material';
import type { AccessLogEntry } from '@nomucheck/domain/people/contract/access-log.ts';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { count, koreanMoment } from '../../shared/formats.ts';
import { purposeNames } from '../shell/read-purposes.ts';
import { NothingYet, Section } from '../shell/section.tsx';

const fewest = 10;
/** As many as the service gives at once. */
const mostShown = 100;

/** Who of the firm has read this person's data, and for what purpose. */
export const AccessLog = ({ id }: { id: string }) => {
  const [most, setMost] = useState(fewest);
  const {
    data,
    total = 0,
    error,
  } = useGetList<AccessLogEntry>(
    `admin/user/${id}/access-log`,
    { pagination: { page: 1, perPage: most }, sort: { field: 'at', order: 'DESC' } },
    { retry: false, placeholderData: (before) => before },
  );
  return (
    <Section title="개인정보 열람 기록">
      {error && <NothingYet>열람 기록을 불러오지 못했습니다.</NothingYet>}
      {data?.length === 0 && <NothingYet />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {data.map((entry) => (
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
      {data && total > data.length && (
        <>
          <NothingYet>
            모두 {count(total)}건 가운데 최근 {count(data.length)}건입니다.
          </NothingYet>
          {most < mostShown && (
            <Button size="small" onClick={() => setMost(mostShown)}>
              {count(Math.min(total, mostShown))}건까지 보기
            </Button>
          )}
        </>
      )}
    </Section>
  );
};
