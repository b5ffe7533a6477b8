import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { unpackChromium } from '../harness/browser/chromium.ts';
import { launchBrowser } from '../harness/browser/launch.ts';

/**
 * Draws the icons of home screens from `icon.svg`. Run by hand after it changed: `node frontend/e2e/pictures/build-icons.ts`. A maskable icon
 * and that of an iPhone fill the whole square, because the phone cuts the corners itself.
 */
const ofSite = (path: string): string => fileURLToPath(new URL(`../../site/${path}`, import.meta.url));
const rounded = await readFile(ofSite('icon.svg'), 'utf8');
const square = rounded.replace('rx="8"', 'rx="0"');
/** The mark within the middle four fifths, of which no mask takes anything. */
const maskable = square
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect[^>]*>/, '<rect x="-4" y="-4" width="40" height="40" fill="#7a5230"/>');
const icons = [
  ['icon-192.png', 192, rounded],
  ['icon-512.png', 512, rounded],
  ['icon-maskable-512.png', 512, maskable],
  ['apple-touch-icon.png', 180, square],
] as const;

const browser = await launchBrowser(await unpackChromium());
for (const [name, size, drawing] of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`);
  await page.screenshot({ path: ofSite(`root-files/${name}`), omitBackground: true });
  await page.close();
}
await browser.close();
