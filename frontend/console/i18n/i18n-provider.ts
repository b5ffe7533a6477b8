import polyglotI18nProvider from 'ra-i18n-polyglot';
import { korean } from './korean.ts';

/** The names of the lists and of their fields, by the lists' names. */
export type ListTexts = {
  readonly [list: string]: { name: string; fields?: { [field: string]: string } };
};

/**
 * All texts of the console are Korean: react-admin's and those of the lists. A missing text is a warning in the
 * browser's console and fails a test.
 */
export const createI18nProvider = (resources: ListTexts) =>
  polyglotI18nProvider(() => ({ ...korean, resources: { ...resources } }), 'ko', [{ locale: 'ko', name: '한국어' }]);
