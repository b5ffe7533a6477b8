import { randomUUID } from 'node:crypto';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { type Decider, fold } from '@nomucheck/domain/kernel/decider.ts';
import { type Asking, never, placeholders, type Request } from '../../testing/routes/route-request.fixture.ts';
import type { TestService } from '../../testing/test-service.fixture.ts';

/** Carries out several commands as one, so that an advice at a late stage is one append to the log. */
const story: Decider<Advice | null, readonly AdviceCommand[], AdviceEvent> = {
  initialState: null,
  evolve: adviceDecider.evolve,
  decide: (commands, before) => {
    const events: AdviceEvent[] = [];
    for (const command of commands)
      events.push(...adviceDecider.decide(command, fold(adviceDecider, events, before ?? undefined)));
    return events;
  },
};

const order = [
  ...(['drafting', 'review1_requested', 'review1', 'review1_done'] as const),
  ...(['review2_requested', 'review2', 'flagged'] as const),
];
/** `flagged`: published, and a cited case changed. `reported`: its asker said that the answer doesn't fit. */
export const storyStages = [...order, 'reported'] as const;
export type StoryStage = (typeof storyStages)[number];

type AtStage = { readonly id: string; readonly answerId: string };
type Kept = AtStage & { readonly revision: number };
const kept = new Map<string, Kept>();
const text = '해고는 서면으로 알려야 해요 [1].';
export const flaggedCase = randomUUID();
/** Reviewers of advices whose caller holds no review. */
const someone = { 1: randomUUID(), 2: randomUUID() };

/** An advice of this asker at that stage, whose current review the holder has. It is made again only after a call changed it. */
export const adviceAt = async (
  { service: { commands } }: Pick<TestService, 'service'>,
  { asker, holder }: People,
  stage: StoryStage,
): Promise<AtStage> => {
  const key = [asker, holder, stage].join();
  const before = kept.get(key);
  if (before && (await commands.load(adviceDecider, adviceStream(before.id))).revision === before.revision)
    return before;
  const [id, messageId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
  const { revision } = await commands.handle(story, {
    stream: adviceStream(id),
    command: commandsUpTo(stage, { asker, holder, messageId, answerId }),
    context: {
      ...{ commandId: randomUUID(), at: new Date().toISOString(), correlationId: 'an advice at a stage' },
      actor: { id: 'system', role: 'system' },
    },
  });
  const made = { id, answerId, revision };
  kept.set(key, made);
  return made;
};

/** The call about an advice at that stage. */
export const at =
  (stage: StoryStage, path: (of: AtStage) => string, body?: (of: AtStage) => object) =>
  ({ target }: Asking): Request => {
    const of =
      target === 'gone'
        ? { id: never, answerId: never }
        : { id: placeholders.advice(stage), answerId: placeholders.answer(stage) };
    return { path: `/api/ai-advices/${path(of)}`, ...(body ? { body: body(of) } : {}) };
  };

type People = { readonly asker: string; readonly holder: string | null };

const commandsUpTo = (
  stage: StoryStage,
  { asker, holder, messageId, answerId }: People & { readonly messageId: string; readonly answerId: string },
): readonly AdviceCommand[] => {
  const at = new Date().toISOString();
  const [dueAt, lawDate] = [at, at.slice(0, 10)];
  const isOfReview2 = stage === 'review2_requested' || stage === 'review2' || stage === 'flagged';
  const first = isOfReview2 ? someone[1] : (holder ?? someone[1]);
  const second = stage === 'flagged' ? someone[2] : (holder ?? someone[2]);
  const citation: Citation = {
    ...{ n: 1, kind: 'case', caseId: flaggedCase, revision: 1, passage: 0, quote: '해고는 서면으로 통지해야 한다.' },
    ...{ court: '중앙노동위원회', caseNumber: '중앙2024부해1', decidedOn: '2024-05-02' },
  };
  const advisor = { kind: 'embedded', model: 'embedded', promptVersion: '1', settings: {} } as const;
  const approval = (of: 1 | 2, reviewer: string): AdviceCommand => ({
    ...{ type: 'ApproveReview', conflicts: [], stage: of, reviewer, registration: null, text, citations: [citation] },
    ...{ comments: [], checklist: [], lawDate },
  });
  const question = { messageId, question: '문자로 해고됐어요.', parties: null, consentedAt: null };
  const asked: readonly AdviceCommand[] = [
    { type: 'AskAdvice', asker, checkId: null, companyId: null, ...question },
    { type: 'BeginAnswer', answerId, messageId, advisor, lawDate, passages: [], tests: [] },
    {
      ...{ type: 'FinishAnswer', answerId, text, citations: [citation], dropped: {}, finish: 'complete' },
      spent: { inputTokens: 0, outputTokens: 0, costMicroWon: 0 },
    },
  ];
  if (stage === 'reported')
    return [...asked, { type: 'JudgeAnswer', answerId, fits: false, comment: null, consentedAt: null }];
  const steps: Readonly<Record<(typeof order)[number], readonly AdviceCommand[]>> = {
    drafting: asked,
    review1_requested: [{ type: 'RequestReview1', by: 'asker', messages: [], note: null, dueAt, consentedAt: null }],
    review1: [{ type: 'ClaimReview', conflicts: [], isReasoned: false, stage: 1, reviewer: first, at }],
    review1_done: [approval(1, first)],
    review2_requested: [{ type: 'RequestReview2', by: { userId: first, isAdmin: false }, note: null, dueAt }],
    review2: [{ type: 'ClaimReview', conflicts: [], isReasoned: false, stage: 2, reviewer: second, at }],
    flagged: [approval(2, second), { type: 'FlagAdvice', caseId: flaggedCase, revision: 2, change: 'corrected' }],
  };
  return order.slice(0, order.indexOf(stage) + 1).flatMap((step) => steps[step]);
};
