import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { contexts } from '../contexts.ts';

const keptEvent = z.object({ type: z.string(), schemaVersion: z.int(), data: z.unknown() });

const readIn = (folder: string) => {
  const file = new URL(`../${folder}/kept-events.fixture.json`, import.meta.url);
  return existsSync(file) ? z.array(keptEvent).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
};

/**
 * Events as older versions wrote them, kept beside the context that wrote them. A record of these files is never
 * changed or removed: an existing log may contain one like it. A change that raises an event's version adds a record of
 * the new version.
 */
export const keptEvents = [...contexts.map(({ name }) => name), 'engine/event-store'].flatMap(readIn);
