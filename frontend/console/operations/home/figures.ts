import type { HomeFigureOut } from '@nomucheck/domain/operations/contract/dashboard.ts';
import { type FigureGroupName, type FigureName, figureGroupNames } from '@nomucheck/domain/operations/home-figures.ts';
import { figureWords } from './figure-words.ts';

/** The list that a figure counts, with the conditions under which it has that many rows. */
export const addressOf = ({ page, filter }: Pick<HomeFigureOut, 'page' | 'filter'>): string =>
  Object.keys(filter).length === 0
    ? page
    : `${page}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

/** The groups that have figures for this person, without the figures that are shown only while they count something. */
export const groupsOf = (
  figures: readonly HomeFigureOut[],
): readonly { readonly group: FigureGroupName; readonly figures: readonly HomeFigureOut[] }[] =>
  figureGroupNames
    .map((group) => ({
      group,
      figures: figures.filter((each) => each.group === group && (each.count > 0 || !figureWords[each.name].isOnlySome)),
    }))
    .filter((part) => part.figures.length > 0);

const waiting: readonly FigureName[] = ['cases-waiting', 'cases-ready', 'cases-new-text'];

/** Whether no case waits for a person: there is nothing to refine, to accept or to read again. */
export const isAllRefined = (figures: readonly Pick<HomeFigureOut, 'name' | 'count'>[]): boolean =>
  figures.filter(({ name }) => waiting.includes(name)).every(({ count }) => count === 0);
