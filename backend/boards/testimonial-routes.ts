import {
  changeTestimonialBody,
  ownTestimonial,
  type TestimonialFilter,
  testimonialFilter,
  testimonialOut,
  testimonialSorts,
  writeTestimonialBody,
} from '@nomucheck/domain/boards/contract/testimonial.ts';
import { testimonialStream } from '@nomucheck/domain/boards/testimonial.ts';
import { shownTestimonials, testimonialsOf } from '@nomucheck/projections/boards/testimonial-listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { NamesOf } from '../engine/history/people-names.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import {
  type Answer,
  emptyBody,
  idParams,
  loginRoute,
  noInput,
  publicRoute,
  type Route,
} from '../engine/http/route.ts';
import { byOf } from './by.ts';
import {
  type LoadedTestimonial,
  ownTestimonialOf,
  shownTestimonial,
  type Testimonials,
} from './testimonials/testimonials.ts';

export type TestimonialRouteParts = {
  readonly db: Db;
  readonly testimonials: Testimonials;
  readonly namesOf: NamesOf;
  readonly reads: readonly string[];
};

const listRules: ListRules<(typeof testimonialSorts)[number], TestimonialFilter> = {
  sortable: [...testimonialSorts],
  default: { field: 'at', descending: true },
  filter: testimonialFilter,
};

const path = '/api/boards/review';

/** `/api/boards/review`: what people who used the service say of it. */
export const testimonialRoutes = (parts: TestimonialRouteParts): readonly Route[] => {
  const { db, testimonials, namesOf, reads } = parts;
  const own = async (loaded: LoadedTestimonial): Promise<Answer> => {
    const nameOf = await namesOf([loaded.testimonial.owner]);
    return { body: ownTestimonialOf(loaded, nameOf), position: loaded.position };
  };
  return [
    publicRoute({
      ...noInput,
      method: 'get',
      path,
      summary: 'The reviews that the firm has looked at, the newest first.',
      query: listQuery,
      answers: z.array(testimonialOut),
      reads,
      handle: async ({ query }) => {
        const wanted = parseListQuery(query, listRules);
        const { ids, total } = await shownTestimonials(db, wanted);
        const found = await testimonials.many(ids);
        const nameOf = await namesOf(found.map(({ testimonial }) => testimonial.owner));
        const items = found.map((loaded) => shownTestimonial(loaded, nameOf));
        return { ...pageAnswer({ ...wanted, filter: {} }, { items, total }), shows: ids.map(testimonialStream) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: `${path}/mine`,
      summary: 'The caller’s own reviews, also those that aren’t shown.',
      answers: z.array(ownTestimonial),
      reads,
      handle: async (_call, { actor }) => {
        const found = await testimonials.many(await testimonialsOf(db, actor.id));
        const nameOf = await namesOf([actor.id]);
        return { body: found.map((loaded) => ownTestimonialOf(loaded, nameOf)) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path,
      status: 201,
      summary: 'Writes a review of a finished check of one’s own. It is shown once the firm has looked at it.',
      body: writeTestimonialBody,
      answers: ownTestimonial,
      handle: async ({ body: { checkId, ...words }, context }, caller) =>
        own(await testimonials.write(checkId, words, caller, context)),
    }),
    loginRoute({
      ...noInput,
      method: 'put',
      path: `${path}/:id`,
      summary: 'Changes one’s own review, which the firm then looks at again.',
      params: idParams,
      body: changeTestimonialBody,
      answers: ownTestimonial,
      handle: async (call, { actor }) => {
        const { expectedRevision: _revision, ...words } = call.body;
        const command = { type: 'ChangeTestimonial', ...words, at: call.context.at } as const;
        return own(await testimonials.handle(call.params.id, command, byOf(call), actor.id));
      },
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: `${path}/:id`,
      summary: 'Removes one’s own review.',
      params: idParams,
      body: emptyBody,
      answers: z.strictObject({ id: z.uuid() }),
      handle: async ({ params: { id }, context }, { actor }) => {
        const command = { type: 'RemoveTestimonial', at: context.at } as const;
        const { position } = await testimonials.handle(id, command, { context }, actor.id);
        return { body: { id }, position };
      },
    }),
  ];
};
