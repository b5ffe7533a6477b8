import type { DraftCommentOut, RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import type { DraftEdit } from '@nomucheck/domain/rulesets/draft/draft-edit.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type Page, post, put, read, remove } from '../../api/requests.ts';

const path = '/api/admin/rulesets';

/**
 * The requests about the draft of the next edition. They aren't methods of the data provider, because that is loaded with every page
 * of the console, and these are used on two.
 */
const draftData = {
  rulesetDraft: (): Promise<RulesetDraftOut> => read(`${path}/draft`),
  startDraft: (basedOn: string, title: string): Promise<RulesetDraftOut> =>
    post(`${path}/draft`, { basedOn, ...(title === '' ? {} : { title }) }),
  editDraft: (expectedRevision: number, edits: readonly DraftEdit[]): Promise<RulesetDraftOut> =>
    put(`${path}/draft`, { expectedRevision, edits }),
  /** `version`: of the draft that the person has before them; of another one it is refused. */
  discardDraft: (version: string, reason: string): Promise<object> => remove(`${path}/draft`, { version, reason }),
  offerDraft: (version: string, reason: string): Promise<RulesetDraftOut> =>
    post(`${path}/draft/offer`, { version, reason }),
  draftComments: async (): Promise<readonly DraftCommentOut[]> =>
    (await read<Pick<Page<DraftCommentOut>, 'items'>>(`${path}/draft/comments`)).items,
  commentOnDraft: (subject: string, text: string): Promise<DraftCommentOut> =>
    post(`${path}/draft/comments`, { subject, text }),
  settleDraftComment: (id: string): Promise<DraftCommentOut> => post(`${path}/draft/comments/${id}/settle`, {}),
  editionContent: (version: string): Promise<RulesetContent> => read(`${path}/${version}/content`),
};

export const useDraftData = () => draftData;
