import type { EventCatalogue } from '../../../domain/kernel/log/event-definition.ts';
import { isPosition, type Position } from '../../../domain/kernel/log/position.ts';
import type { StoredEvent } from '../../../domain/kernel/log/stored-event.ts';
import { eventOfLine } from '../format/event-lines.ts';

/** The data fields that hold a position, by type of event; only types that have one. */
export type PositionFields = ReadonlyMap<string, readonly string[]>;

export const positionFieldsOf = (catalogue: EventCatalogue): PositionFields =>
  new Map([...catalogue.values()].flatMap(({ type, positions }) => (positions ? [[type, positions]] : [])));

/** The positions of the old log that events of these lines name. A line that can't be of such an event isn't parsed. */
export const namedIn = async (lines: AsyncIterable<string>, fields: PositionFields): Promise<ReadonlySet<Position>> => {
  const types = [...fields.keys()].map((type) => `"type":"${type}"`);
  const named = new Set<Position>();
  for await (const line of lines) {
    if (!types.some((type) => line.includes(type))) continue;
    const event = eventOfLine(line);
    for (const field of fields.get(event.type) ?? []) {
      const position = namedBy(event, field);
      if (position !== null) named.add(position);
    }
  }
  return named;
};

/** An event that was moved before has the position in its last log beside it. */
const namedBy = ({ data, positions }: StoredEvent, field: string): Position | null => {
  const position = positions?.[field] ?? data[field];
  return typeof position === 'string' && isPosition(position) ? position : null;
};

/**
 * The event with the positions that it names as they are in the new log. Where those are what its data say, as between two
 * stores that count alike, nothing stands beside it. A position that isn't known yet lies behind the event, which no program
 * writes: it stays what it is.
 */
export const inPresentPositions = (
  event: StoredEvent,
  fields: PositionFields,
  present: ReadonlyMap<Position, Position>,
): StoredEvent => {
  const { positions: _former, ...kept } = event;
  const moved = (fields.get(event.type) ?? []).flatMap((field) => {
    const here = present.get(namedBy(event, field) ?? '');
    return here === undefined || here === event.data[field] ? [] : [[field, here] as const];
  });
  return moved.length === 0 ? kept : { ...kept, positions: Object.fromEntries(moved) };
};
