import { currentData } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { isPosition } from '@nomucheck/domain/kernel/log/position.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { eventCatalogue } from '../../contexts.ts';
import { keptEvents as events } from '../../testing/kept-events.fixture.ts';

it.each(events.map((event, n) => [n, event.type, event.schemaVersion, event] as const))(
  'event %i: %s of version %i can still be read',
  (_n, type, _version, { schemaVersion, data }) => {
    const definition = eventCatalogue.get(type);
    if (!definition) throw new Error(`${type} was written once and is no longer known`);
    expect(definition.schema.safeParse(currentData(definition, { schemaVersion, data })).error).toBeUndefined();
  },
);

it('has a kept event of every type in every version', () => {
  for (const { type, version } of eventCatalogue.values()) {
    for (let each = 1; each <= version; each += 1) {
      expect(
        events.some((event) => event.type === type && event.schemaVersion === each),
        `${type} version ${each}`,
      ).toBe(true);
    }
  }
});

it('has no kept event that no context declares', () => {
  for (const { type } of events) expect(eventCatalogue.has(type), type).toBe(true);
});

it('reads the personal data of a person who left as absent, not as invalid', () => {
  for (const { type, sealed, schema, version } of eventCatalogue.values()) {
    if (!sealed) continue;
    const event = events.find((each) => each.type === type && each.schemaVersion === version);
    const data = z.record(z.string(), z.unknown()).parse(event?.data);
    const erased = { ...data, ...Object.fromEntries(sealed.fields.map((field) => [field, null])) };
    expect(schema.safeParse(erased).error, type).toBeUndefined();
  }
});

it('reads beside the data only the positions that the type names: no hash covers what stands there', () => {
  const definition = { type: 'SomethingHappened', version: 1, positions: ['casePosition'] };
  const [data, moved] = [{ casePosition: '0000000000000002', owner: 'kim' }, '0000000000000001'];
  const read = (positions: Readonly<Record<string, string>>) =>
    currentData(definition, { schemaVersion: 1, data, positions });
  expect(read({ casePosition: moved, owner: moved })).toEqual({ ...data, casePosition: moved });
  expect(read({ owner: moved })).toEqual(data);
});

it('knows every field that holds a position of the log, so that it is translated where the log moves to another store', () => {
  /** Only shown, as it is printed on the document. */
  const shown = ['ResultDocumentWritten casePosition'];
  const held = events.flatMap(({ type, data }) =>
    Object.entries(z.record(z.string(), z.unknown()).parse(data))
      .filter(([field, value]) => /position$/i.test(field) || (typeof value === 'string' && isPosition(value)))
      .map(([field]) => `${type} ${field}`),
  );
  const declared = [...eventCatalogue.values()].flatMap(({ type, positions = [], sealed }) => {
    expect(positions.filter((field) => sealed?.fields.includes(field))).toEqual([]);
    return positions.map((field) => `${type} ${field}`);
  });
  expect([...new Set(held)].filter((field) => !shown.includes(field)).toSorted()).toEqual(declared.toSorted());
});
