/** Parts of the firm's own questionnaire, for tests of what other contexts make of them. */
export { standardObstacles } from '../points/obstacles.ts';
export { standardPoints } from '../points/standard-points.ts';
export { standardSections } from '../sections/sections.ts';
