import { Box, Link as MuiLink } from '@mui/material';
import type { ConsultationDetail, ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { stageLabels } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { count, koreanDate } from '../../../shared/formats.ts';
import { PartFailure } from '../../list/list-states.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { consultationList } from '../consultations-data.ts';
import { consultationAddress, listAddress } from '../words.ts';

const shown = 5;

/** The person's other consultations, the latest first. */
export const OtherConsultations = ({ item: { id, person } }: { item: ConsultationDetail }) => {
  const { data, error, total, refetch } = useGetList<ConsultationListItem>(
    consultationList,
    {
      pagination: { page: 1, perPage: shown + 1 },
      sort: { field: 'requestedAt', order: 'DESC' },
      filter: { person: person.id },
    },
    { retry: false, onError: () => {} },
  );
  const others = data?.filter((each) => each.id !== id).slice(0, shown);
  const number = total === undefined ? 0 : total - 1;
  return (
    <Section
      title={number > 0 ? `이 회원의 다른 상담 ${count(number)}건` : '이 회원의 다른 상담'}
      action={
        number > shown && (
          <MuiLink component={Link} to={listAddress({ person: person.id })}>
            모두 보기
          </MuiLink>
        )
      }
    >
      {error && <PartFailure onRetry={() => void refetch()}>다른 상담을 불러오지 못했습니다.</PartFailure>}
      {others?.length === 0 && <NothingYet>없습니다.</NothingYet>}
      {others && others.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {others.map((other) => (
            <li key={other.id}>
              <MuiLink component={Link} to={consultationAddress(other.id)}>
                {topics[other.topic]}
              </MuiLink>{' '}
              · {stageLabels[other.stage]}, {koreanDate(other.requestedAt)}
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
};
