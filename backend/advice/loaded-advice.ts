import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { adviceDecider, adviceStream } from '@nomucheck/domain/advice/advice.ts';
import type { AdviceEvent } from '@nomucheck/domain/advice/advice-events.ts';
import type { Advice } from '@nomucheck/domain/advice/advice-state.ts';
import { type Course, courseAfter, courseAtFirst } from '@nomucheck/domain/advice/course.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Actor, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Folding, Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { LoadOptions } from '../engine/command-handling/record-reader.ts';

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

type Read = { readonly advice: Advice | null; readonly course: Course };

/** How an advice is read: its state, and what happened to it. */
const reading: Folding<Read, RecordedEvent<AdviceEvent>> = {
  initialState: { advice: adviceDecider.initialState, course: courseAtFirst },
  evolve: ({ advice, course }, event) => ({
    advice: adviceDecider.evolve(advice, event),
    course: courseAfter(course, event),
  }),
};

/** null when the stream is empty, or was at that time: there is no such advice. */
export const loadAdvice = async (
  commands: Pick<CommandHandler, 'load'>,
  id: string,
  options: LoadOptions = {},
): Promise<LoadedAdvice | null> => loadedFrom(id, await commands.load(reading, adviceStream(id), options));

const loadedFrom = (id: string, loaded: Loaded<Read>): LoadedAdvice | null => {
  const { state, revision, position, createdAt, updatedAt } = loaded;
  const { advice, course } = state;
  if (!advice || createdAt === null || updatedAt === null) return null;
  return { id, advice, course, revision, position, askedAt: createdAt, updatedAt };
};

/** The advice, for its asker or the firm; for others the same error as for an unknown id. */
export const visibleAdvice = async (
  commands: Pick<CommandHandler, 'load'>,
  id: string,
  actor: Actor,
): Promise<LoadedAdvice> => {
  const loaded = await loadAdvice(commands, id);
  authorize(actor, 'advice.read', loaded && { owner: loaded.advice.asker });
  if (!loaded) throw new DomainError('not_found');
  return loaded;
};
