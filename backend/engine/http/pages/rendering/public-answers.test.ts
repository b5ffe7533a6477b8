import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { loginRoute, noInput, publicRoute, type Route } from '../../route.ts';
import { createPublicAnswers } from './public-answers.ts';

const get = { ...noInput, method: 'get', summary: '', answers: z.unknown() } as const;
const routes: readonly Route[] = [
  loginRoute({ ...get, path: '/api/posts/mine', handle: async () => ({ body: '남의 글' }) }),
  publicRoute({
    ...get,
    path: '/api/posts',
    query: z.strictObject({ range: z.string().optional() }),
    handle: async ({ query, token }) => ({ body: [query.range, token], headers: { 'Content-Range': 'items 0-1/7' } }),
  }),
  publicRoute({
    ...get,
    path: '/api/posts/:id',
    params: z.object({ id: z.string() }),
    handle: async ({ params: { id } }) => {
      if (id === '없음') throw new DomainError('not_found');
      if (id === 'away') throw Object.assign(new Error(), { code: '57P01' });
      return { body: { id } };
    },
  }),
];
const answers = createPublicAnswers(routes, () => new Date());

it('a page is told what everybody is told', async () => {
  const listed = await answers('/api/posts?range=%5B0%2C1%5D');
  expect(await listed?.json()).toEqual(['[0,1]', null]);
  expect(listed?.headers.get('Content-Range')).toBe('items 0-1/7');
  expect(await (await answers('/api/posts/%EA%B8%80'))?.json()).toEqual({ id: '글' });
  const absent = await answers('/api/posts/%EC%97%86%EC%9D%8C');
  expect([absent?.status, await absent?.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it('what needs a person, what isn’t there and what fails isn’t answered', async () => {
  for (const address of ['/api/posts/mine', '/api/nothing', '/api/posts/away'])
    expect(await answers(address)).toBeNull();
});
