import { z } from 'zod';
import { sectionId } from '../kernel/contract/values.ts';
import { publicItem, publicParts } from './ruleset-from-json.ts';

/** The public form over HTTP: what a browser needs for the walk, without the parts that make up a figure. */
export const formOut = z.strictObject({
  rulesetVersion: z.string(),
  ...publicParts,
  sections: z.array(
    z.strictObject({
      id: sectionId,
      title: z.string(),
      formalTitle: z.string().optional(),
      items: z.array(publicItem),
      entryWhenChosenAndFirstNo: z.int().optional(),
    }),
  ),
});
