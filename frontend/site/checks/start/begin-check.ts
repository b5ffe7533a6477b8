import { walk } from '@nomucheck/domain/checks/walk.ts';
import type { Form, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Session } from '../../../shared/client/session.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { dropAllUnsent } from '../form/fields/unsent-fields.ts';
import { forgetQuestions } from '../form/questions-in-history.ts';
import { draftStore } from '../in-hand/the-store.ts';
import { answersPath, questionPath } from '../question-url.ts';
import type { FirstAnswer } from './first-answers.ts';

/**
 * Begins a check, perhaps with some answers, and returns the path of the first question that is open. An unfinished check of
 * the account is discarded on the server.
 */
export const beginCheck = (form: Form, frame: Frame, session: Session, given: readonly FirstAnswer[] = []): string => {
  dropAllUnsent();
  forgetQuestions();
  const owner = session.status === 'signed_in' ? session.user.id : null;
  draftStore.begin({ owner, rulesetVersion: form.rulesetVersion, frame });
  for (const { key, address, value } of given) draftStore.answer(key, address, value);
  const answers = new Map(given.map(({ key, value }) => [key, value] as const));
  const { next } = walk(form, frame, answers, koreanToday());
  return next === null ? answersPath : questionPath(next);
};
