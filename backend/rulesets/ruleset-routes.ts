import { rulesetVersion } from '@nomucheck/domain/kernel/contract/values.ts';
import {
  decideRulesetBody,
  publishRulesetBody,
  rulesetComparison,
  rulesetDetail,
  rulesetFilter,
  rulesetItem,
  rulesetReport,
  rulesetText,
} from '@nomucheck/domain/rulesets/contract.ts';
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { z } from 'zod';
import type { FigureGroup } from '../engine/foundation/figure-group.ts';
import { contentRange, jsonParameter, listQuery } from '../engine/http/requests/list-query.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Editions } from './editions.ts';
import type { ImpactReports } from './impact-reports.ts';
import { rulesetStream } from './rulesets.ts';

const path = '/api/admin/rulesets';
export const versionParams = z.strictObject({ version: rulesetVersion });

/** The editions of the questionnaire that wait for a decision of this person. */
export const editionFigures = (editions: Pick<Editions, 'waitingFor'>): FigureGroup<'editions-to-decide'> => ({
  right: 'menu.ruleset',
  reads: [],
  count: async ({ actor }) => ({ 'editions-to-decide': (await editions.waitingFor(actor)).length }),
});

/** `/api/admin/rulesets`: the editions of the questionnaire, what differs between them, and putting one into force. */
export const rulesetRoutes = ({
  editions,
  reports,
}: {
  readonly editions: Editions;
  readonly reports: Pick<ImpactReports, 'of'>;
}): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path,
    summary: 'The editions of the questionnaire: the one offered by this program, the one in force, the earlier ones.',
    query: listQuery,
    answers: z.array(rulesetItem),
    handle: async ({ query }, caller) => {
      const { waitsForMe } = jsonParameter('filter', rulesetFilter, query.filter ?? '{}');
      const waiting = waitsForMe ? await editions.waitingFor(caller.actor) : null;
      const items = (await editions.list(caller)).filter(({ id }) => waiting === null || waiting.includes(id));
      return {
        body: [...items],
        shows: items.map(({ id }) => rulesetStream(id)),
        headers: { 'Content-Range': contentRange(0, items.length, items.length) },
      };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: `${path}/:version`,
    summary:
      'An edition held against the one in force, with the reason of each difference, and what is to be confirmed.',
    params: versionParams,
    answers: rulesetDetail,
    handle: async ({ params }, caller) => ({ body: await editions.detail(params.version, caller) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: `${path}/:version/text`,
    summary: 'An edition as it reads: questions, answers, ratios, keywords and their reasons in words, and all ways.',
    params: versionParams,
    answers: rulesetText,
    handle: async ({ params }) => ({ body: await editions.text(params.version) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: `${path}/:version/content`,
    summary: 'The data of an edition, beside which a draft that is based on it is edited.',
    params: versionParams,
    answers: rulesetContentSchema,
    handle: async ({ params }) => ({ body: await editions.content(params.version) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: `${path}/:version/differences`,
    summary: 'What an edition has otherwise than any other one.',
    params: versionParams,
    query: z.strictObject({ against: rulesetVersion }),
    answers: rulesetComparison,
    handle: async ({ params, query }) => ({ body: await editions.compare(params.version, query.against) }),
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: `${path}/:version/report`,
    summary: 'What an edition did to all stored results, as it was known when the edition was published.',
    params: versionParams,
    answers: rulesetReport,
    handle: async ({ params }) => ({ body: await reports.of(params.version) }),
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: `${path}/:version/approve`,
    summary: 'Approves an edition in place of the one in force, for a reason, so that another person can publish it.',
    params: versionParams,
    body: decideRulesetBody,
    answers: rulesetDetail,
    handle: async ({ params: { version }, body: { replaces, reason }, context }, caller) => {
      const { position } = await editions.approve(version, replaces, { ...context, reason });
      return { body: await editions.detail(version, caller), position };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: `${path}/:version/publish`,
    summary:
      'Puts an edition that another person approved into force, for a reason. Checks keep the edition that they were made with.',
    params: versionParams,
    body: publishRulesetBody,
    answers: rulesetDetail,
    handle: async ({ params: { version }, body: { replaces, reason, tellMovedBy = null }, context }, caller) => {
      const { position } = await editions.publish(version, replaces, { ...context, reason }, tellMovedBy);
      return { body: await editions.detail(version, caller), position };
    },
  }),
];
