import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { About } from './about.ts';
import type { Channels } from './kinds.ts';
import type { NoticeEvent } from './notice-events.ts';

/** One notice to one person. Its id follows from what happened and from the person, so that it is given once. */
export type Notice = {
  readonly owner: string;
  readonly about: About;
  readonly channels: Channels;
  readonly givenAt: string;
  readonly readAt: string | null;
  /** It waits for this person no more. */
  readonly endedAt: string | null;
};

export type NoticeCommand =
  | {
      readonly type: 'GiveNotice';
      readonly owner: string;
      readonly about: About;
      readonly channels: Channels;
      readonly at: string;
    }
  | { readonly type: 'ReadNotice'; readonly by: string; readonly at: string }
  | { readonly type: 'EndNotice'; readonly at: string };

const decide = (command: NoticeCommand, notice: Notice | null): readonly NoticeEvent[] => {
  const { at } = command;
  if (command.type === 'GiveNotice') {
    const { owner, about, channels } = command;
    // Given before: neither again, nor in another way.
    return notice ? [] : [{ type: 'StaffNoticeGiven', data: { owner, about, channels, at } }];
  }
  if (!notice) throw new DomainError('not_found');
  const { owner } = notice;
  if (command.type === 'EndNotice') {
    return notice.endedAt === null ? [{ type: 'StaffNoticeEnded', data: { owner, at } }] : [];
  }
  if (command.by !== owner) throw new DomainError('not_found');
  return notice.readAt === null ? [{ type: 'StaffNoticeRead', data: { owner, at } }] : [];
};

const evolve = (notice: Notice | null, event: NoticeEvent): Notice | null => {
  if (event.type === 'StaffNoticeGiven') {
    const { at, ...of } = event.data;
    return { ...of, givenAt: at, readAt: null, endedAt: null };
  }
  if (!notice) return null;
  const { at } = event.data;
  return event.type === 'StaffNoticeRead' ? { ...notice, readAt: at } : { ...notice, endedAt: at };
};

export const noticeDecider: Decider<Notice | null, NoticeCommand, NoticeEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const noticeStream = (id: string): string => `staff-notice-${id}`;
export const noticeOfStream = (stream: string): string => stream.slice('staff-notice-'.length);
