import { z } from 'zod';
import { type FigureName, figureGroupNames, figureNames } from '../home-figures.ts';

/** One figure of the home, with the page and the filter that list exactly what it counts. */
export const homeFigure = z.strictObject({
  name: z.enum(figureNames satisfies readonly FigureName[]),
  group: z.enum(figureGroupNames),
  count: z.int(),
  page: z.string(),
  filter: z.record(z.string(), z.unknown()),
});
export type HomeFigureOut = z.infer<typeof homeFigure>;

/** Only the figures that the caller's menu opens, in the order of the home. */
export const dashboardOut = z.strictObject({ figures: z.array(homeFigure) });
export type DashboardOut = z.infer<typeof dashboardOut>;
