import { main } from '../../../main.ts';

/** The next release as a process of its own, as `scripts/serve.ts` is this one. */
await main({
  onProgress: (what) => console.log(`⏳ ${what}`),
  settingsOf: async (environment) => (await import('./next-release.fixture.ts')).nextRelease(environment),
});
