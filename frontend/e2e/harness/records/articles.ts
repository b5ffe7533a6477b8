import { expect } from 'vitest';
import { z } from 'zod';

const articles = z.array(z.looseObject({ id: z.uuid() })).min(1);

/** The path of the first article of a board. */
export const firstArticle = async (url: string, category: string): Promise<string> => {
  const answer = await fetch(`${url}/api/boards/${category}`);
  expect(answer.status).toBe(200);
  const [first] = articles.parse(await answer.json());
  return `/board/${category}/${first?.id}`;
};
