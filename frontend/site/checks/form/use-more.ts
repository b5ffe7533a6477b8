import type { IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type ComponentType, useEffect, useState } from 'react';
import type { TypedFieldsProps } from './choices/typed-fields.ts';
import type { ReadMore } from './read-answer.ts';

/** The fields of hours and contacts, and their reader: loaded by the questions that need them, none of which leads to the figure. */
export type More = { readonly Fields: ComponentType<TypedFieldsProps>; readonly read: ReadMore };

let loaded: More | null = null;

export const loadMore = async (): Promise<More> => {
  const { more } = await import('./more-fields.tsx');
  loaded = more;
  return more;
};

export const needsMore = ({ type }: Pick<IntakeQuestion, 'type'>): boolean => type === 'time' || type === 'text';

/** null while they are loaded, and where nothing needs them. */
export const useMore = (isNeeded: boolean): More | null => {
  const [more, setMore] = useState(loaded);
  useEffect(() => {
    if (isNeeded && more === null) void loadMore().then(setMore, () => undefined);
  }, [isNeeded, more]);
  return more;
};
