import { caseCountQuery } from '@nomucheck/domain/contract/check.ts';
import { caseCounts } from '@nomucheck/domain/contract/result.ts';
import type { CaseReader } from '../checks/case-reader.ts';
import { noInput, publicRoute, type Route } from './route.ts';

export type CaseRouteParts = {
  readonly cases: Pick<CaseReader, 'countOne'>;
  readonly caseProjections: readonly string[];
};

/** `/api/cases`: so far the public count behind every figure. */
export const caseRoutes = ({ cases, caseProjections }: CaseRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/cases/data/count',
    summary: 'How the counted master cases ended, all of them or those with these keywords or of this section.',
    query: caseCountQuery,
    answers: caseCounts,
    reads: caseProjections,
    handle: async ({ query }) => {
      const { total, decided, workerWins, partial, employerWins } = await cases.countOne({
        keywords: words(query.keywords),
        exclude: words(query.exclude),
        section: query.section ?? null,
      });
      return { body: { total, decided, workerWins, partial, employerWins } };
    },
  }),
];

const words = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
