/** A questionnaire with some things otherwise, for tests of other contexts. */
export { editedContent } from '../draft/content.ts';
