import { type Costs as AccountCosts, accounts } from './accounts/context.ts';
import { advice } from './advice/context.ts';
import { applications } from './applications/context.ts';
import { boards } from './boards/context.ts';
import { calibration } from './calibration/context.ts';
import { caseImport } from './case-import/context.ts';
import { cases } from './cases/context.ts';
import { checks } from './checks/context.ts';
import { companies } from './companies/context.ts';
import { conflicts } from './conflicts/context.ts';
import { consultations } from './consultations/context.ts';
import { crawling } from './crawling/context.ts';
import { contextsInOrder } from './engine/foundation/contexts-in-order.ts';
import { fold } from './engine/foundation/declared.ts';
import { files } from './files/context.ts';
import { messages } from './messages/context.ts';
import { notices } from './notices/context.ts';
import { type OcrCosts, ocr } from './ocr/context.ts';
import { operations } from './operations/context.ts';
import { orders } from './orders/context.ts';
import { people } from './people/context.ts';
import { policies } from './policies/context.ts';
import { recalls } from './recalls/context.ts';
import { reminders } from './reminders/context.ts';
import { rulesets } from './rulesets/context.ts';
import { search } from './search/context.ts';
import { sharing } from './sharing/context.ts';
import { usage } from './usage/context.ts';

/** What tests make cheaper: the hashing of passwords, pauses, and the reading of pages. */
export type Costs = AccountCosts & OcrCosts;

/**
 * The one list of contexts. Each is created after those whose offers it needs. Every other list of contexts is
 * derived from this one.
 */
export const contextsOfService = contextsInOrder<Costs>()
  .and(messages)
  // Before the accounts, which ask for consent to them.
  .and(policies)
  .and(accounts)
  .and(files)
  .and(rulesets)
  .and(cases)
  .and(checks)
  .and(calibration)
  // After the checks, which reviews are of.
  .and(boards)
  .and(applications)
  // Before the consultations, which ask it who may answer them.
  .and(people)
  .and(conflicts)
  // Before the orders, which sell the paid ones.
  .and(consultations)
  .and(orders)
  .and(sharing)
  .and(reminders)
  .and(caseImport)
  // Before the crawler, whose attachments it reads.
  .and(ocr)
  .and(crawling)
  .and(companies)
  .and(usage)
  // After the others under `/api/cases`, because one of its routes matches any name there.
  .and(search)
  .and(advice)
  .and(notices)
  // After those whose records rest on cases.
  .and(recalls)
  // After those whose figures it shows.
  .and(operations);

export const contexts = contextsOfService.declared;

/** What the contexts declare, folded into one. */
export const declared = fold(contexts);

/** Every type of event, and every read model, of this service. */
export const { events: eventCatalogue, projections: allProjections, processManagers, sentences } = declared;
