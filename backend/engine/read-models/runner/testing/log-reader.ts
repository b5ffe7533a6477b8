import type { LogReader } from '../../../../../projections/runner/rebuild/build.ts';
import type { FakeLog } from '../../../../../projections/testing/fake-source.ts';

/** Reads a fake log in pages, as a build does. */
export const readerOf = ({ events, head, distance }: FakeLog): LogReader => ({
  head,
  distance,
  readAll: async ({ after, limit, types }) => {
    const seen = events.filter(({ position }) => position > after).slice(0, limit);
    const position = seen.at(-1)?.position ?? after;
    const wanted = seen.filter(({ type }) => !types || types.includes(type));
    return { events: wanted, position, atHead: position === (events.at(-1)?.position ?? after) };
  },
});
