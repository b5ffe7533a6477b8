import { adviceOfStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** The cases that an advice names: those of any text of it, and those of what is published now. */
export type AdviceCitationsRow = {
  id: string;
  asker: string;
  case_ids: readonly string[];
  published_case_ids: readonly string[];
};

const asked = z.object({ asker: z.string() });
const anything = z.object({});
const citing = z.object({ citations: z.array(citation) });
type Citing = z.infer<typeof citing>;

const definition = (type: string) => definitionIn(adviceEvents, type);
const keys = ({ stream }: { readonly stream: string }): readonly string[] => [adviceOfStream(stream)];

const casesIn = ({ citations }: Citing): readonly string[] => [
  ...new Set(citations.flatMap((cited) => (cited.kind === 'case' ? [cited.caseId] : []))),
];
const withCases = (row: AdviceCitationsRow | null, { data }: Event<Citing>): AdviceCitationsRow | null =>
  row && { ...row, case_ids: [...new Set([...row.case_ids, ...casesIn(data)])] };

export const adviceCitations = defineProjection<AdviceCitationsRow>({
  name: 'advice-citations',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'advice_citations',
    key: 'id',
    columns: { asker: 'text not null', case_ids: 'text[] not null', published_case_ids: 'text[] not null' },
    indexes: [`using gin (case_ids)`, '(asker)'],
  },
  takes: [
    on(definition('AdviceAsked'), asked, {
      keys,
      evolveRow: (_row, { data, stream }) => ({
        ...{ id: adviceOfStream(stream), asker: data.asker, case_ids: [], published_case_ids: [] },
      }),
    }),
    on(definition('AdviceAnswered'), citing, { keys, evolveRow: withCases }),
    on(definition('AdviceAnswerBroken'), citing, { keys, evolveRow: withCases }),
    on(definition('Review1Requested'), citing, { keys, evolveRow: withCases }),
    on(definition('ReviewApproved'), citing, { keys, evolveRow: withCases }),
    on(definition('AdvicePublished'), citing, {
      keys,
      evolveRow: (row, event) => {
        const cited = withCases(row, event);
        return cited && { ...cited, published_case_ids: casesIn(event.data) };
      },
    }),
    on(definition('AdviceWithdrawn'), anything, {
      keys,
      evolveRow: (row) => row && { ...row, published_case_ids: [] },
    }),
  ],
});

/** The advices in one of whose texts the case is named. */
export const advicesCiting = async (db: Db, caseId: string): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    'select id from read.advice_citations where case_ids @> array[$1::text] order by id',
    [caseId],
  );
  return rows.map(({ id }) => id);
};

/** Whether a published advice of this person names the case. */
export const isInPublishedAdvice = async (db: Db, asker: string, caseId: string): Promise<boolean> => {
  const { rowCount } = await db.query(
    'select from read.advice_citations where asker = $1 and published_case_ids @> array[$2::text] limit 1',
    [asker, caseId],
  );
  return rowCount === 1;
};
