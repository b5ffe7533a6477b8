import type { NoticeChoices, NoticeCounts, NoticeOut, NoticesRead } from '@nomucheck/domain/notices/contract.ts';
import type { Channels, NoticeKind } from '@nomucheck/domain/notices/kinds.ts';
import { useData } from '../api/data-provider.ts';
import { type Page, post, put, read, readPage } from '../api/requests.ts';

const choices = '/api/user/notice-choices';

/** The data provider's methods for what waits for whoever is signed in. */
export const noticesData = {
  readNotices: (isOpen: boolean, most: number): Promise<Page<NoticeOut>> =>
    readPage('/api/user/notices', 0, most, { filter: JSON.stringify(isOpen ? { open: true } : {}) }),
  countNotices: (signal: AbortSignal): Promise<NoticeCounts> => read('/api/user/notices/counts', {}, signal),
  /** One notice, or all that aren't seen. */
  markNotices: (which: { readonly id: string } | { readonly all: true }): Promise<NoticesRead> =>
    post('/api/user/notices/read', which),
  readNoticeChoices: (signal: AbortSignal): Promise<NoticeChoices> => read(choices, {}, signal),
  chooseNotices: (kind: NoticeKind, channels: Channels): Promise<NoticeChoices> =>
    put(choices, { channels: { [kind]: channels } }),
};

export const useNoticesData = () => useData<typeof noticesData>();
