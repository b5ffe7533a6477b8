import { randomUUID } from 'node:crypto';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { TestService } from '../../testing/test-service.fixture.ts';
import type { Asked } from './advices.fixture.ts';

/** Appends events as they are, without asking whether a command would allow them. */
const happening: Decider<Advice | null, readonly AdviceEvent[], AdviceEvent> = {
  initialState: null,
  evolve: adviceDecider.evolve,
  decide: (events) => events,
};

const happened = async (
  { service }: Pick<TestService, 'service'>,
  id: string,
  events: readonly AdviceEvent[],
  at: string,
): Promise<void> => {
  await service.commands.handle(happening, {
    stream: adviceStream(id),
    command: events,
    context: { commandId: randomUUID(), at, actor: { id: 'system', role: 'system' }, correlationId: randomUUID() },
  });
};

export type Story = Asked & {
  readonly asker: string;
  /** Reviewer 1; without one, the review is only requested. */
  readonly first?: string;
  /** When the lease of reviewer 1 ends. */
  readonly until?: string;
  /** Default: in an hour. */
  readonly dueAt?: string;
  /** Reviewer 2: then it is published. */
  readonly second?: string;
  /** The text that reviewer 2 left; by default the one of reviewer 1. */
  readonly last?: string;
};

/** An advice that stands at review 1, or is published, written in one go; answers its id. */
export const adviceOf = async (test: Pick<TestService, 'service'>, story: Story): Promise<string> => {
  const { asker, first, second, parties = null, companyId = null, citations = [] } = story;
  const { question = '해고됐어요.', answer: text = '해고는 서면으로 알려야 해요.', last = text } = story;
  const { until = new Date(Date.now() + 600_000).toISOString() } = story;
  const { dueAt = new Date(Date.now() + 3_600_000).toISOString() } = story;
  const at = new Date(Date.now() - 1_000).toISOString();
  const [id, messageId, answerId] = [randomUUID(), randomUUID(), randomUUID()];
  const cited: Citation[] = [...citations];
  const advisor = { kind: 'embedded', model: 'embedded', promptVersion: '1', settings: {} } as const;
  const spent = { inputTokens: 0, outputTokens: 0, costMicroWon: 0 };
  const lawDate = '2026-11-23';
  const approval = (stage: 1 | 2, reviewer: string): AdviceEvent => ({
    type: 'ReviewApproved',
    data: {
      asker,
      stage,
      reviewer,
      text: stage === 1 ? text : last,
      comments: [],
      checklist: [],
      citations: cited,
      registration: null,
      consentedAt: null,
    },
  });
  const claim = (stage: 1 | 2, reviewer: string): AdviceEvent => ({
    type: 'ReviewClaimed',
    data: { stage, reviewer, until, tookOverFrom: null, despite: [] },
  });
  const asked: AdviceEvent[] = [
    { type: 'AdviceAsked', data: { asker, checkId: null, companyId, messageId, question, parties, consentedAt: null } },
    { type: 'AdviceAnswerBegun', data: { asker, answerId, messageId, advisor, lawDate, passages: [], tests: [] } },
    {
      type: 'AdviceAnswered',
      data: { asker, answerId, text, citations: cited, dropped: {}, finish: 'complete', spent, consentedAt: null },
    },
    {
      type: 'Review1Requested',
      data: {
        asker,
        round: 1,
        by: 'asker',
        messages: [answerId],
        text,
        citations: cited,
        note: null,
        dueAt,
        consentedAt: null,
      },
    },
  ];
  const published: readonly AdviceEvent[] =
    first === undefined || second === undefined
      ? []
      : [
          ...[
            approval(1, first),
            { type: 'Review2Requested', data: { asker, note: null, dueAt, consentedAt: null } } as const,
          ],
          ...[claim(2, second), approval(2, second)],
          {
            type: 'AdvicePublished',
            data: {
              ...{ asker, text: last, citations: cited, lawDate, consentedAt: null },
              reviewers: [
                { stage: 1, userId: first, registration: null },
                { stage: 2, userId: second, registration: null },
              ],
              open: null,
            },
          },
        ];
  await happened(test, id, [...asked, ...(first === undefined ? [] : [claim(1, first)]), ...published], at);
  return id;
};
