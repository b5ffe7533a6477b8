import { userDecider } from '@nomucheck/domain/accounts/user.ts';
import { adviceDecider } from '@nomucheck/domain/advice/advice.ts';
import { caseDecider } from '@nomucheck/domain/cases/legal-case.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { currentData } from '@nomucheck/domain/kernel/log/event-definition.ts';
import fc from 'fast-check';
import { v4 as newId } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { eventCatalogue } from '../../contexts.ts';
import { type Folding, recordOf } from '../../engine/command-handling/folded-record.ts';
import { processesOnOneLog } from '../../engine/command-handling/testing/processes-on-one-log.fixture.ts';
import { keptEvents } from '../../testing/kept-events.fixture.ts';

/** Events of all kinds in today's form. */
const samples: readonly DomainEvent[] = keptEvents.flatMap(({ type, schemaVersion, data }) => {
  const definition = eventCatalogue.get(type);
  if (!definition) return [];
  const current = currentData(definition, { schemaVersion, data: z.record(z.string(), z.unknown()).parse(data) });
  const { success, data: parsed } = definition.schema.safeParse(current);
  return success ? [{ type, data: parsed }] : [];
});

/** The opening event, and the samples of the same person that may follow it. */
const samplesOf = <State, Event extends DomainEvent>(decider: Folding<State, Event>, opening: Event['type']) => {
  const first = samples.findLast(isOf<Event>(opening));
  if (!first) throw new Error(`there is no sample of ${opening}`);
  const person = personIn(first);
  const begun = decider.evolve(decider.initialState, first);
  const later = samples.filter((event): event is Event => {
    const { owner = person, asker = person } = withPerson.parse(event.data);
    if (event.type === opening || owner !== person || asker !== person || !isSample<Event>(event)) return false;
    try {
      return decider.evolve(begun, event) !== undefined;
    } catch {
      return false;
    }
  });
  return { first, later, person };
};

const withPerson = z.object({ owner: z.string().optional(), asker: z.string().optional() });
const personIn = ({ data }: DomainEvent): string => {
  const { owner, asker = owner } = withPerson.parse(data);
  return asker ?? 'nobody';
};

/** TypeScript can't know which samples are of a decider; what it can't fold is left out. */
const isSample = <Event extends DomainEvent>(_event: DomainEvent): _event is Event => true;
const isOf =
  <Event extends DomainEvent>(type: Event['type']) =>
  (event: DomainEvent): event is Event =>
    event.type === type;

const acts = fc.array(
  fc.record({
    by: fc.nat(1),
    sample: fc.nat(),
    reads: fc.constantFrom('not', 'alone', 'among others'),
    leaves: fc.integer({ min: 0, max: 29 }).map((n) => n === 0),
  }),
  { minLength: 1, maxLength: 3 },
);

const ownedBy = <Event extends DomainEvent>(event: Event, before: string, now: string): Event =>
  JSON.parse(JSON.stringify(event).replaceAll(before, now));

/** As text, so that the order of the fields counts. */
const dataOf = (events: readonly { readonly data: unknown }[]): string =>
  JSON.stringify(events.map(({ data }) => data));

const holds = <State, Event extends DomainEvent>(
  name: string,
  folding: Folding<State, Event>,
  opening: Event['type'],
) =>
  it(`${name}, as it is kept, equals the fold of its stream over random histories, whoever leaves`, async () => {
    const { first, later, person } = samplesOf(folding, opening);
    expect(later.length).toBeGreaterThan(5);
    const { initialState, evolve } = folding;
    const writing: Decider<State, readonly Event[], Event> = { initialState, evolve, decide: (events) => events };
    const { newProcess } = processesOnOneLog(eventCatalogue);
    const processes = [newProcess(), newProcess()];
    const fresh = newProcess();
    const foldOf = async (stream: string) => recordOf(folding, await fresh.history<Event>(stream));
    await fc.assert(
      fc.asyncProperty(acts, async (history) => {
        const [stream, owner] = [`record-${newId()}`, newId()];
        const write = (event: Event, by: number) => {
          const context = {
            ...{ commandId: newId(), correlationId: newId(), at: '2026-11-21T00:00:00.000Z' },
            actor: { id: owner, role: 'user' as const },
          };
          return processes[by]?.handle(writing, { stream, command: [ownedBy(event, person, owner)], context });
        };
        await write(first, 0);
        let hasLeft = false;
        for (const { by, sample, reads, leaves } of history) {
          const event = later[sample % later.length];
          if (leaves) await processes[by]?.keys.destroy(owner);
          hasLeft ||= leaves;
          const written = event && !hasLeft ? await write(event, by) : undefined;
          if (written) {
            const { events, revision } = written;
            expect(dataOf(events)).toBe(dataOf(await fresh.history(stream, { from: revision })));
          }
          if (reads === 'alone') expect(await processes[by]?.load(folding, stream)).toEqual(await foldOf(stream));
          if (reads === 'among others')
            expect((await processes[1 - by]?.loadMany(folding, [stream]))?.get(stream)).toEqual(await foldOf(stream));
        }
        const folded = await foldOf(stream);
        for (const { load } of processes) {
          const loaded = await load(folding, stream);
          expect(loaded).toEqual(folded);
          expect(JSON.stringify(loaded)).toBe(JSON.stringify(folded));
        }
      }),
      { numRuns: process.env.LONG === '1' ? 2_500 : 250 },
    );
  }, 60_000);

holds('a check', checkDecider, 'CheckStarted');
holds('an advice', adviceDecider, 'AdviceAsked');
holds('an account', userDecider, 'UserSignedUp');
holds('a case', caseDecider, 'CaseCollected');
