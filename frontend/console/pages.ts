import { Children, isValidElement, type ReactNode } from 'react';
import { routes } from './routes.tsx';

const pathsOf = (children: ReactNode): string[] =>
  Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ path?: string; children?: ReactNode }>(child)) return [];
    const { path, children: inner } = child.props;
    return [...(path === undefined ? [] : [path]), ...pathsOf(inner)];
  });

/** The paths of the console's pages. The build writes them down for the server. */
export const pages: readonly string[] = pathsOf(routes);
