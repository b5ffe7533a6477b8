import { z } from 'zod';
import { localDate } from '../kernel/contract/values.ts';
import type { Decider } from '../kernel/decider.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { type PolicyName, policyNames } from './policy-names.ts';

/** It is time to tell a person that a text which they agreed to changes: this event alone leads to the message. */
const changeNoticeDue = z.strictObject({
  owner: z.uuid(),
  policy: z.enum(policyNames),
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}(\.[2-9])?$/),
  from: localDate,
});
export type ChangeNoticeEvent = { type: 'PolicyChangeNoticeDue'; data: z.infer<typeof changeNoticeDue> };
export const changeNoticeEvents = [
  defineEvent({ type: 'PolicyChangeNoticeDue', version: 1, schema: changeNoticeDue }),
] as const;

/** Of which version of each text a person was told last. */
export type ChangeNotices = Readonly<Partial<Record<PolicyName, string>>>;
export type ChangeNoticeCommand = { readonly type: 'TellOfChange' } & z.infer<typeof changeNoticeDue>;

/** Each person is told of a version once. */
export const changeNoticesDecider: Decider<ChangeNotices, ChangeNoticeCommand, ChangeNoticeEvent> = {
  initialState: {},
  decide: ({ owner, policy, version, from }, told) =>
    (told[policy] ?? '') >= version ? [] : [{ type: 'PolicyChangeNoticeDue', data: { owner, policy, version, from } }],
  evolve: (told, { data: { policy, version } }) => ({ ...told, [policy]: version }),
};

export const changeNoticesStream = (person: string): string => `policy-notices-${person}`;
