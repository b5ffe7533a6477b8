import { randomUUID } from 'node:crypto';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Person, TestService } from '../../testing/test-service.fixture.ts';

/** Three of the firm's people, by what they may do. */
export type People = Readonly<Record<'advisor' | 'admin' | 'super', Person>>;

export const DAY = 86_400_000;
/** That many days ago (ISO). */
export const before = (days: number): string => new Date(Date.now() - days * DAY).toISOString();

/** Who did it, and when: the service, unless told otherwise. */
export const byService = (at: string) => ({
  ...{ commandId: randomUUID(), at, correlationId: randomUUID() },
  actor: { id: 'system', role: 'system' } as const,
});

/** Appends events as they are, without asking whether a command would allow them. */
export const happened = async <State, Event extends DomainEvent>(
  { service }: TestService,
  evolve: Decider<State | null, never, Event>['evolve'],
  stream: string,
  events: readonly Event[],
  at: string,
): Promise<void> => {
  const happening: Decider<State | null, readonly Event[], Event> = {
    ...{ initialState: null, evolve },
    decide: (given) => given,
  };
  await service.commands.handle(happening, { stream, command: events, context: byService(at) });
};

/** Asks as this person, once the read models have what was written; answers the body of a success. */
export const asking = (test: TestService, { token }: Pick<Person, 'token'>) => {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => {
    const headers = { 'X-Wait-For': await test.headToken() };
    const answer = await test.call(method, path, { token, headers, ...(body ? { body } : {}) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
};
