import type { MessageOut, SendMessageBody } from '@nomucheck/domain/messages/contract.ts';
import { useData } from '../api/data-provider.ts';
import { post } from '../api/requests.ts';

/** The list is `/api/messages`; one message with its history is below `/api/admin`. */
export const oneMessage = 'admin/messages';

type Asked = { readonly id: string };

/** The data provider's methods for messages, besides reading lists and records. */
export const messagesData = {
  sendMessage: (channel: MessageOut['channel'], body: SendMessageBody): Promise<Asked> =>
    post(`/api/messages/${channel}/send`, body),
  retryMessage: (id: string): Promise<Asked> => post(`/api/messages/${encodeURIComponent(id)}/retry`, {}),
};

export const useMessagesData = () => useData<typeof messagesData>();
