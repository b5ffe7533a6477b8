import { randomUUID } from 'node:crypto';
import { type AdviceCommand, adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { Parties } from '@nomucheck/domain/advice/advice-events.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';

/** Carries out a command of an advice, without the routes. */
export const adviceCommand = (
  { service }: Pick<TestService, 'service'>,
  id: string,
  command: AdviceCommand,
  actor: Actor,
  at = new Date().toISOString(),
) =>
  service.commands.handle(adviceDecider, {
    stream: adviceStream(id),
    command,
    context: { commandId: randomUUID(), at, actor, correlationId: randomUUID() },
  });

export type Asked = {
  readonly question?: string;
  readonly answer?: string;
  readonly citations?: readonly Citation[];
  readonly parties?: Parties;
  readonly companyId?: string;
  /** The topics that the answer was made of. */
  readonly topics?: readonly string[];
  readonly isCare?: boolean;
};

/** A question of this person with one whole answer, as the conversation writes it; answers the advice's id. */
export const answeredAdvice = async (test: TestService, { id: asker }: Pick<Person, 'id'>, of: Asked = {}) => {
  const id = randomUUID();
  const [messageId, answerId] = [randomUUID(), randomUUID()];
  const { question = '문자로 해고를 통보받았어요. 괜찮은가요?', answer = '해고는 서면으로 알려야 해요.' } = of;
  const { citations = [], parties = null, companyId = null, topics = [], isCare = false } = of;
  const tests = topics.map((topic) => ({ rulesetVersion: '0'.repeat(64), item: `topic/${topic}` }));
  const actor = { id: asker, role: 'user' } as const;
  const at = new Date(Date.now() - 1_000).toISOString();
  const spent = { inputTokens: 0, outputTokens: 0, costMicroWon: 0 };
  const advisor = { kind: 'embedded', model: 'embedded', promptVersion: '1', settings: {} } as const;
  const said: readonly AdviceCommand[] = [
    { type: 'AskAdvice', asker, checkId: null, companyId, messageId, question, parties, consentedAt: null },
    { type: 'BeginAnswer', answerId, messageId, advisor, lawDate: '2026-11-23', passages: [], tests, isCare },
    {
      ...{ type: 'FinishAnswer', answerId, text: answer, citations: [...citations], dropped: {} },
      ...{ finish: 'complete', spent },
    },
  ];
  for (const command of said) await adviceCommand(test, id, command, actor, at);
  return id;
};
