import { caseImportParts, caseImports } from './case-import/case-imports.ts';
import { caseFacts } from './cases/case-facts/case-facts.ts';
import { caseLikeness } from './cases/case-likeness/case-likeness.ts';
import { caseWork } from './cases/case-work/case-work.ts';
import { checkFigures } from './checks/check-figures/check-figures.ts';
import { checks } from './checks/checks/checks.ts';
import { messages } from './messages/messages.ts';
import { users } from './people/users.ts';
import { caseSearch } from './search/case-search/case-search.ts';
import { searchWords } from './search/search-words/search-words.ts';

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
