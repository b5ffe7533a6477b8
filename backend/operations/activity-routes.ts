import { indexOf, titleOf } from '@nomucheck/domain/checks/form-index.ts';
import { isSensitive } from '@nomucheck/domain/checks/sensitive.ts';
import { addDays, koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import {
  activityOut,
  activityQuery,
  type DropoffOut,
  dropoffOut,
  dropoffQuery,
} from '@nomucheck/domain/operations/contract/activity.ts';
import { peopleActivityOut, peopleActivityQuery } from '@nomucheck/domain/operations/contract/people-activity.ts';
import type { Ruleset } from '@nomucheck/domain/rulesets/ruleset.ts';
import { activityOf, finishedBySection } from '@nomucheck/projections/operations/activity.ts';
import {
  type DropoffQuestion,
  dropoffByQuestion,
  dropoffSums,
  versionsWalked,
} from '@nomucheck/projections/operations/dropoff.ts';
import { logIndex } from '@nomucheck/projections/operations/log-index.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import { adminRoute, noInput, type Route } from '../engine/http/route.ts';
import type { Rulesets } from '../rulesets/context.ts';
import { peopleActivity } from './log/people-activity.ts';

export type ActivityRouteParts = {
  readonly db: Db;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly reads: readonly string[];
  readonly names: ActorNames;
};

const DAY = 86_400_000;

/** The span that is asked for: thirty days where only one end is named, and the last thirty by default. */
const spanOf = (
  asked: { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined },
  at: string,
): { readonly from: LocalDate; readonly to: LocalDate } => {
  if (asked.from !== undefined) return { from: asked.from, to: asked.to ?? addDays(asked.from, 29) };
  const to = asked.to ?? koreanDateOf(at);
  return { from: addDays(to, -29), to };
};

/** `/api/admin/activity` and `/api/admin/dropoff`: what happened over time, and where people leave the questionnaire. */
export const activityRoutes = ({ db, rulesets, reads, names }: ActivityRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/activity',
    summary: 'Checks, orders, refunds, messages and consultations by Korean day, and finished checks by section.',
    query: activityQuery,
    answers: activityOut,
    reads,
    handle: async ({ query, context }) => {
      const span = spanOf(query, context.at);
      const [days, sections] = await Promise.all([activityOf(db, span), finishedBySection(db, span)]);
      return { body: { ...span, days: [...days], sections: [...sections] } };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/activity/people',
    summary: 'How much each of the firm’s people did in a span, by kind of record.',
    query: peopleActivityQuery,
    answers: peopleActivityOut,
    reads: [logIndex.name],
    handle: async ({ query, context }, caller) => {
      const span = spanOf(query, context.at);
      return { body: { ...span, people: await peopleActivity({ db, names }, { ...span, kind: query.kind }, caller) } };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/dropoff',
    summary: 'What became of each question of the checks begun in a span, and where people left.',
    query: dropoffQuery,
    answers: dropoffOut,
    reads,
    handle: async ({ query, context }) => {
      const { side = null, questionnaire = null, device = null, ruleset } = query;
      const span = spanOf(query, context.at);
      const of = { ...span, side, questionnaire, device };
      const versions = await versionsWalked(db, of);
      const version = ruleset ?? versions[0]?.version ?? null;
      const nobody = { checks: 0, finished: 0, left: 0, questions: [] };
      if (version === null) return { body: { ...span, ruleset: null, rulesets: [], ...nobody } };
      const counted = { version, since: new Date(Date.parse(context.at) - DAY).toISOString() };
      const published = await rulesets.find(version);
      const first = published?.form.intake[0]?.key ?? null;
      const [sums, questions] = await Promise.all([
        dropoffSums(db, of, counted),
        dropoffByQuestion(db, of, { ...counted, first }),
      ]);
      return {
        body: {
          ...{ ...span, ruleset: version, rulesets: [...versions], ...sums },
          questions: inOrder(questions, published?.ruleset),
        },
      };
    },
  }),
];

/**
 * In the order of the questionnaire, with the words of each question. A sensitive one is left out: who passed over it is as
 * personal as who answered it.
 */
const inOrder = (questions: readonly DropoffQuestion[], ruleset: Ruleset | undefined): DropoffOut['questions'] => {
  const { byKey } = ruleset ? indexOf(ruleset) : { byKey: new Map() };
  const places = new Map([...byKey.keys()].map((key, place) => [key, place]));
  return questions
    .filter(({ key }) => !isSensitive(byKey.get(key)))
    .map((question) => {
      const found = byKey.get(question.key);
      return { ...question, section: found?.section ?? '', title: found ? titleOf(found) : null };
    })
    .sort((one, other) => (places.get(one.key) ?? places.size) - (places.get(other.key) ?? places.size));
};
