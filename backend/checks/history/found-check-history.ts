import type { NamesOf } from '../../engine/history/people-names.ts';
import { type RecordHistory, requireId, titleOf } from '../../engine/history/record-histories.ts';
import type { CheckViews } from '../check-views.ts';

type Parts = { readonly views: Pick<CheckViews, 'visible' | 'story'>; readonly namesOf: NamesOf };

/** The history of a check. Only its owner answers, so nobody puts an answer back for them. */
export const checkHistory = ({ views, namesOf }: Parts): RecordHistory => ({
  kind: 'check',
  find: async (id, caller) => {
    requireId(id);
    const found = await views.visible(id, caller);
    const { owner } = found.check;
    const nameOf = await namesOf([owner]);
    return {
      title: titleOf(nameOf(owner), '자가진단', found.startedAt),
      story: await views.story(found, caller),
      // Answers about oneself are personal data, with or without a name.
      discloses: { purpose: 'check', people: [owner] },
    };
  },
});
