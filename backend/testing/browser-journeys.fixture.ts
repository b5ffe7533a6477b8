/** What the journeys in a browser start and look at of the engine. */
export { type Chromium, unpackChromium } from '../engine/chromium/unpack-chromium.ts';
export { visitDatabase } from '../engine/postgres/database.ts';
