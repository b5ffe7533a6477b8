/** Parts of the import that tests of the crawler put together: what a row and a file become. */

export { markdownFile } from '../reading/front-matter.ts';
export { collectPart } from '../running/collect-part.ts';
