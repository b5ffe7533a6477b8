import { randomUUID } from 'node:crypto';
import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { createCommandHandler } from '../../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../../engine/sealing/memory-sealer.ts';

/** A log of checks, people and orders in memory. `log` writes events to it, without checking whether a command would allow them. */
export const memoryLog = () => {
  const store = createMemoryEventStore();
  const commands = createCommandHandler({
    ...{ store, sealer: createMemorySealer().sealer },
    catalogue: catalogueOf([...checkEvents, ...userEvents, ...orderEvents]),
  });
  const log = async <State, Event extends DomainEvent>(
    decider: Decider<State, never, Event>,
    stream: string,
    command: readonly Event[],
  ): Promise<void> => {
    const happening: Decider<State, readonly Event[], Event> = { ...decider, decide: (events) => events };
    const actor = { id: 'system', role: 'system' } as const;
    const context = { commandId: randomUUID(), at: '2026-11-05T03:00:00.000Z', correlationId: 'test', actor };
    await commands.handle(happening, { stream, command, context });
  };
  return { commands, log, store };
};
