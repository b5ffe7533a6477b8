import { accountNoticeEvents } from '@nomucheck/domain/accounts/account-notices.ts';
import { userEvents } from '@nomucheck/domain/accounts/events.ts';
import { supersEvents } from '@nomucheck/domain/accounts/supers.ts';
import { caseImportEvents } from '@nomucheck/domain/case-import/import-events.ts';
import { caseEvents } from '@nomucheck/domain/cases/case-events.ts';
import { caseExportEvents } from '@nomucheck/domain/cases/case-exports.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { logEpochEvents } from '@nomucheck/domain/kernel/log-epoch.ts';
import { messageEvents } from '@nomucheck/domain/messages/message-events.ts';
import { rulesetEvents } from '@nomucheck/domain/rulesets/publication.ts';
import { searchWordEvents } from '@nomucheck/domain/search/search-word-events.ts';

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
