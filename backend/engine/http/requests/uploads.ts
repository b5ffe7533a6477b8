import type { IncomingMessage } from 'node:http';
import { matcherOf } from '@nomucheck/domain/kernel/page-paths.ts';
import type { Route } from '../route.ts';

/** Whether the body of a request is a file, which may take minutes to arrive. */
export type IsUpload = (request: Pick<IncomingMessage, 'method' | 'url'>) => boolean;

/** By the routes that receive one from somebody who has signed in; others send little, such as the payment service's calls. */
export const uploadsTo = (routes: readonly Pick<Route, 'access' | 'path' | 'receive'>[]): IsUpload => {
  const paths = routes.filter(({ access, receive }) => receive !== undefined && access !== 'public');
  const isPath = matcherOf(paths.map(({ path }) => path));
  return ({ method, url = '' }) => method === 'POST' && isPath(url.replace(/\?.*$/, ''));
};
