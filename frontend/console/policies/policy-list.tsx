import { Box, Link as MuiLink, Paper, Typography } from '@mui/material';
import type { PolicyListItem } from '@nomucheck/domain/policies/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { koreanDate, koreanMoment } from '../../shared/formats.ts';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { Facts } from '../shell/record/facts.tsx';
import { policyList, usePoliciesData } from './policies-data.ts';
import { stageNames } from './words.ts';

/** /admin/policy: the texts that people agree to, and what becomes of each. */
const PolicyList = () => (
  <OnlyFor entry="policy">
    <PageHeading title="약관·방침" />
    <Texts />
  </OnlyFor>
);

export default PolicyList;

const Texts = () => {
  const { policyRecords } = usePoliciesData();
  const { data, error, refetch } = useQuery({ queryKey: [policyList, 'list'], queryFn: policyRecords, retry: false });
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListWaiting label="약관과 방침을 불러오는 중" />;
  return (
    <Box
      component="ul"
      data-rows
      sx={{
        ...{ display: 'grid', gap: 2, m: 0, p: 0, listStyle: 'none' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {data.map((item) => (
        <Text key={item.id} item={item} />
      ))}
    </Box>
  );
};

const Text = ({ item: { id, title, from, coming, stage, updatedAt } }: { item: PolicyListItem }) => (
  <Paper component="li" variant="outlined" sx={{ p: 2 }}>
    <Typography variant="h2" sx={{ mb: 1 }}>
      <MuiLink component={Link} to={`/${policyList}/${id}`}>
        {title}
      </MuiLink>
    </Typography>
    <Facts>
      {[
        ['시행 중', `${koreanDate(from)}부터`],
        ['시행 예정', coming === null ? '없음' : `${koreanDate(coming.from)}부터`],
        ['초안', stage === null ? '없음' : stageNames[stage]],
        ['바뀐 때', koreanMoment(updatedAt)],
      ]}
    </Facts>
  </Paper>
);
