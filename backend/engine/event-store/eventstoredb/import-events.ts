import { randomUUID } from 'node:crypto';
import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { acrossOutage } from '../delivery/across-outage.ts';
import { type Client, library, type Patience } from './client.ts';
import { outage, within } from './outage.ts';
import { createPages } from './reading/pages.ts';
import { positionOf, sentForm } from './reading/stored-form.ts';

/** Far below what a server takes in one append (1 MB by default). */
const mostCharacters = 200_000;

/**
 * Appends events with the hashes that they have, each at its own revision. One append after the other: the server orders
 * those of different streams as they come in, and the log's order has to stay. An append that is repeated after a lost
 * answer has the same ids at the same revision, which the server recognises. Answers the position of the last one, which is
 * read: the answer to a repeated append needn't have it.
 */
export const importEvents = async (
  client: Client,
  patience: Patience,
  events: readonly StoredEvent[],
): Promise<Position> => {
  for (const run of runsOf(events)) {
    const [first] = run;
    if (!first) continue;
    const sent = run.map((event) => sentForm(event, randomUUID()));
    const expectedRevision = first.revision === 1 ? library().NO_STREAM : BigInt(first.revision - 2);
    const append = () => client.appendToStream(first.stream, sent, { expectedRevision, deadline: patience.server });
    await acrossOutage(outage, () => within(patience.client, append()));
  }
  const last = events.at(-1);
  const [found] = last
    ? await createPages(client, patience).ofStream(last.stream, { from: last.revision, count: 1 })
    : [];
  if (!last || found?.id !== last.id) throw new Error('the event store lacks what was just imported');
  return positionOf(found);
};

/** Events of one stream that follow one another go together. */
function* runsOf(events: readonly StoredEvent[]): Iterable<readonly StoredEvent[]> {
  let run: StoredEvent[] = [];
  let characters = 0;
  for (const event of events) {
    const length = JSON.stringify(event).length;
    if (run.length > 0 && (run[0]?.stream !== event.stream || characters + length > mostCharacters)) {
      yield run;
      [run, characters] = [[], 0];
    }
    run.push(event);
    characters += length;
  }
  yield run;
}
