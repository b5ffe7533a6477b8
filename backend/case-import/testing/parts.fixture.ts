/** Parts of the import that tests of the crawler put together: what a row and a file become. */
export { collectPart } from '../collect-part.ts';
export { markdownFile } from '../reading/front-matter.ts';
