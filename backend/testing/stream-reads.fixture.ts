import pg from 'pg';
import { vi } from 'vitest';
import { z } from 'zod';

const sent = z.object({ text: z.string().optional(), values: z.array(z.unknown()).optional() });

/** How many statements read this stream of the log during `work`, and how many events they read. */
export const readsOfStream = async (stream: string, work: () => Promise<unknown>) => {
  const emit = vi.spyOn(pg.Query.prototype, 'emit');
  await work();
  const reads = emit.mock.contexts.map((query, index) => {
    const { text = '', values = [] } = sent.parse(query);
    return text.includes('log.events') && JSON.stringify(values).includes(stream) ? emit.mock.calls[index]?.[0] : null;
  });
  emit.mockRestore();
  return {
    statements: reads.filter((what) => what === 'end').length,
    events: reads.filter((what) => what === 'row').length,
  };
};
