import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { about } from '@nomucheck/domain/notices/about.ts';
import type { NoticeKind } from '@nomucheck/domain/notices/kinds.ts';
import { matterOf } from '@nomucheck/domain/notices/matter.ts';
import { noticeOfStream } from '@nomucheck/domain/notices/notice.ts';
import { noticeEvents } from '@nomucheck/domain/notices/notice-events.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One notice to one person of the firm. */
export type StaffNoticeRow = {
  id: string;
  owner: string;
  kind: NoticeKind;
  /** The id of the record. */
  matter: string;
  about: z.infer<typeof about>;
  /** Whether the person wants to see this kind in the console. */
  in_console: boolean;
  given_at: string;
  read_at: string | null;
  /** It waits for this person no more. */
  ended_at: string | null;
};

const given = z.object({
  owner: z.string(),
  about,
  channels: z.object({ console: z.boolean() }),
  at: z.string(),
});
const moment = z.object({ at: z.string() });

const definition = (type: string) => definitionIn(noticeEvents, type);
const keys = ({ stream }: Pick<Event<unknown>, 'stream'>): readonly string[] => [noticeOfStream(stream)];

/** Every notice, also those that nobody waits for any more. */
export const staffNotices = defineProjection<StaffNoticeRow>({
  name: 'staff-notices',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'staff_notices',
    key: 'id',
    columns: {
      owner: 'text not null',
      kind: 'text not null',
      matter: 'text not null',
      about: 'jsonb not null',
      in_console: 'boolean not null',
      given_at: 'timestamptz not null',
      read_at: 'timestamptz',
      ended_at: 'timestamptz',
    },
    indexes: ['(owner, given_at, id)', '(matter) where ended_at is null'],
  },
  takes: [
    on(definition('StaffNoticeGiven'), given, {
      keys,
      evolveRow: (_row, { stream, data: { owner, about: of, channels, at } }) => ({
        id: noticeOfStream(stream),
        ...{ owner, kind: of.kind, matter: matterOf(of).id, about: of, in_console: channels.console },
        ...{ given_at: at, read_at: null, ended_at: null },
      }),
    }),
    on(definition('StaffNoticeRead'), moment, {
      keys,
      evolveRow: (row, { data: { at } }) => row && { ...row, read_at: at },
    }),
    on(definition('StaffNoticeEnded'), moment, {
      keys,
      evolveRow: (row, { data: { at } }) => row && { ...row, ended_at: at },
    }),
  ],
});
