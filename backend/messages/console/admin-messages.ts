import type { MessageTemplatesOut } from '@nomucheck/domain/messages/contract.ts';
import { messages as messageRows } from '@nomucheck/projections/messages/messages.ts';
import type { RecordHistory } from '../../engine/history/record-histories.ts';
import type { MessageRecords } from '../message-records.ts';
import type { Messages } from '../messages.ts';
import { createNotices, type NoticeParts, type Notices } from '../notices.ts';
import { createMessageList, type MessageList, type MessageListParts } from './message-list.ts';

/** What the firm's admins can do with messages: list, send, send again. */
export type AdminMessages = {
  readonly list: MessageList;
  readonly records: MessageRecords;
  readonly history: RecordHistory;
  readonly templates: MessageTemplatesOut;
  readonly notices: Notices;
  readonly retry: Messages['retry'];
  /** The projections that the list is read from. */
  readonly listProjections: readonly string[];
};

export const createAdminMessages = (
  parts: MessageListParts &
    NoticeParts &
    Pick<AdminMessages, 'records' | 'history' | 'templates'> & { readonly messages: Pick<Messages, 'retry'> },
): AdminMessages => ({
  list: createMessageList(parts),
  records: parts.records,
  history: parts.history,
  templates: parts.templates,
  notices: createNotices(parts),
  retry: parts.messages.retry,
  listProjections: [messageRows.name],
});
