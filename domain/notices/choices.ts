import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { type Channels, type NoticeKind, noticeChannels, noticeKinds, usualChannels } from './kinds.ts';
import type { NoticeChoiceEvent } from './notice-events.ts';

/** By which ways one person of the firm wants to hear of each kind. */
export type Choices = { readonly of: ReadonlyMap<NoticeKind, Channels>; readonly changes: number };

export type ChoiceCommand = {
  readonly type: 'ChooseNotices';
  readonly owner: string;
  readonly wanted: Readonly<Partial<Record<NoticeKind, Channels>>>;
  readonly at: string;
};

/** As often as one person changes one of them; nobody needs so many. */
export const CHANGES_AT_MOST = 2_000;

export const channelsFor = (choices: Choices, kind: NoticeKind): Channels =>
  choices.of.get(kind) ?? usualChannels(kind);

const isSame = (one: Channels, other: Channels): boolean =>
  noticeChannels.every((channel) => one[channel] === other[channel]);

const decide = ({ owner, wanted, at }: ChoiceCommand, choices: Choices): readonly NoticeChoiceEvent[] => {
  const events = noticeKinds.flatMap((kind): NoticeChoiceEvent[] => {
    const channels = wanted[kind];
    if (!channels || isSame(channels, channelsFor(choices, kind))) return [];
    return [{ type: 'StaffNoticesChosen', data: { owner, kind, channels, at } }];
  });
  if (choices.changes + events.length > CHANGES_AT_MOST) {
    throw new DomainError('stage_wrong', {
      errors: { '': '알림 설정을 너무 많이 바꿨어요. 더 바꾸려면 최고 관리자에게 알려 주세요.' },
    });
  }
  return events;
};

export const choicesDecider: Decider<Choices, ChoiceCommand, NoticeChoiceEvent> = {
  initialState: { of: new Map(), changes: 0 },
  decide,
  evolve: ({ of, changes }, { data: { kind, channels } }) => ({
    of: new Map([...of, [kind, channels]]),
    changes: changes + 1,
  }),
};

export const choicesStream = (person: string): string => `staff-notice-choices-${person}`;
