import { Children, isValidElement, type ReactNode } from 'react';

/** The columns of a table, as they are written. */
export const columnsOf = (node: ReactNode): { source: string; label: string }[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ source?: string; label?: string; children?: ReactNode }>(child)) return [];
    const { source, label = '', children } = child.props;
    return source === undefined ? columnsOf(children) : [{ source, label }];
  });
