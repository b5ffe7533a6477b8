import { adviceOfStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import type { AdviceTemplate } from '@nomucheck/domain/advice/message-templates.ts';
import { definitionIn } from '@nomucheck/domain/kernel/event-definition.ts';
import { z } from 'zod';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { JobHandler } from '../../engine/jobs/jobs.ts';
import { after, defineProcessManager, type WantedEffect } from '../../engine/process-managers/process-manager.ts';
import type { NoticeParts } from './advice-notices.ts';

/** Tells the firm's people that a review waits for them. */
export const WRITE_REVIEW_NOTICES = 'write-review-notices';

const toWrite = z.strictObject({
  advice: z.uuid(),
  stage: z.literal([1, 2]),
  at: z.iso.datetime(),
  /** Waits for anybody until then. */
  dueAt: z.iso.datetime().optional(),
  /** Review 2 returned the advice to the first reviewer. */
  returned: z.boolean().optional(),
  /** Was handed to this person. */
  to: z.uuid().optional(),
});
type ToWrite = z.infer<typeof toWrite>;

const definition = (type: string) => definitionIn(adviceEvents, type);
const write = (stream: string, of: Omit<ToWrite, 'advice'>): readonly WantedEffect[] => [
  { name: WRITE_REVIEW_NOTICES, data: { advice: adviceOfStream(stream), ...of } satisfies ToWrite },
];
const due = z.object({ dueAt: z.string() });

/** Tells reviewers which reviews wait for them, and the first reviewer of a return. */
export const reviewNotices = defineProcessManager({
  name: 'review-notices',
  reactions: [
    after(definition('Review1Requested'), due, ({ stream, at, data: { dueAt } }) =>
      write(stream, { stage: 1, at, dueAt }),
    ),
    after(definition('AdviceAmended'), due, ({ stream, at, data: { dueAt } }) =>
      write(stream, { stage: 1, at, dueAt }),
    ),
    after(definition('Review2Requested'), due, ({ stream, at, data: { dueAt } }) =>
      write(stream, { stage: 2, at, dueAt }),
    ),
    after(
      definition('ReviewReturned'),
      z.object({ stage: z.literal([1, 2]), dueAt: z.string().nullable() }),
      ({ stream, at, data: { stage, dueAt } }) =>
        stage === 2 && dueAt !== null ? write(stream, { stage: 1, at, dueAt, returned: true }) : [],
    ),
    after(
      definition('ReviewReassigned'),
      z.object({ stage: z.literal([1, 2]), to: z.string() }),
      ({ stream, at, data: { stage, to } }) => write(stream, { stage, at, to }),
    ),
  ],
});

export type ReviewNoticeParts = Pick<NoticeParts, 'messages' | 'reviewers' | 'emailOf' | 'publicUrl'> & {
  readonly adviceOf: (id: string) => Promise<Advice | null>;
};

type Told = { readonly template: AdviceTemplate; readonly people: readonly string[] };

/** Whom to tell; nobody once somebody has begun, or it isn't theirs any more. */
const whomToTell = (advice: Advice, { stage, dueAt, returned, to }: ToWrite, firm: readonly string[]): Told => {
  const { holder } = advice.reviews[stage];
  if (to !== undefined) {
    return { template: 'review-handed-over', people: holder?.userId === to ? [to] : [] };
  }
  const waits = advice.stage === (stage === 1 ? 'review1_requested' : 'review2_requested') && advice.dueAt === dueAt;
  if (!waits || holder !== null) return { template: 'review-waits', people: [] };
  // Nobody does both reviews, and nobody that of their own question.
  const first = advice.reviews[1].judgement?.reviewer;
  if (returned === true) return { template: 'review-returned', people: firm.filter((person) => person === first) };
  const others = firm.filter((person) => person !== advice.asker && (stage === 1 || person !== first));
  return { template: 'review-waits', people: others };
};

const actor = { id: 'system', role: 'system' } as const;

/** The advice is looked up again first: nobody is told of what somebody did meanwhile. No message has a word of the advice. */
export const writeReviewNotices =
  ({ adviceOf, emailOf, messages, reviewers, publicUrl }: ReviewNoticeParts): JobHandler =>
  async (job) => {
    const wanted = toWrite.parse(job.data);
    const state = await adviceOf(wanted.advice);
    if (!state) return;
    const { template, people } = whomToTell(state, wanted, await reviewers());
    const link = `${publicUrl}/inspection/detail/${wanted.advice}`;
    for (const owner of people) {
      const to = await emailOf(owner);
      if (to === null) continue;
      await messages.request(
        {
          ...{ owner, channel: 'email', template, notAfter: null },
          personal: { to, params: { link, stage: String(wanted.stage) } },
        },
        { commandId: followingCommandId(job.id, `to ${owner}`), at: wanted.at, actor, correlationId: job.id },
      );
    }
  };
