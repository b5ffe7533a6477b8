import polyglotI18nProvider from 'ra-i18n-polyglot';
import { korean } from './korean.ts';

/** What the lists and their fields are called, by the lists' names. */
export type ListTexts = {
  readonly [list: string]: { name: string; fields?: { [field: string]: string } };
};

/**
 * All that the console says is Korean: the kit's words, and those of the lists. A missing text is a warning in the browser's
 * log, and a test's failure.
 */
export const createI18nProvider = (resources: ListTexts) =>
  polyglotI18nProvider(() => ({ ...korean, resources: { ...resources } }), 'ko', [{ locale: 'ko', name: '한국어' }]);
