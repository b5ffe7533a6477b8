import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { type Course, courseOf } from '@nomucheck/domain/advice/course.ts';
import { fold } from '@nomucheck/domain/kernel/decider.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor, RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import type { CommandHandler, LoadOptions } from '../engine/command-handling/handle-command.ts';

/** An advice that exists, with its state and its course from the log. */
export type LoadedAdvice = {
  readonly id: string;
  readonly advice: Advice;
  readonly course: Course;
  readonly revision: number;
  readonly position: string;
  readonly askedAt: string;
  readonly updatedAt: string;
};

/** null when the stream is empty, or was at that time: there is no such advice. */
export const loadAdvice = async (
  commands: Pick<CommandHandler, 'history'>,
  id: string,
  options: LoadOptions = {},
): Promise<LoadedAdvice | null> => {
  const events = await commands.history<AdviceEvent>(adviceStream(id), options);
  return loadedFrom(id, events);
};

const loadedFrom = (id: string, events: readonly RecordedEvent<AdviceEvent>[]): LoadedAdvice | null => {
  const advice = fold(adviceDecider, events);
  const [first] = events;
  const last = events.at(-1);
  if (!advice || !first || !last) return null;
  const { revision, position, at: updatedAt } = last;
  return { id, advice, course: courseOf(events), revision, position, askedAt: first.at, updatedAt };
};

/** The advice, for its asker or the firm; for others the same error as for an unknown id. */
export const visibleAdvice = async (
  commands: Pick<CommandHandler, 'history'>,
  id: string,
  actor: Actor,
): Promise<LoadedAdvice> => {
  const loaded = await loadAdvice(commands, id);
  authorize(actor, 'advice.read', loaded && { owner: loaded.advice.asker });
  if (!loaded) throw new DomainError('not_found');
  return loaded;
};
