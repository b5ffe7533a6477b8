import { z } from 'zod';
import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';

/**
 * The supers who have been released, so that their accounts may end. At least one super must stay, which is a rule about
 * all of them together: so each release is an event of this one stream, appended at exactly the revision that was read. If
 * two are released at once, the second append conflicts, and the command is decided again with the first release in its
 * state. No lock is needed.
 */
export const supersStream = 'supers-all';

const released = z.strictObject({ owner: z.uuid() });

/** The super was released: another one stays. From here on this one isn't counted as a super; the account ends next. */
export type SupersEvent = { type: 'SuperReleased'; data: z.infer<typeof released> };

export const supersEvents = [defineEvent({ type: 'SuperReleased', version: 1, schema: released })] as const;

export type SupersCommand = {
  readonly type: 'ReleaseSuper';
  readonly owner: string;
  /**
   * The ids of the supers, from the log. The list may be older than the state: a super who was added since only makes one
   * more who stays, and a super who was released since is in the state.
   */
  readonly supers: readonly string[];
};

/** The ids of the people who were released. */
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
