import { main } from '../backend/main.ts';

/** The service without building the pages first: `npm run dev` restarts this on every change. */
await main({ onProgress: (what) => console.log(`⏳ ${what}`) });
