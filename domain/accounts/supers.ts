import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { defineEvent } from '../kernel/event-definition.ts';

/**
 * Who of the supers has been let go. The last one stays, and that is a rule about all of them together: so each one's going
 * passes through this one stream first, at exactly the revision that was looked at. Whoever decides on what another has
 * changed meanwhile decides again, and knows that the other is going. No lock is needed, and none can break.
 */
export const supersStream = 'supers-all';

const released = z.strictObject({ owner: z.uuid() });

/** The others can do without this super, who counts no more from here on. Their account ends next. */
export type SupersEvent = { type: 'SuperReleased'; data: z.infer<typeof released> };

export const supersEvents = [defineEvent({ type: 'SuperReleased', version: 1, schema: released })] as const;

export type SupersCommand = {
  readonly type: 'ReleaseSuper';
  readonly owner: string;
  /**
   * Who is a super, by the log. May be older than the state decided on: who has come meanwhile would only be one more to
   * stay, and who has gone is in the state.
   */
  readonly supers: readonly string[];
};

/** The people who were let go. */
type Released = readonly string[];

const decide = ({ owner, supers }: SupersCommand, gone: Released): readonly SupersEvent[] => {
  if (gone.includes(owner)) return [];
  if (!supers.some((id) => id !== owner && !gone.includes(id))) throw lastSuper();
  return [{ type: 'SuperReleased', data: { owner } }];
};

export const lastSuper = (): DomainError =>
  new DomainError('cannot_edit_super', {
    errors: { '': '마지막 최고 관리자예요. 다른 분을 최고 관리자로 정한 다음 탈퇴해 주세요.' },
  });

export const supersDecider: Decider<Released, SupersCommand, SupersEvent> = {
  initialState: [],
  decide,
  evolve: (gone, { data }) => [...gone, data.owner],
};
