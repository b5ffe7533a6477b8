import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import type {
  AdminTestimonial,
  OwnTestimonial,
  TestimonialOut,
} from '@nomucheck/domain/boards/contract/testimonial.ts';
import { COMMENTS_A_DAY } from '@nomucheck/domain/boards/lengths.ts';
import { maskedName } from '@nomucheck/domain/boards/masked-name.ts';
import {
  type Testimonial,
  type TestimonialCommand,
  testimonialDecider,
  testimonialStream,
} from '@nomucheck/domain/boards/testimonial.ts';
import type { TestimonialEvent } from '@nomucheck/domain/boards/testimonial-events.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { v5 as uuidV5 } from 'uuid';
import type { checks } from '../../checks/context.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { OffersOf } from '../../engine/foundation/context.ts';
import type { Attempts } from '../../engine/vault/attempts.ts';
import { type SubjectOf, spendOrRefuse } from '../../engine/vault/counted-subjects.ts';
import type { By } from '../by.ts';

export type LoadedTestimonial = {
  readonly testimonial: Testimonial;
  readonly revision: number;
  readonly position: string;
};

type Words = Pick<
  Extract<TestimonialCommand, { type: 'ChangeTestimonial' }>,
  'stars' | 'outcome' | 'text' | 'inReturn'
>;

/** The reviews of the service. */
export type Testimonials = {
  /** Throws `check_fetch_failed` for a check that isn't the caller's, `stage_wrong` for one without a result, `conflict` for a second one. */
  write(checkId: string, words: Words, caller: Caller, context: CommandContext): Promise<LoadedTestimonial>;
  /** Throws `not_found` for a review that doesn't exist or was removed; with an owner, also for somebody else's. */
  handle(id: string, command: TestimonialCommand, by: By, owner?: string): Promise<LoadedTestimonial>;
  many(ids: readonly string[]): Promise<readonly LoadedTestimonial[]>;
};

export type TestimonialParts = {
  readonly commands: Pick<CommandHandler, 'handle' | 'loadMany'>;
  readonly findCheck: OffersOf<typeof checks>['findCheck'];
  readonly attempts: Pick<Attempts, 'spend'>;
  readonly subjectOf: SubjectOf;
};

const DAY_SECONDS = 86_400;
const noResult = '결과를 받은 진단에만 후기를 쓸 수 있어요. 진단을 마치고 다시 써 주세요.';

export const createTestimonials = (parts: TestimonialParts): Testimonials => {
  const { commands, findCheck, attempts, subjectOf } = parts;
  const handle: Testimonials['handle'] = async (id, command, { context, expectedRevision }, owner) =>
    loadedOf(
      await commands.handle(testimonialDecider, {
        ...{ stream: testimonialStream(id), command, context },
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
        first: ({ state }) => {
          if (state && owner !== undefined && state.owner !== owner) throw new DomainError('not_found');
        },
      }),
    );
  return {
    handle,
    write: async (checkId, words, { actor }, context) => {
      // The firm doesn't praise itself.
      if (isStaff(actor.role)) throw new DomainError('forbidden');
      const found = await findCheck(checkId);
      authorize(actor, 'check.conclude', found && { owner: found.check.owner });
      if (!found || found.check.calculations.length === 0)
        throw new DomainError('stage_wrong', { errors: { checkId: noResult } });
      if (context.answeredBefore === undefined) {
        const subject = subjectOf('testimonials', actor.id);
        await spendOrRefuse(attempts, [{ subject, most: COMMENTS_A_DAY, windowSeconds: DAY_SECONDS }]);
      }
      // Of the check, so that there is one review of it at most.
      const testimonialId = uuidV5('testimonial', checkId);
      const of = { testimonialId, owner: actor.id, checkId, ...words, at: context.at };
      return handle(testimonialId, { type: 'WriteTestimonial', ...of }, { context });
    },
    many: async (ids) => {
      const found = await commands.loadMany<Testimonial | null, TestimonialEvent>(
        testimonialDecider,
        ids.map(testimonialStream),
      );
      return ids.flatMap((id) => {
        const loaded = found.get(testimonialStream(id));
        return loaded?.state && !loaded.state.removed ? [loadedOf(loaded)] : [];
      });
    },
  };
};

const loadedOf = ({ state, revision, position }: Loaded<Testimonial | null>): LoadedTestimonial => {
  if (!state) throw new DomainError('not_found');
  return { testimonial: state, revision, position };
};

type NameOf = (id: string) => string;

/** A review as everybody reads it. */
export const shownTestimonial = ({ testimonial }: LoadedTestimonial, nameOf: NameOf): TestimonialOut => {
  const { testimonialId, owner, stars, outcome, inReturn, text, writtenAt, answer } = testimonial;
  const name = maskedName(nameOf(owner));
  return { ...{ id: testimonialId, name, stars, outcome, inReturn, text, answer }, at: writtenAt };
};

/** A review as its writer sees it. */
export const ownTestimonialOf = (loaded: LoadedTestimonial, nameOf: NameOf): OwnTestimonial => {
  const { checkId, state, declined } = loaded.testimonial;
  return { ...shownTestimonial(loaded, nameOf), checkId, state, declined, revision: loaded.revision };
};

/** A review as the firm looks at it. */
export const adminTestimonialOf = (loaded: LoadedTestimonial, nameOf: NameOf): AdminTestimonial => {
  const { name: _masked, checkId: _check, ...own } = ownTestimonialOf(loaded, nameOf);
  const { owner } = loaded.testimonial;
  return { ...own, person: { id: owner, name: nameOf(owner) } };
};
