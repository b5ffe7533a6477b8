import { z } from 'zod';
import { localDate } from '../../kernel/contract/values.ts';
import { routeName } from '../../rulesets/ruleset-from-json.ts';

const day = localDate.nullable();

/** What a newer edition of the questionnaire says otherwise about the last day and the open routes of one check. */
export const routeChange = z.strictObject({
  /** The earliest last day of the open routes, as it was told and as it is; null where no open route has one. */
  before: day,
  after: day,
  opened: z.array(routeName).readonly(),
  closed: z.array(routeName).readonly(),
  /** Routes that were open and still are, with another last day. */
  moved: z.array(z.strictObject({ route: routeName, before: day, after: day })).readonly(),
});
export type RouteChange = Readonly<z.infer<typeof routeChange>>;
