import { buildPagesIfStale } from './page-builds.ts';

/** `npm start`: the pages that are stale, then the whole service in this one process. */
const started = performance.now();
const onProgress = (what: string): void =>
  console.log(`⏳ ${what} (${((performance.now() - started) / 1000).toFixed(1)}초)`);

// The process that started us holds the other end of this channel; when it is gone, so is whoever asked for the service.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

try {
  await buildPagesIfStale(onProgress);
  const { main } = await import('../backend/main.ts');
  await main({ onProgress });
} catch (error) {
  console.error(`❌ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
