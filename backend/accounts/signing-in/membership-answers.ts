import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { largeNetworkOf, networkOf } from '../../engine/callers/source.ts';
import type { Attempts } from '../../engine/vault/attempts.ts';
import type { SubjectOf } from '../../engine/vault/counted-subjects.ts';
import { largeNetworksWorth } from './known-to-accounts.ts';

/**
 * Limits how many addresses a network is told about: whether they are registered. All answers that tell it have one
 * budget, by whatever route: a sign-up, a sign-in, a code for a forgotten password, another service's unproved address.
 * Each address counts once a day, registered or not; afterwards the answers are the same for both. A person who has
 * proved the address is told in any case, and an admin's routes aren't counted.
 */
export type MembershipAnswers = {
  /** Counts the address; returns whether this answer may still tell whether it is registered. */
  mayTell(addressIndex: string, source: string): Promise<boolean>;
  /**
   * Passes while the network may be told of one more address: a sign-up tells by its success, too. Throws
   * `too_many_requests`, which says that the address can be proved first.
   */
  requireLeft(source: string): Promise<void>;
  /** The refusal of a sign-up whose address must be proved first; `seconds` until this network is told again. */
  proveFirst(source: string): Promise<DomainError>;
};

const DAY_SECONDS = 24 * 3600;

export const createMembershipAnswers = (
  attempts: Pick<Attempts, 'count' | 'spend'>,
  subjectOf: SubjectOf,
  addressesPerDay: number,
): MembershipAnswers => {
  const budgetsOf = (source: string, kept = 0) => [
    { subject: subjectOf('told', networkOf(source)), most: addressesPerDay - kept, windowSeconds: DAY_SECONDS },
    {
      subject: subjectOf('told', 'large', largeNetworkOf(source)),
      most: addressesPerDay * largeNetworksWorth - kept,
      windowSeconds: DAY_SECONDS,
    },
  ];
  /** Seconds until one more may be told; 0 where it may be now. */
  const waitOf = (source: string): Promise<number> => attempts.spend(budgetsOf(source, 1), 0);

  const refusal = (seconds: number): DomainError =>
    new DomainError('too_many_requests', {
      params: { seconds },
      errors: { email: byCode },
      extra: { proveFirst: true },
    });

  return {
    mayTell: async (addressIndex, source) => {
      const times = await attempts.count(subjectOf('told', addressIndex, networkOf(source)), DAY_SECONDS);
      return (await attempts.spend(budgetsOf(source), times === 1 ? 1 : 0)) === 0;
    },
    requireLeft: async (source) => {
      const seconds = await waitOf(source);
      if (seconds > 0) throw refusal(seconds);
    },
    proveFirst: async (source) => refusal(Math.max(1, await waitOf(source))),
  };
};

const byCode =
  '같은 인터넷에서 가입을 여러 번 시도해서, 지금은 이메일을 먼저 확인해야 가입할 수 있어요. 메일로 인증번호를 받아 주세요.';
