import type { MessageOut, MessageTemplatesOut, SendMessageBody } from '@nomucheck/domain/messages/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../api/data-provider.ts';
import { post, read } from '../api/requests.ts';

/** The list is `/api/messages`; one message with its history is below `/api/admin`. */
export const oneMessage = 'admin/messages';

type Asked = { readonly id: string };

/** The data provider's methods for messages, besides reading lists and records. */
export const messagesData = {
  sendMessage: (channel: MessageOut['channel'], body: SendMessageBody): Promise<Asked> =>
    post(`/api/messages/${channel}/send`, body),
  readTemplates: (signal: AbortSignal): Promise<MessageTemplatesOut> => read('/api/messages/templates', {}, signal),
  /** `asOf`: a day, or `r3`. */
  retryMessage: (id: string): Promise<Asked> => post(`/api/messages/${encodeURIComponent(id)}/retry`, {}),
};

export const useMessagesData = () => useData<typeof messagesData>();

/** The templates of all messages, and who advertises. */
export const useMessageTemplates = () => {
  const { readTemplates } = useMessagesData();
  return useQuery({
    queryKey: ['admin/message', 'templates'],
    queryFn: ({ signal }) => readTemplates(signal),
    retry: false,
  });
};
