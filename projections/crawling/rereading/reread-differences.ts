import {
  difference,
  type RereadField,
  rereadEvents,
  type Settlement,
  settlements,
} from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../../runner/projection.ts';

/** A field that a source's new reader reads differently. */
export type RereadDifferenceRow = {
  /** `<reread>:<difference>` */
  id: string;
  reread_id: string;
  difference_id: string;
  case_id: string | null;
  item_id: string;
  /** Of the bytes that were read again. */
  raw_hash: string;
  title: string;
  field: RereadField;
  before: string;
  after: string;
  state: 'open' | Settlement;
};

const rereadId = z.string();
const recorded = z.object({ rereadId, differences: z.array(difference.loose()) });
const settled = z.object({
  rereadId,
  settled: z.array(z.object({ id: z.string(), became: z.enum(settlements) })),
});

const idOf = (reread: string, id: string): string => `${reread}:${id}`;

export const rereadDifferences = defineProjection<RereadDifferenceRow>({
  name: 'reread-differences',
  version: 2,
  oneStreamARow: true,
  // An event may have some hundred differences with a text each.
  atOnce: 20,
  table: {
    name: 'reread_differences',
    key: 'id',
    columns: {
      reread_id: 'text not null',
      difference_id: 'text not null',
      case_id: 'text',
      item_id: 'text not null',
      raw_hash: 'text not null',
      title: 'text not null',
      field: 'text not null',
      before: 'text not null',
      after: 'text not null',
      state: 'text not null',
    },
    indexes: [
      '(reread_id, difference_id)',
      '(reread_id, state, field, difference_id)',
      `(item_id) where field = 'arrival' and state = 'accepted'`,
    ],
  },
  takes: [
    on(definitionIn(rereadEvents, 'RereadRecorded'), recorded, {
      keys: ({ data }) => data.differences.map(({ id }) => idOf(data.rereadId, id)),
      evolveRow: (_row, { data }, key) => {
        const found = data.differences.find(({ id }) => idOf(data.rereadId, id) === key);
        if (!found) return null;
        const { id, caseId, itemId, raw, title, field, before, after } = found;
        return {
          ...{
            id: key,
            reread_id: data.rereadId,
            difference_id: id,
            case_id: caseId,
            item_id: itemId,
            raw_hash: raw.hash,
          },
          ...{ title, field, before, after, state: 'open' as const },
        };
      },
    }),
    on(definitionIn(rereadEvents, 'RereadSettled'), settled, {
      keys: ({ data }) => data.settled.map(({ id }) => idOf(data.rereadId, id)),
      evolveRow: (row, { data }, key) => {
        const found = data.settled.find(({ id }) => idOf(data.rereadId, id) === key);
        return row && found ? { ...row, state: found.became } : row;
      },
    }),
  ],
});
