import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { currentData, type EventDefinition } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { v4 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { eventCatalogue } from '../../contexts.ts';
import { eventId } from '../../engine/command-handling/command-ids.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { keptEvents } from '../../testing/kept-events.fixture.ts';

const reason = '뷁쀓쫣, 전화 010-8264-7193';

/** Writes whatever it is told to. */
const scribe: Decider<null, readonly DomainEvent[], DomainEvent> = {
  initialState: null,
  decide: (events) => events,
  evolve: () => null,
};

const setUp = () => {
  const store = createMemoryEventStore();
  const { sealer, keys } = createMemorySealer();
  const handler = createCommandHandler({ store, sealer, catalogue: eventCatalogue });
  const stream = `any-${newId()}`;
  const write = async (command: readonly DomainEvent[], commandId: string = newId()) => {
    const context = { commandId, at: '2026-11-21T00:00:00.000Z', correlationId: newId(), reason };
    await handler.handle(scribe, {
      ...{ stream, command },
      context: { ...context, actor: { id: newId(), role: 'admin' } },
    });
    return (await store.read(stream)).at(-1);
  };
  const reasonNow = async () => (await handler.history(stream)).at(-1)?.reason;
  return { keys, write, reasonNow, stream };
};

/** An event of the type, as its newest version is written. */
const sample = (definition: EventDefinition): DomainEvent & { data: Record<string, unknown> } => {
  const { type, version } = definition;
  const kept = keptEvents.find((event) => event.type === type && event.schemaVersion === version);
  const data = currentData(definition, { schemaVersion: version, data: kept?.data });
  if (typeof data !== 'object' || data === null) throw new Error(`no event of ${type} is kept`);
  return { type, data: { ...data } };
};

/** Records of the firm: nobody's account is named in the first event of their streams, so no person's key ends them. */
const ofNobody = [
  ...[
    'Log',
    'PlainText',
    'ReadModel',
    'ReadsReviewed',
    'Ruleset',
    'Case',
    'Proposal',
    'BulkWork',
    'CorrectionRun',
    'CorrectionPage',
    'LateCorrection',
  ],
  ...['Pdf', 'Crawl', 'Reread', 'RecallLapsed', 'Company', 'Call', 'SearchWord', 'TopicLine'],
  ...['PolicyDraft', 'PolicySubmitted', 'PolicyTakenBack', 'PolicyRefused', 'PolicyApproved'],
  ...['PolicyPublished', 'PolicyWithdrawn', 'Post'],
];
const isOfNobody = ({ type, reasonOf }: EventDefinition): boolean =>
  reasonOf === undefined && ofNobody.some((start) => type.startsWith(start));

/** Later events of a stream whose first one names the person. */
const unnamed = ['ReviewClaimed', 'ReviewLeaseRenewed', 'ReviewReleased', 'ReviewReassigned'];

describe('the reason of an event', () => {
  it.each([...eventCatalogue.values()].map((definition) => [definition.type, definition] as const))(
    'of the type %s is stored sealed, and can’t be read once its person’s key is destroyed',
    async (_type, definition) => {
      const { keys, write, reasonNow } = setUp();
      const event = sample(definition);
      const before = unnamed.includes(event.type) ? [sample(definitionOf('AdviceAsked'))] : [];
      const about = event.data[definition.reasonOf ?? 'owner'] ?? event.data.asker ?? before[0]?.data.asker;
      const commandId = newId();
      const stored = await write([...before, event], commandId);
      expect(JSON.stringify(stored)).not.toContain('뷁쀓쫣');
      const key = isOfNobody(definition) ? `event-${eventId(commandId, before.length)}` : about;
      expect(stored?.reason?.$sealed.person).toBe(key);
      expect(await reasonNow()).toBe(reason);
      await keys.destroy(String(key));
      expect(await reasonNow()).toBeNull();
    },
  );

  it('is left out where the person has left: a refund to them must be possible', async () => {
    const { keys, write } = setUp();
    const event = sample(definitionOf('PaymentRefunded'));
    await keys.destroy(String(event.data.owner));
    expect(await write([event])).toMatchObject({ type: 'PaymentRefunded', data: event.data });
    expect(await write([event])).not.toHaveProperty('reason');
  });
});

const definitionOf = (type: string): EventDefinition => {
  const definition = eventCatalogue.get(type);
  if (!definition) throw new Error(`no event type ${type}`);
  return definition;
};
