import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { SharingEndReason, SharingEvent } from './sharing-events.ts';

/** A link to one check's result. */
export type SharedLink = {
  readonly shareId: string;
  readonly tokenHash: string;
  readonly endsAt: string;
  /** How often it was opened, up to `mostCountedOpenings`. */
  readonly openings: number;
};

/** The sharing of one check's result: at most one link at a time. null where it was never shared. */
export type Sharing = {
  readonly owner: string;
  /** The newest link; null once it was ended. It may have ended by time: `activeLink` says so. */
  readonly link: SharedLink | null;
  /** The number of links so far. */
  readonly shared: number;
};

export type SharingCommand =
  | {
      readonly type: 'ShareResult';
      readonly owner: string;
      readonly checkId: string;
      readonly shareId: string;
      readonly tokenHash: string;
      readonly at: string;
    }
  | { readonly type: 'EndSharing'; readonly why: SharingEndReason; readonly at: string }
  | { readonly type: 'NoteOpened'; readonly shareId: string; readonly at: string };

const DAY = 86_400_000;
export const daysOfALink = 7;
/** More openings are not counted, so that whoever has a link can't fill the log. */
export const mostCountedOpenings = 100;
const mostLinks = 100;

/** The link that works at this instant. */
export const activeLink = (sharing: Sharing | null, at: string): SharedLink | null => {
  const link = sharing?.link ?? null;
  return link !== null && Date.parse(at) < Date.parse(link.endsAt) ? link : null;
};

const decide = (command: SharingCommand, sharing: Sharing | null): readonly SharingEvent[] => {
  const link = activeLink(sharing, command.at);
  const ended = (why: SharingEndReason): SharingEvent[] =>
    sharing && link ? [{ type: 'SharingEnded', data: { owner: sharing.owner, shareId: link.shareId, why } }] : [];
  switch (command.type) {
    case 'ShareResult': {
      const { owner, checkId, shareId, tokenHash, at } = command;
      if ((sharing?.shared ?? 0) >= mostLinks) throw new DomainError('check_full');
      const endsAt = new Date(Date.parse(at) + daysOfALink * DAY).toISOString();
      return [...ended('replaced'), { type: 'ResultShared', data: { owner, checkId, shareId, tokenHash, endsAt } }];
    }
    case 'EndSharing':
      return ended(command.why);
    case 'NoteOpened':
      if (!sharing || link?.shareId !== command.shareId) throw new DomainError('share_ended');
      if (link.openings >= mostCountedOpenings) return [];
      return [{ type: 'SharedResultOpened', data: { owner: sharing.owner, shareId: link.shareId } }];
  }
};

const evolve = (sharing: Sharing | null, event: SharingEvent): Sharing | null => {
  if (event.type === 'ResultShared') {
    const { owner, shareId, tokenHash, endsAt } = event.data;
    return { owner, link: { shareId, tokenHash, endsAt, openings: 0 }, shared: (sharing?.shared ?? 0) + 1 };
  }
  if (sharing?.link?.shareId !== event.data.shareId) return sharing;
  if (event.type === 'SharingEnded') return { ...sharing, link: null };
  return { ...sharing, link: { ...sharing.link, openings: sharing.link.openings + 1 } };
};

export const sharingDecider: Decider<Sharing | null, SharingCommand, SharingEvent> = {
  initialState: null,
  decide,
  evolve,
};

/** One stream a check. */
export const sharingStream = (checkId: string): string => `sharing-${checkId}`;
