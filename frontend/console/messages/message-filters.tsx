import { Box, Button, Chip } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { channelNames, messageStatusNames } from '@nomucheck/domain/messages/message-names.ts';
import { useListContext } from 'react-admin';
import { withCondition } from '../list/conditions.ts';
import { Choice } from '../list/filter-fields.tsx';
import { templateNames } from './words.ts';

const openedChoices = { yes: '열어봄', no: '열어보지 않음' } as const;

/** The filters of the list; each is in the address. A recipient is shown as a chip that takes it away. */
export const MessageFilters = () => {
  const { filterValues, setFilters, data } = useListContext<MessageOut>();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const textOf = (field: string): string => (typeof filterValues[field] === 'string' ? filterValues[field] : '');
  const owner = textOf('owner');
  const opened = filterValues.opened === true ? 'yes' : filterValues.opened === false ? 'no' : '';
  return (
    <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      <Choice label="발송 수단" value={textOf('channel')} onChoose={(channel) => set('channel', channel)}>
        {Object.entries(channelNames)}
      </Choice>
      <Choice label="상태" value={textOf('status')} onChoose={(status) => set('status', status)}>
        {Object.entries(messageStatusNames)}
      </Choice>
      <Choice
        label="열어봄"
        value={opened}
        onChoose={(choice) => set('opened', choice === '' ? undefined : choice === 'yes')}
      >
        {Object.entries(openedChoices)}
      </Choice>
      <Choice label="종류" value={textOf('template')} onChoose={(template) => set('template', template)}>
        {Object.entries(templateNames)}
      </Choice>
      {owner !== '' && (
        <Chip
          label={`받는 사람: ${data?.find((message) => message.owner === owner)?.to ?? '회원 한 명'}`}
          onDelete={() => set('owner', '')}
          sx={{ alignSelf: 'center' }}
        />
      )}
      {filterValues.retriable === true && (
        <Chip label="다시 보낼 수 있는 메시지만" onDelete={() => set('retriable', '')} sx={{ alignSelf: 'center' }} />
      )}
      {Object.keys(filterValues).length > 0 && <Button onClick={() => setFilters({})}>조건 지우기</Button>}
    </Box>
  );
};
