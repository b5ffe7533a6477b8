import { Children, isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { masterColumns } from '../cases/master/master-columns.ts';
import { MasterTable } from '../cases/master/master-table.tsx';
import { queueColumns } from '../cases/refine/queue-columns.ts';
import { QueueTable } from '../cases/refine/queue-table.tsx';
import { chosenColumns } from '../people/columns.ts';
import { UserTable } from '../people/user-table.tsx';

/** The columns of a table, as they are written. */
const columnsOf = (node: ReactNode): { source: string; label: string }[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ source?: string; label?: string; children?: ReactNode }>(child)) return [];
    const { source, label = '', children } = child.props;
    return source === undefined ? columnsOf(children) : [{ source, label }];
  });

test.each([
  ['people', UserTable(), chosenColumns],
  ['cases in refinement', QueueTable({ selectable: false }), queueColumns],
  ['master cases', MasterTable(), masterColumns],
])(
  'the columns to choose from are those of the table of %s, in its order, but for the first',
  (_name, table, choice) => {
    expect(choice).toEqual(columnsOf(table).slice(1));
  },
);
