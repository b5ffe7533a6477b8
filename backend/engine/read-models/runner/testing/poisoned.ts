import type { Projection } from '../../../../../projections/runner/projection.ts';

/** Why an event can't be applied: its data can't be read, its row can't be made, or the database refuses the row. */
export type Poison = 'unreadable' | 'unfoldable' | 'refused_row';

/**
 * A read model with a bug: it can't apply the events at these positions. Without the bug it is the given read model.
 */
export const poisoned = <Row extends object>(
  projection: Projection<Row>,
  poison: ReadonlyMap<string, Poison>,
  refusedRow: (row: Row) => Row,
): Projection<Row> => ({
  ...projection,
  take: (event) => {
    const kind = poison.get(event.position);
    if (kind === 'unreadable') throw new Error('a bug in reading');
    const { keys, evolveRow } = projection.take(event);
    if (kind === undefined) return { keys, evolveRow };
    return {
      keys,
      evolveRow: (row, key) => {
        if (kind === 'unfoldable') throw new Error('a bug in folding');
        const after = evolveRow(row, key);
        return after && refusedRow(after);
      },
    };
  },
});
