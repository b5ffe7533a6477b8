import { buildPagesIfStale } from './page-builds.ts';
import { environmentWith, showsPages } from './starting/start-arguments.ts';

/** `npm start`: builds outdated pages, then runs the service in this one process, all of it or the part that `--role` names. */
const started = performance.now();
const onProgress = (what: string): void =>
  console.log(`⏳ ${what} (${((performance.now() - started) / 1000).toFixed(1)}초)`);

// The process that started this one has the other end of this channel; when it is closed, that process has ended, and
// the service ends, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();

try {
  const environment = environmentWith(process.argv.slice(2), process.env);
  if (showsPages(environment)) await buildPagesIfStale(onProgress);
  const { main } = await import('../backend/main.ts');
  await main({ environment, onProgress });
} catch (error) {
  console.error(`❌ ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
