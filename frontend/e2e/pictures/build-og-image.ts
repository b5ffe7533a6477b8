import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { unpackChromium } from '../harness/browser/chromium.ts';
import { launchBrowser } from '../harness/browser/launch.ts';

/**
 * Draws `og-image.png`, the picture beside a link to the site, from the site's own drawings. Run by hand after they
 * changed: `node frontend/e2e/pictures/build-og-image.ts`.
 */
const ofSite = (path: string): string => fileURLToPath(new URL(`../../site/${path}`, import.meta.url));
const font = createRequire(import.meta.url).resolve('pretendard/dist/public/variable/PretendardVariable.ttf');

const pageOf = async (): Promise<string> => {
  const server = await createServer({
    configFile: false,
    root: ofSite('.'),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ogPicture }: { ogPicture?: (font: string) => string } = await server.ssrLoadModule(
      ofSite('sharing/og-picture.tsx'),
    );
    if (ogPicture === undefined) throw new Error('there is no picture');
    return ogPicture(`data:font/ttf;base64,${await readFile(font, 'base64')}`);
  } finally {
    await server.close();
  }
};

const browser = await launchBrowser(await unpackChromium());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(await pageOf());
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: ofSite('og-image.png') });
await browser.close();
