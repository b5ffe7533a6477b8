import { existsSync } from 'node:fs';
import { contexts } from '../../contexts.ts';
import type { Requests } from './route-request.fixture.ts';
import { type Row, rowsOf } from './route-table.fixture.ts';

type RouteAccess = { readonly routeAccess: string; readonly requests: Requests };

const folders = [
  new URL('./', import.meta.url),
  ...contexts.map(({ name }) => new URL(`../../${name}/testing/`, import.meta.url)),
];

/** Each context declares the rows of its own routes in its own folder; a context without routes has no such file. */
const access: readonly RouteAccess[] = await Promise.all(
  folders
    .map((folder) => new URL('route-access.fixture.ts', folder))
    .filter((file) => existsSync(file))
    .map((file): Promise<RouteAccess> => import(file.href)),
);

export const routeTable: readonly Row[] = access.flatMap(({ routeAccess }) => rowsOf(routeAccess));

export const requests: Requests = Object.assign({}, ...access.map((each) => each.requests));
