import type { MenuEntry } from '@nomucheck/domain/accounts/contract/user.ts';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import type { RouteObject } from 'react-router';
import type { ListTexts } from '../i18n/i18n-provider.ts';

/** What react-admin keeps with a list for the console. */
export type ListOptions = {
  /** What it is for, where the menu leads to it: the home page says so. */
  readonly purpose?: string;
};

/** What the console knows of a list besides what `<Resource>` takes. */
type ListFacts = {
  /** The entry of the menu that opens it. */
  readonly entry: MenuEntry;
  /** Its path under `/api`, where that isn't its name. */
  readonly api?: string;
  readonly options?: ListOptions;
  /** What it and its fields are called. */
  readonly texts?: ListTexts[string];
  /** Pages below its address, besides those of react-admin's own patterns. */
  readonly pages?: Readonly<Record<string, ComponentType>>;
};

/** A list of the console. Its name is its address without the first slash, so that react-admin's links lead to it. */
export type ConsoleResource = Omit<ResourceProps, 'children' | 'intent' | 'options'> & ListFacts;

/** What a context has in the console. `data` are its methods of the data provider, `routes` pages that belong to no list. */
export type ConsoleContext = {
  readonly data?: object;
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
