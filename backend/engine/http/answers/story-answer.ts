import type { z } from 'zod';
import type { FoundRecord } from '../../history/record-histories.ts';
import { historyAnswer, parseRange, type rangeQuery } from '../requests/list-query.ts';
import type { Answer } from '../route.ts';

/** The answer of a record's own `/history`: one page of all that happened to it, and whose data that shows. */
export const storyAnswer = async (
  { story, discloses }: FoundRecord,
  query: z.infer<typeof rangeQuery>,
): Promise<Answer> => ({
  ...historyAnswer(await story.page(parseRange(query), {})),
  ...(discloses === undefined ? {} : { discloses }),
});
