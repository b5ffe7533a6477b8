import { describe, expect, it } from 'vitest';
import { machineHasRedis, startTestRedis } from './redis.fixture.ts';
import { checkRedisAtStart } from './redis-at-start.ts';

const newLog = () => {
  const lines: string[] = [];
  const note = (...said: readonly unknown[]): void => void lines.push(JSON.stringify(said));
  return { lines, log: { warn: note, error: note } };
};

if (machineHasRedis) {
  describe('a Redis at the start', () => {
    it('that would throw jobs away when its memory is full is refused, with what to do', async () => {
      const redis = await startTestRedis({ evicts: 'allkeys-lru' });
      await expect(checkRedisAtStart(redis.url, newLog().log)).rejects.toThrow(
        /allkeys-lru.*noeviction으로 바꾼 뒤 다시 켜 주세요/,
      );
      await redis.stop();
    });

    it('that keeps nothing on disk is warned of, and one that does is not', async () => {
      for (const isKept of [false, true]) {
        const redis = await startTestRedis({ isKept });
        const { lines, log } = newLog();
        const checked = await checkRedisAtStart(redis.url, log);
        expect(lines.filter((line) => line.includes('appendonly'))).toHaveLength(isKept ? 0 : 1);
        checked.close();
        await redis.stop();
      }
    });

    it('that is away keeps nobody waiting, and is looked at when it is back', async () => {
      const redis = await startTestRedis({ evicts: 'volatile-ttl' });
      await redis.kill();
      const { lines, log } = newLog();
      const checked = await checkRedisAtStart(redis.url, log);
      expect(lines).toEqual([expect.stringContaining('does not answer')]);
      await redis.restart();
      await expect.poll(() => lines.join()).toContain('volatile-ttl');
      checked.close();
      await redis.stop();
    });
  });
}
