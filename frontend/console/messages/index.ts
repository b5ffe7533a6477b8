import MailOutline from '@mui/icons-material/MailOutlined';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { messagesData } from './messages-data.ts';
import { templateNameOf } from './words.ts';

export const messages: ConsoleContext = {
  data: messagesData,
  resources: [
    {
      name: 'admin/message',
      api: 'messages',
      entry: 'message',
      icon: MailOutline,
      options: { purpose: '보낸 이메일과 문자, 열어봄과 실패, 새 메시지', pageNames: { templates: '문안' } },
      list: lazyPage(() => import('./message-list.tsx')),
      edit: lazyPage(() => import('./message-page.tsx')),
      // Where it was before: messages and bookmarks lead there.
      show: lazyPage(() => import('../shell/record/moved-record.tsx')),
      create: lazyPage(() => import('./write/write-page.tsx')),
      pages: { templates: lazyPage(() => import('./templates-page.tsx')) },
      recordRepresentation: ({ template }: MessageOut) => templateNameOf(template),
      texts: {
        name: '메시지',
        fields: { requestedAt: '요청한 때', channel: '발송 수단', status: '상태', updatedAt: '바뀐 때' },
      },
    },
  ],
};
