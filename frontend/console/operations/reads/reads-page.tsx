import { Alert, Box, Button, Chip, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { ReadReviewOut, ReviewedReader } from '@nomucheck/domain/people/contract/read-review.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { count, koreanMoment, koreanToday } from '../../../shared/formats.ts';
import { purposeNames } from '../../firm/read-purposes.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { useOperationsData } from '../operations-data.ts';
import { AuditNav } from '../shared/audit-nav.tsx';
import { monthBy, monthInWords, unusualInWords, whyNotYet } from './words.ts';

/** /admin/reads: the monthly review of who of the firm read whose data. The month is in the address. */
const ReadsPage = () => (
  <OnlyFor entry="log">
    <Reads />
  </OnlyFor>
);

export default ReadsPage;

const Reads = () => {
  const { readReview } = useOperationsData();
  const [address, setAddress] = useSearchParams();
  const [asks, setAsks] = useState(false);
  const current = koreanToday().slice(0, 7);
  const asked = address.get('month') ?? '';
  const month = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) && asked <= current ? asked : current;
  const go = (by: 1 | -1) => setAddress({ month: monthBy(month, by) });
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/reads', month],
    queryFn: ({ signal }) => readReview(month, signal),
    retry: false,
  });
  const wait = data ? whyNotYet(data, current) : null;
  return (
    <>
      <PageHeading title="열람 점검">
        {data && wait === null && (
          <Button variant="contained" onClick={() => setAsks(true)} sx={{ minHeight: 44 }}>
            점검했음
          </Button>
        )}
      </PageHeading>
      <AuditNav />
      <Box component="nav" aria-label="달" sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 2 }}>
        <Button variant="outlined" onClick={() => go(-1)} sx={{ minHeight: 44 }}>
          이전 달
        </Button>
        <Typography variant="h2" component="p" role="status">
          {monthInWords(month)}
        </Typography>
        <Button variant="outlined" disabled={month >= current} onClick={() => go(1)} sx={{ minHeight: 44 }}>
          다음 달
        </Button>
      </Box>
      {error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListWaiting label="열람 기록을 불러오는 중" />}
      {wait !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {wait}
        </Alert>
      )}
      {data && <Found review={data} />}
      {data && asks && <NoteReview review={data} onClose={() => setAsks(false)} />}
    </>
  );
};

const Found = ({ review: { readers, reviews } }: { review: ReadReviewOut }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <Section title="점검">
      {reviews.length === 0 ? (
        <NothingYet>이 달은 아직 아무도 점검하지 않았습니다.</NothingYet>
      ) : (
        <Box component="ul" aria-label="점검" sx={{ m: 0, pl: 2.5 }}>
          {reviews.map((each) => (
            <li key={each.at}>
              {koreanMoment(each.at)} · {each.by.name} · {count(each.readers)}명, {count(each.reads)}번
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {each.note}
              </Typography>
            </li>
          ))}
        </Box>
      )}
    </Section>
    {readers.length === 0 ? (
      <ListEmpty>이 달에 다른 사람의 개인정보를 본 사람이 없습니다.</ListEmpty>
    ) : (
      <Box
        component="ul"
        data-rows
        aria-label="본 사람"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {readers.map((reader) => (
          <Reader key={reader.reader.id} reader={reader} />
        ))}
      </Box>
    )}
  </Box>
);

const Reader = ({ reader }: { reader: ReviewedReader }) => (
  <Paper component="li" variant="outlined" sx={{ p: 1.5, minWidth: 0 }}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Typography variant="h3" component="h3">
        {reader.reader.name}
      </Typography>
      {reader.isYou && <Chip size="small" label="나" variant="outlined" />}
      {reader.unusual.map((reason) => (
        <Chip
          key={reason}
          size="small"
          color="warning"
          variant="outlined"
          label={unusualInWords(reason, reader)}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Box>
    <Typography>
      {count(reader.people)}명의 개인정보를 {count(reader.reads)}번 봄
      {reader.usual !== null && ` · 지난 석 달은 한 달 ${count(Math.round(reader.usual))}번`}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {reader.purposes.map(({ purpose, reads }) => `${purposeNames[purpose]} ${count(reads)}`).join(' · ')}
    </Typography>
    <MuiLink
      component={Link}
      to={`/admin/log?${new URLSearchParams({ actor: reader.reader.id })}`}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      이 사람이 한 일
    </MuiLink>
  </Paper>
);

const NoteReview = ({ review, onClose }: { review: ReadReviewOut; onClose: () => void }) => {
  const { noteReadReview } = useOperationsData();
  const queries = useQueryClient();
  const notify = useNotify();
  const { month, readers } = review;
  return (
    <ReasonedDialog
      title={`${monthInWords(month)} 열람 점검`}
      action="점검했다고 적기"
      isHarmless
      onClose={onClose}
      command={(reason) => noteReadReview(month, reason)}
      onDone={(answer) => {
        queries.setQueryData(['admin/reads', month], answer);
        notify('점검한 사람과 때를 적었습니다.', { type: 'info' });
        onClose();
      }}
    >
      본 사람 {count(readers.length)}명을 살펴보았다고 적습니다. 무엇을 확인했는지 사유에 적어 주십시오.
    </ReasonedDialog>
  );
};
