import { currentData } from '@nomucheck/domain/kernel/event-definition.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { eventCatalogue } from './event-catalogue.ts';
import kept from './kept-events.fixture.json' with { type: 'json' };

/**
 * Events as they were once written. A line of this file is never changed and never removed: a log somewhere holds one like
 * it. Whoever raises an event's version adds one of the new version beside the old.
 */
const events = z.array(z.object({ type: z.string(), schemaVersion: z.int(), data: z.unknown() })).parse(kept);

it.each(events.map((event, n) => [n, event.type, event.schemaVersion, event] as const))(
  '%i: %s of version %i can still be read',
  (_n, type, _version, { schemaVersion, data }) => {
    const definition = eventCatalogue.get(type);
    if (!definition) throw new Error(`${type} was written once and is no longer known`);
    expect(definition.schema.safeParse(currentData(definition, schemaVersion, data)).error).toBeUndefined();
  },
);

it('keeps an event of every type in every version', () => {
  for (const { type, version } of eventCatalogue.values()) {
    for (let each = 1; each <= version; each += 1) {
      expect(
        events.some((event) => event.type === type && event.schemaVersion === each),
        `${type} version ${each}`,
      ).toBe(true);
    }
  }
});

it('reads what belonged to one who left as absent, not as broken', () => {
  for (const { type, sealed, schema, version } of eventCatalogue.values()) {
    if (!sealed) continue;
    const event = events.find((each) => each.type === type && each.schemaVersion === version);
    const data = z.record(z.string(), z.unknown()).parse(event?.data);
    const erased = { ...data, ...Object.fromEntries(sealed.fields.map((field) => [field, null])) };
    expect(schema.safeParse(erased).error, type).toBeUndefined();
  }
});
