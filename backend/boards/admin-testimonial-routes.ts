import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  type AdminTestimonialFilter,
  acceptTestimonialBody,
  adminTestimonial,
  adminTestimonialFilter,
  answerTestimonialBody,
  declineTestimonialBody,
  testimonialSorts,
} from '@nomucheck/domain/boards/contract/testimonial.ts';
import { type TestimonialCommand, testimonialStream } from '@nomucheck/domain/boards/testimonial.ts';
import { adminTestimonials } from '@nomucheck/projections/boards/testimonial-listing.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, idParams, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { byOf } from './by.ts';
import type { TestimonialRouteParts } from './testimonial-routes.ts';
import { adminTestimonialOf, type LoadedTestimonial } from './testimonials/testimonials.ts';

const listRules: ListRules<(typeof testimonialSorts)[number], AdminTestimonialFilter> = {
  sortable: [...testimonialSorts],
  default: { field: 'at', descending: true },
  filter: adminTestimonialFilter,
};

const path = '/api/admin/board-reviews';

type StepBody = { readonly expectedRevision?: number | undefined };
type Step<Body> = {
  readonly summary: string;
  readonly body: z.ZodType<Body>;
  readonly commandOf: (body: Body, at: string) => TestimonialCommand;
};

/** `/api/admin/board-reviews`: the firm looks at reviews before anybody reads them, and answers them. */
export const adminTestimonialRoutes = (parts: TestimonialRouteParts): readonly Route[] => {
  const { db, testimonials, namesOf, reads } = parts;
  const require = ({ actor }: Caller): void => authorize(actor, 'menu.board');
  const disclosed = (found: readonly LoadedTestimonial[]): Pick<Answer, 'discloses'> => ({
    discloses: { purpose: 'boards', people: [...new Set(found.map(({ testimonial }) => testimonial.owner))] },
  });
  const shown = async (loaded: LoadedTestimonial): Promise<Answer> => {
    const nameOf = await namesOf([loaded.testimonial.owner]);
    return { body: adminTestimonialOf(loaded, nameOf), position: loaded.position, ...disclosed([loaded]) };
  };
  const step = <Body extends StepBody>(name: string, { commandOf, ...route }: Step<Body>): Route =>
    staffRoute({
      ...{ ...noInput, ...route, method: 'post', path: `${path}/:id/${name}` },
      ...{ params: idParams, answers: adminTestimonial },
      handle: async (call, caller) => {
        require(caller);
        const command = commandOf(call.body, call.context.at);
        return shown(await testimonials.handle(call.params.id, command, byOf(call)));
      },
    });
  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path,
      summary: 'All reviews, the newest first; those that wait, are shown, or aren’t.',
      query: listQuery,
      answers: z.array(adminTestimonial),
      reads,
      handle: async ({ query }, caller) => {
        require(caller);
        const wanted = parseListQuery(query, listRules);
        const { ids, total } = await adminTestimonials(db, wanted);
        const found = await testimonials.many(ids);
        const nameOf = await namesOf(found.map(({ testimonial }) => testimonial.owner));
        const items = found.map((loaded) => adminTestimonialOf(loaded, nameOf));
        return { ...pageAnswer(wanted, { items, total }), shows: ids.map(testimonialStream), ...disclosed(found) };
      },
    }),
    step('accept', {
      summary: 'Shows a review to everybody, saying whether something was given for it.',
      body: acceptTestimonialBody,
      commandOf: ({ inReturn }, at) => ({ type: 'AcceptTestimonial', inReturn, at }),
    }),
    step('decline', {
      summary: 'Doesn’t show a review, or no longer, with the reason, which its writer reads.',
      body: declineTestimonialBody,
      commandOf: ({ reason: why }, at) => ({ type: 'DeclineTestimonial', why, at }),
    }),
    step('answer', {
      summary: 'Answers a review that is shown.',
      body: answerTestimonialBody,
      commandOf: ({ text }, at) => ({ type: 'AnswerTestimonial', text, at }),
    }),
  ];
};
