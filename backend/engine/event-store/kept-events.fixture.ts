import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { contexts } from '../../contexts.ts';

const keptEvent = z.object({ type: z.string(), schemaVersion: z.int(), data: z.unknown() });

const readIn = (folder: string) => {
  const file = new URL(`../../${folder}/kept-events.fixture.json`, import.meta.url);
  return existsSync(file) ? z.array(keptEvent).parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
};

/**
 * Events as they were once written, kept beside the context that wrote them. A record of these files is never changed and never
 * removed: a log somewhere holds one like it. Whoever raises an event's version adds one of the new version beside the old.
 */
export const keptEvents = [...contexts.map(({ name }) => name), 'engine/event-store'].flatMap(readIn);
