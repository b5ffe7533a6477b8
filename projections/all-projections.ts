import { caseFacts } from './case-facts/case-facts.ts';
import { caseImportParts, caseImports } from './case-imports/case-imports.ts';
import { caseLikeness } from './case-likeness/case-likeness.ts';
import { caseSearch } from './case-search/case-search.ts';
import { caseWork } from './case-work/case-work.ts';
import { checkFigures } from './check-figures/check-figures.ts';
import { checks } from './checks/checks.ts';
import { messages } from './messages/messages.ts';
import { searchWords } from './search-words/search-words.ts';
import { users } from './users/users.ts';

/** Every read model of this service. */
export const allProjections = [
  users,
  checks,
  checkFigures,
  caseFacts,
  caseWork,
  caseLikeness,
  caseImports,
  caseImportParts,
  caseSearch,
  searchWords,
  messages,
] as const;
