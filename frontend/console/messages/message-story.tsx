import { Alert, Box, Typography } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../api/api-error.ts';
import { AsOfNotice, AsOfPicker } from '../history/as-of.tsx';
import { useHistory } from '../history/history-pages.ts';
import { HistoryStep } from '../history/history-step.tsx';
import { MoreHistory } from '../history/more-history.tsx';
import { Facts } from '../shell/facts.tsx';
import { NothingYet, Section } from '../shell/section.tsx';
import { messageFields } from './message-fields.ts';
import { oneMessage, useMessagesData } from './messages-data.ts';

/** All that happened to a message, the newest event first, and the message as it stood (`?asOf=`). */
export const MessageStory = ({ message }: { message: MessageOut }) => {
  const [params, setParams] = useSearchParams();
  const asOf = params.get('asOf');
  const look = (wanted: string | null) => setParams(wanted === null ? {} : { asOf: wanted }, { replace: true });
  const history = useHistory(oneMessage, message);
  const { entries, error } = history;
  return (
    <>
      <Section title="이력">
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {!entries && !error && <NothingYet>불러오는 중</NothingYet>}
        {entries && (
          <Box component="ol" reversed sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
            {entries.map((entry) => (
              <HistoryStep key={entry.revision} entry={entry} onLook={() => look(`r${entry.revision}`)} />
            ))}
          </Box>
        )}
        <MoreHistory {...history} />
      </Section>
      <Section title="그때의 메시지" action={<AsOfPicker asOf={asOf} onChange={look} />}>
        {asOf === null ? (
          <NothingYet>날을 고르거나 이력에서 ‘이때 기록 보기’를 누르면 그때의 메시지가 여기에 보입니다.</NothingYet>
        ) : (
          <AsItStood message={message} asOf={asOf} />
        )}
      </Section>
    </>
  );
};

const AsItStood = ({ message, asOf }: { message: MessageOut; asOf: string }) => {
  const { messageAsOf } = useMessagesData();
  const { data, error } = useQuery({
    queryKey: [oneMessage, 'asOf', message.id, asOf, message.revision],
    queryFn: ({ signal }) => messageAsOf(message.id, asOf, signal),
    retry: false,
  });
  if (data !== undefined) {
    const fields = messageFields(data, message);
    return (
      <>
        <AsOfNotice asOf={asOf} differences={fields.filter(({ before, after }) => before !== after).length} />
        <Facts>
          {fields.map(({ name, before, after }) => [
            name,
            before === after ? (
              before
            ) : (
              <Box key={name} sx={{ borderLeft: 4, borderColor: 'primary.main', pl: 1 }}>
                {before}
                <Typography variant="body2">지금: {after}</Typography>
              </Box>
            ),
          ])}
        </Facts>
      </>
    );
  }
  if (!error) return <NothingYet>불러오는 중</NothingYet>;
  const wasNot = error instanceof ApiError && error.status === 404;
  return (
    <Alert severity={wasNot ? 'info' : 'error'}>{wasNot ? '그때는 아직 없던 메시지입니다.' : messageOf(error)}</Alert>
  );
};
