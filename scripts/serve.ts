import { main } from '../backend/main.ts';

/** The service without building the site first: what `npm run dev` restarts on every change. */
await main({ onProgress: (what) => console.log(`⏳ ${what}`) });
