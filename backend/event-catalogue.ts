import { caseImportEvents } from '@nomucheck/domain/case-import/import-events.ts';
import { checkEvents } from '@nomucheck/domain/check/check-events.ts';
import { rulesetEvents } from '@nomucheck/domain/check/ruleset/publication.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { logEpochEvents } from '@nomucheck/domain/kernel/log-epoch.ts';
import { caseEvents } from '@nomucheck/domain/legal-case/case-events.ts';
import { caseExportEvents } from '@nomucheck/domain/legal-case/case-exports.ts';
import { messageEvents } from '@nomucheck/domain/message/message-events.ts';
import { searchWordEvents } from '@nomucheck/domain/search/search-word-events.ts';
import { accountNoticeEvents } from '@nomucheck/domain/user/account-notices.ts';
import { userEvents } from '@nomucheck/domain/user/events.ts';
import { supersEvents } from '@nomucheck/domain/user/supers.ts';

/** Every type of event that this service writes. */
export const eventCatalogue = catalogueOf(
  userEvents,
  supersEvents,
  checkEvents,
  rulesetEvents,
  caseEvents,
  caseExportEvents,
  caseImportEvents,
  messageEvents,
  accountNoticeEvents,
  searchWordEvents,
  logEpochEvents,
);
