import { Box, Link as MuiLink } from '@mui/material';
import type { AdviceListItem } from '@nomucheck/domain/advice/contract/advice.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanDate } from '../../../shared/formats.ts';
import { detailAddress, firstLineOf } from '../../advice/words.ts';
import { PartFailure } from '../../list/list-states.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';

const shown = 5;

/** A person's latest questions; each leads to its text and its history. */
export const PersonAdvices = ({ id }: { id: string }) => {
  const {
    data,
    error,
    refetch,
    total = 0,
  } = useGetList<AdviceListItem>(
    'ai-advices',
    { pagination: { page: 1, perPage: shown }, sort: { field: 'askedAt', order: 'DESC' }, filter: { q: id } },
    { retry: false, onError: () => {} },
  );
  return (
    <Section title={total === 0 ? '자문' : `자문 ${count(total)}건`}>
      {error && <PartFailure onRetry={() => void refetch()}>자문을 불러오지 못했습니다.</PartFailure>}
      {data?.length === 0 && <NothingYet />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {data.map((advice) => (
            <li key={advice.id}>
              <MuiLink component={Link} to={detailAddress(advice.id)}>
                {firstLineOf(advice.question)}
              </MuiLink>{' '}
              · {stageNames[advice.stage]}, {koreanDate(advice.askedAt)}
            </li>
          ))}
        </Box>
      )}
      {total > shown && <NothingYet>최근 {count(shown)}건만 보입니다.</NothingYet>}
    </Section>
  );
};
