import { may } from '@nomucheck/domain/accounts/rights.ts';
import {
  type SourceOut,
  scheduleSourceBody,
  sourceFilter,
  sourceOut,
  sourceParams,
  switchSourceBody,
} from '@nomucheck/domain/crawling/contract.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { isAlarming } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import type { FigureGroup } from '../engine/foundation/figure-group.ts';
import { contentRange, jsonParameter, listQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, noInput, type Route } from '../engine/http/route.ts';
import { type LastSwitchParts, lastSwitches } from './source-state/last-switches.ts';
import { type SourceWithNews, sourcesWithNews } from './source-state/source-freshness.ts';
import type { SourceDesk } from './sources/source-desk.ts';

export type SourceRouteParts = LastSwitchParts & {
  readonly db: Db;
  readonly desk: SourceDesk;
  readonly clock: () => Date;
  readonly projections: readonly string[];
};

/** How many sources a person has to look after. */
export const sourceFigures = (
  parts: Pick<SourceRouteParts, 'db' | 'desk' | 'clock' | 'projections'>,
): FigureGroup<'sources-alarming'> => ({
  right: 'menu.crawling',
  reads: parts.projections,
  count: async () => ({ 'sources-alarming': (await sourcesWithNews(parts)).filter(isAlarming).length }),
});

/** `/api/crawls/sources`: the state of each source, its switch and its schedule. */
export const sourceRoutes = ({ db, desk, clock, projections, commands, names }: SourceRouteParts): readonly Route[] => {
  /** The names of settings say something only to who may have them set. */
  const shownTo = ({ actor }: Caller, source: SourceWithNews): SourceWithNews =>
    may(actor, 'service.readSettings') ? source : { ...source, setting: null };
  const allFor = async (caller: Caller): Promise<SourceOut[]> => {
    const all = await sourcesWithNews({ db, desk, clock });
    const known = all.map(({ name }) => name);
    const switches = await lastSwitches({ commands, names }, known, caller);
    return all.map((source) => ({ ...shownTo(caller, source), switched: switches.get(source.name) ?? null }));
  };
  const changed = async (name: SourceName, position: string, caller: Caller): Promise<Answer> => {
    const body = (await allFor(caller)).find((source) => source.name === name);
    if (!body) throw new DomainError('not_found');
    return { body, position };
  };
  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/crawls/sources',
      summary: 'Where decisions are collected from, and whether each source can be asked.',
      query: listQuery.pick({ filter: true }),
      answers: z.array(sourceOut),
      reads: projections,
      handle: async ({ query }, caller) => {
        const { alarming } = jsonParameter('filter', sourceFilter, query.filter ?? '{}');
        const items = (await allFor(caller)).filter((source) => !alarming || isAlarming(source));
        return { body: items, headers: { 'Content-Range': contentRange(0, items.length, items.length) } };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/crawls/sources/:name',
      summary: 'Switches a source on or off.',
      params: sourceParams,
      body: switchSourceBody,
      answers: sourceOut,
      handle: async ({ params: { name }, body: { on, reason, expectedRevision }, context, ifMatch }, caller) => {
        const position = await desk.switchTo(name, on, { ...context, reason }, expectedRevision ?? ifMatch);
        return changed(name, position, caller);
      },
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: '/api/crawls/sources/:name/schedule',
      summary: 'Collects from a source once a week by itself, or not any more.',
      params: sourceParams,
      body: scheduleSourceBody,
      answers: sourceOut,
      handle: async ({ params: { name }, body: { schedule, reason, expectedRevision }, context, ifMatch }, caller) => {
        const position = await desk.schedule(name, schedule, { ...context, reason }, expectedRevision ?? ifMatch);
        return changed(name, position, caller);
      },
    }),
  ];
};
