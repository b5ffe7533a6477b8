import { existsSync } from 'node:fs';
import { contexts } from '../../../contexts.ts';
import type { Requests } from './route-request.fixture.ts';
import { type Row, rowsOf } from './route-table.fixture.ts';

type RouteAccess = { readonly routeAccess: string; readonly requests: Requests };

const folders = [
  new URL('./', import.meta.url),
  ...contexts.map(({ name }) => new URL(`../../../${name}/testing/`, import.meta.url)),
];

/** What each context says of its own routes, beside them; a context without routes says nothing. */
const access: readonly RouteAccess[] = await Promise.all(
  folders
    .map((folder) => new URL('route-access.fixture.ts', folder))
    .filter((file) => existsSync(file))
    .map((file): Promise<RouteAccess> => import(file.href)),
);

export const routeTable: readonly Row[] = access.flatMap(({ routeAccess }) => rowsOf(routeAccess));

export const requests: Requests = Object.assign({}, ...access.map((each) => each.requests));
