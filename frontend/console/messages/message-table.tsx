import { Box, Card, CardContent, Paper, Typography } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames } from '@nomucheck/domain/messages/message-names.ts';
import { DataTable } from 'react-admin';
import { koreanMoment } from '../../shared/formats.ts';
import { framed } from '../list/framed.ts';
import { MessageLink, MessageStatusChips, RecipientLink } from './message-links.tsx';
import { RetryMessage } from './retry-message.tsx';
import { failureOf, templateNameOf } from './words.ts';

const nowrap = { whiteSpace: 'nowrap' } as const;

const Column = DataTable.Col<MessageOut>;

const failed = ({ status }: MessageOut) => (status === 'failed' ? { bgcolor: '#fbeeec' } : {});

/** What became of it: when it was sent, or why not. */
const outcomeOf = (message: MessageOut): string =>
  message.status === 'failed' ? failureOf(message) : message.sentAt === null ? '' : koreanMoment(message.sentAt);

/** The table on a wide screen. */
export const MessageTable = () => (
  <Paper variant="outlined">
    <Box sx={framed}>
      <DataTable<MessageOut> rowClick={false} bulkActionButtons={false} rowSx={failed}>
        <Column
          source="requestedAt"
          label="요청한 때"
          sx={nowrap}
          render={(message) => <MessageLink message={message} />}
        />
        <Column source="to" label="받는 곳" disableSort render={(message) => <RecipientLink message={message} />} />
        <Column source="channel" label="발송 수단" sx={nowrap} render={({ channel }) => channelNames[channel]} />
        <Column source="template" label="종류" disableSort render={({ template }) => templateNameOf(template)} />
        <Column source="status" label="상태" render={(message) => <MessageStatusChips {...message} />} />
        <Column source="sentAt" label="보낸 때, 실패한 까닭" disableSort render={outcomeOf} />
        <Column source="why" label="재발송" disableSort render={(message) => <RetryMessage message={message} />} />
      </DataTable>
    </Box>
  </Paper>
);

/** The list on a phone: one card a message. */
export const MessageCards = ({ messages }: { messages: readonly MessageOut[] }) => (
  <Box component="ul" data-rows sx={{ display: 'grid', gap: 1, p: 0, m: 0, listStyle: 'none' }}>
    {messages.map((message) => (
      <Card key={message.id} component="li" variant="outlined" sx={failed(message)}>
        <CardContent sx={{ py: 1.5, '&:last-child': { pb: 1.5 } }}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', alignItems: 'center' }}
          >
            <MessageLink message={message} />
            <MessageStatusChips {...message} />
          </Box>
          <Typography variant="body2">
            <RecipientLink message={message} />
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {channelNames[message.channel]} · {templateNameOf(message.template)}
            {outcomeOf(message) !== '' && ` · ${outcomeOf(message)}`}
          </Typography>
          <RetryMessage message={message} />
        </CardContent>
      </Card>
    ))}
  </Box>
);
