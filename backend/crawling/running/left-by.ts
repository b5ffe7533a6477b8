import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler, Handled } from '../../engine/command-handling/handle-command.ts';

/** The record as the command left it, also where the request is repeated after a job has written more. */
export const leftBy = async <State, Event extends DomainEvent>(
  commands: Pick<CommandHandler, 'load'>,
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  stream: string,
  handled: Handled<State, Event>,
): Promise<Loaded<State>> => {
  const revision = handled.events.at(-1)?.revision ?? handled.revision;
  return revision === handled.revision ? handled : commands.load(decider, stream, { to: revision });
};
