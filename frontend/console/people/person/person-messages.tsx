import { Box, Button } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames } from '@nomucheck/domain/messages/message-names.ts';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { PartFailure } from '../../list/list-states.tsx';
import { FilteredMessages, MessageLink, MessageStatusChips } from '../../messages/message-links.tsx';
import { templateNameOf } from '../../messages/words.ts';
import { NothingYet, Section } from '../../shell/record/section.tsx';

const shown = 5;

/** The latest messages to a person, and the way to write one. */
export const PersonMessages = ({ id }: { id: string }) => {
  const {
    data,
    error,
    refetch,
    total = 0,
  } = useGetList<MessageOut>(
    'admin/message',
    {
      pagination: { page: 1, perPage: shown },
      sort: { field: 'requestedAt', order: 'DESC' },
      filter: { owner: id },
    },
    { retry: false, onError: () => {} },
  );
  return (
    <Section
      title={total === 0 ? '메시지' : `메시지 ${count(total)}건`}
      action={
        <>
          {total > shown && <FilteredMessages filter={{ owner: id }}>모두 보기</FilteredMessages>}
          <Button component={Link} to={`/admin/message/create?to=${id}`}>
            메시지 쓰기
          </Button>
        </>
      }
    >
      {error && <PartFailure onRetry={() => void refetch()}>메시지를 불러오지 못했습니다.</PartFailure>}
      {data?.length === 0 && <NothingYet />}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
          {data.map((message) => (
            <li key={message.id}>
              <MessageLink message={message} /> · {channelNames[message.channel]} {templateNameOf(message.template)}{' '}
              <MessageStatusChips {...message} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
};
