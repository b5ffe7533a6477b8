import { walk } from '@nomucheck/domain/checks/walk.ts';
import type { Form, Frame } from '@nomucheck/domain/rulesets/ruleset.ts';
import { koreanToday } from '../../../shared/formats.ts';
import type { Session } from '../../../shared/session.ts';
import { answersPath, questionPath } from '../form/question-url.ts';
import { dropAllUnsent } from '../form/unsent-fields.ts';
import { draftStore } from '../the-store.ts';

/**
 * Begins a check and returns the path of the first question. An unfinished check of the account is discarded on the server.
 */
export const beginCheck = (form: Form, frame: Frame, session: Session): string => {
  dropAllUnsent();
  const owner = session.status === 'signed_in' ? session.user.id : null;
  draftStore.begin({ owner, rulesetVersion: form.rulesetVersion, frame });
  const { next } = walk(form, frame, new Map(), koreanToday());
  return next === null ? answersPath : questionPath(next);
};
