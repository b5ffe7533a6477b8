import {
  autosaveBody,
  autosaved,
  checkRecord,
  discardBody,
  startCheckBody,
  startedCheck,
} from '@nomucheck/domain/checks/contract/check.ts';
import { deviceOf } from '@nomucheck/domain/checks/device.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { loginRoute, noInput, type Route } from '../../engine/http/route.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { walkAnswer, walkOfCheck } from '../answers/check-answers.ts';
import { sensitiveConsentOf } from '../answers/sensitive-answers.ts';
import type { CheckViews } from '../check-views.ts';
import type { LoadedCheck } from '../loaded-check.ts';
import type { Drafts } from './drafts.ts';

export type DraftRouteParts = {
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly drafts: Drafts;
  readonly views: Pick<CheckViews, 'record'>;
};

/** `/api/check`: the draft, until its first result. */
export const draftRoutes = ({ rulesets, drafts, views }: DraftRouteParts): readonly Route[] => {
  /** The questions that follow from a draft's present answers. */
  const walked = async (loaded: LoadedCheck, at: string) => {
    const published = await rulesets.find(loaded.check.rulesetVersion);
    if (!published) throw new DomainError('check_fetch_failed');
    const { id, revision } = loaded;
    return { id, revision, ...walkAnswer(walkOfCheck(published.form, loaded, koreanDateOf(at))) };
  };

  return [
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/check/form',
      summary: 'Starts a check; an unfinished one is discarded.',
      body: startCheckBody,
      answers: startedCheck,
      status: 201,
      handle: async ({ body, context, userAgent }) => {
        const { questionnaire, sections, madeFrom, device = deviceOf(userAgent) } = body;
        const frame = sections ? { questionnaire, sections } : { questionnaire };
        const started = await drafts.start({ frame, device, madeFrom }, context);
        const answer = { ...(await walked(started, context.at)), rulesetVersion: started.check.rulesetVersion };
        return { body: answer, position: started.position };
      },
    }),
    loginRoute({
      ...noInput,
      allowance: 'typing',
      method: 'put',
      path: '/api/check/autosave',
      summary: 'Saves answers of the draft and says where they lead.',
      body: autosaveBody,
      answers: autosaved,
      handle: async ({ body, context, ifMatch }, { user }) => {
        const { expectedRevision = ifMatch, ...wanted } = body;
        const sensitiveConsent = sensitiveConsentOf(user);
        const saved = await drafts.save({ ...wanted, expectedRevision, sensitiveConsent }, context);
        return { body: await walked(saved, context.at), position: saved.position, isInLog: saved.isWritten };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/check/autosave',
      summary: 'My unfinished check.',
      answers: checkRecord,
      handle: async (_call, caller) => {
        const found = await drafts.unfinished(caller.user.id);
        if (!found) throw new DomainError('autosave_absent');
        return { body: await views.record(found, caller) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: '/api/check/autosave',
      summary: 'Discards my unfinished check.',
      body: discardBody,
      answers: checkRecord,
      handle: async ({ body, context, ifMatch }, caller) => {
        const discarded = await drafts.discard(context, body.expectedRevision ?? ifMatch);
        return { body: await views.record(discarded, caller), position: discarded.position };
      },
    }),
  ];
};
