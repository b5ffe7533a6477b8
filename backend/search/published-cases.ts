import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { koreanDate } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { PublishedCase } from '@nomucheck/domain/search/contract/published-case.ts';
import { pathsOfPublishedCases, publishedCaseOf } from '@nomucheck/projections/cases/published.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { casePast, LONGEST_CHAIN } from './asking/case-past.ts';

type Parts = { readonly db: Db; readonly commands: Pick<CommandHandler, 'load'> };

/** What everybody may know of a case, or of the one that it was merged into; null where there is none. */
export type FindPublishedCase = (id: string) => Promise<PublishedCase | null>;

export const createPublishedCases =
  ({ db, commands }: Parts): FindPublishedCase =>
  async (id) => {
    let at = id;
    for (let hops = 0; hops <= LONGEST_CHAIN; hops += 1) {
      const found = await publishedCaseOf(db, at);
      if (found) return found;
      const { merged } = (await commands.load(casePast, caseStream(at))).state;
      if (merged === null) return null;
      at = merged.into;
    }
    return null;
  };

/** The pages of published cases, as search engines and the previews of links show them. */
export const publicCases = ({ db, find }: { readonly db: Db; readonly find: FindPublishedCase }) => ({
  page: '/search/:id',
  headOf: async (path: string) => {
    const [, , id = ''] = path.split('/');
    const found = z.uuid().safeParse(id).success ? await find(id) : null;
    // A merged case has its page at the other's address.
    return found && { ...wordsOf(found), isIndexed: found.id === id };
  },
  paths: () => pathsOfPublishedCases(db),
});

const wordsOf = ({ court, caseNumbers: [caseNumber = ''], decidedOn, title, outcome }: PublishedCase) => {
  const name = `${court} ${caseNumber}`;
  const about = title === '' || title === name || title === caseNumber ? name : `${name} ${title}`;
  const when = decidedOn === null ? '' : `, ${koreanDate(decidedOn)} 결정`;
  return {
    title: `${name} | 노무체크`,
    description: `${about}${when}. 결과: ${caseOutcomeNames[outcome]}. 공개된 원문을 볼 수 있는 곳을 알려 드려요.`,
  };
};
