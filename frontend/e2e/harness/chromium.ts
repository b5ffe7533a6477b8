/** The browser of the tests is the one that the crawler uses. */
export { type Chromium, unpackChromium } from '../../../backend/engine/chromium/unpack-chromium.ts';
