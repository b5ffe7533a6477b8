import { Button } from '@mui/material';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { canBeRetried } from '@nomucheck/domain/messages/failures.ts';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { messageOf } from '../api/api-error.ts';
import { useWholeRecords } from '../api/whole-record.ts';
import { oneMessage, useMessagesData } from './messages-data.ts';

/** Sends a failed message again; nothing where that couldn't help. */
export const RetryMessage = ({ message }: { message: MessageOut }) => {
  const { retryMessage } = useMessagesData();
  const { askForLists } = useWholeRecords('admin/message');
  const { askAgain } = useWholeRecords(oneMessage);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => retryMessage(message.id),
    onSuccess: () => notify('다시 보내도록 했습니다.', { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    // After a refusal, too: somebody else may have been first.
    onSettled: async () => {
      askForLists();
      await askAgain(message.id);
    },
  });
  if (!canBeRetried(message, new Date().toISOString())) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => mutate()}
      disabled={isPending}
      sx={{ minHeight: { xs: 44, md: 32 }, whiteSpace: 'nowrap' }}
    >
      다시 보내기
    </Button>
  );
};
