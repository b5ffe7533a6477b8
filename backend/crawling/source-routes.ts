import { sourceOut, sourceParams, switchSourceBody } from '@nomucheck/domain/crawling/contract.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import { sourcesWithNews } from './source-freshness.ts';
import type { SourceDesk } from './sources/source-desk.ts';

export type SourceRouteParts = {
  readonly db: Db;
  readonly desk: SourceDesk;
  readonly clock: () => Date;
  readonly projections: readonly string[];
};

/** `/api/crawls/sources`: the state of each source, and its switch. */
export const sourceRoutes = ({ db, desk, clock, projections }: SourceRouteParts): readonly Route[] => {
  const all = () => sourcesWithNews({ db, desk, clock });
  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/sources',
      summary: 'Where decisions are collected from, and whether each source can be asked.',
      answers: z.array(sourceOut),
      reads: projections,
      handle: async () => ({ body: [...(await all())] }),
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/crawls/sources/:name',
      summary: 'Switches a source on or off.',
      params: sourceParams,
      body: switchSourceBody,
      answers: sourceOut,
      handle: async ({ params: { name }, body: { on, reason, expectedRevision }, context, ifMatch }) => {
        const position = await desk.switchTo(name, on, { ...context, reason }, expectedRevision ?? ifMatch);
        const body = (await all()).find((source) => source.name === name);
        if (!body) throw new DomainError('not_found');
        return { body, position };
      },
    }),
  ];
};
