/** The browser of the tests is the one that the crawler uses. */
export { type Chromium, unpackChromium } from '../../../../backend/testing/browser-journeys.fixture.ts';
