import polyglotI18nProvider from 'ra-i18n-polyglot';
import { korean } from './korean.ts';
import { resourceTexts } from './resource-texts.ts';

/** All that the console says is Korean. A missing text is a warning in the browser's log, and a test's failure. */
export const i18nProvider = polyglotI18nProvider(() => ({ ...korean, ...resourceTexts }), 'ko', [
  { locale: 'ko', name: '한국어' },
]);
