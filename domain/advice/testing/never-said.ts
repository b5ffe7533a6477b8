/** What no text of the service may say, for tests of texts that other contexts bring. */
export { neverSaid } from '../safety/never-said.ts';
