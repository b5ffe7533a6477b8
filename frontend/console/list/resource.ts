import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { RouteObject } from 'react-router';
import type { ListTexts } from '../i18n/i18n-provider.ts';

/** The `options` of a list's `<Resource>`, which react-admin gives to every component. */
export type ListOptions = {
  /** What the list is for; the menu says it of each of its entries. */
  readonly purpose?: string;
  /** The names of its other pages (`pages` below), by their paths. */
  readonly pageNames?: Readonly<Record<string, string>>;
};

/** What the console needs to know about a list besides the properties of `<Resource>`. */
type ListFacts = {
  /** The menu entry that opens it. */
  readonly entry: MenuEntry;
  /** Its path under `/api`, when it isn't its name. */
  readonly api?: string;
  readonly options?: ListOptions;
  /** The names of the list and of its fields. */
  readonly texts?: ListTexts[string];
  /** Pages below its address, besides react-admin's own. */
  readonly pages?: Readonly<Record<string, ComponentType>>;
};

/** A list of the console. Its name is its address without the first slash, so that react-admin's links lead to it. */
export type ConsoleResource = Omit<ResourceProps, 'children' | 'intent' | 'options'> & ListFacts;

/**
 * What a context shows on the home page, to people who have this menu entry. Without an entry the part itself knows what each person
 * may see.
 */
export type HomePart = { readonly entry?: MenuEntry; readonly part: ComponentType };

/** What a context has in the console. `data` are its methods of the data provider, `routes` pages that belong to no list. */
export type ConsoleContext = {
  readonly data?: object;
  readonly home?: HomePart;
  /** What it shows in the bar of every page. */
  readonly bar?: ComponentType;
  readonly resources: readonly ConsoleResource[];
  readonly routes?: readonly RouteObject[];
};

/** The paths of a list's pages, as `<Resource>` makes them of its name. */
export const pathsOf = ({ name, list, create, edit, show, pages = {} }: ConsoleResource): string[] => [
  ...(list ? [`/${name}`] : []),
  ...(create ? [`/${name}/create`] : []),
  ...(edit ? [`/${name}/:id`] : []),
  ...(show ? [`/${name}/:id/show`] : []),
  ...Object.keys(pages).map((path) => `/${name}/${path}`),
];
