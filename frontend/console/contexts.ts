import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ComponentType } from 'react';
import { advice } from './advice/index.ts';
import { boards } from './boards/index.ts';
import { calibration } from './calibration/index.ts';
import { caseImport } from './case-import/index.ts';
import { cases } from './cases/index.ts';
import { checks } from './checks/index.tsx';
import { companies } from './companies/index.tsx';
import { consultations } from './consultations/index.ts';
import { crawling } from './crawling/index.ts';
import type { ListTexts } from './i18n/i18n-provider.ts';
import type { ConsoleContext, ConsoleResource, HomePart } from './list/resource.ts';
import { messages } from './messages/index.ts';
import { notices } from './notices/index.tsx';
import { ocr } from './ocr/index.ts';
import { operations } from './operations/index.tsx';
import { orders } from './orders/index.ts';
import { people } from './people/index.ts';
import { policies } from './policies/index.ts';
import { recalls } from './recalls/index.ts';
import { rulesets } from './rulesets/index.ts';
import { search } from './search/index.ts';
import { usage } from './usage/index.ts';

/** The contexts that have pages in the console. */
export const contexts: readonly ConsoleContext[] = [
  // First on the home page.
  operations,
  advice,
  consultations,
  people,
  orders,
  messages,
  boards,
  notices,
  crawling,
  cases,
  caseImport,
  ocr,
  policies,
  rulesets,
  checks,
  calibration,
  search,
  recalls,
  companies,
  usage,
];

/** Every list of the console. */
export const resources: readonly ConsoleResource[] = contexts.flatMap((context) => context.resources);

/** What the contexts show on the home page. */
export const homeParts: readonly HomePart[] = contexts.flatMap(({ home }) => home ?? []);

/** What the contexts show in the bar of every page. */
export const barParts: readonly ComponentType[] = contexts.flatMap(({ bar }) => bar ?? []);

const resourceOf = (name: string): ConsoleResource | undefined => resources.find((resource) => resource.name === name);

/** The menu entry that opens a list; an unknown list has none. */
export const entryOf = (resource: string): MenuEntry | undefined => resourceOf(resource)?.entry;

/** The path of a list in the API. A list below a record (`admin/user/{id}/access-log`) has its own name there. */
export const apiPathOf = (resource: string): string => resourceOf(resource)?.api ?? resource;

/** The methods of the data provider that the contexts add to it. */
export const contextsData: object = Object.assign({}, ...contexts.map(({ data }) => data));

/** The names of the lists and their fields. */
export const listTexts: ListTexts = Object.fromEntries(
  resources.flatMap(({ name, texts }) => (texts ? [[name, texts]] : [])),
);
