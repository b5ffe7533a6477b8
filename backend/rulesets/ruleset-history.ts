import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { rulesetVersion } from '@nomucheck/domain/kernel/contract/values.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { RulesetEvent } from '@nomucheck/domain/rulesets/publication.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../engine/history/history-entries.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import type { RecordStories } from '../engine/history/record-stories.ts';
import { findEdition } from './editions.ts';
import { type Rulesets, rulesetStream } from './rulesets.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly rulesets: Pick<Rulesets, 'find' | 'offered'>;
  readonly stories: RecordStories;
};

/** The approvals and publications of an edition of the questionnaire. An earlier edition is put back by publishing it, which takes two people. */
export const rulesetHistory = ({ commands, rulesets, stories }: Parts): RecordHistory => ({
  kind: 'ruleset',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.ruleset');
    const version = rulesetVersion.safeParse(id);
    const edition = version.success ? await findEdition(rulesets, version.data) : null;
    if (!edition) throw new DomainError('not_found');
    const { ruleset } = edition;
    const stream = rulesetStream(ruleset.rulesetVersion);
    const { revision } = await commands.load(historyView, stream);
    return {
      title: ruleset.edition?.title ?? `질문지 ${ruleset.rulesetVersion.slice(0, 8)}`,
      story: stories({ stream, revision }, historyView, caller),
    };
  },
});

/** The people whose approval stands, and how often the edition was put into force. */
type Steps = { readonly approvedBy: readonly string[]; readonly published: number };

const historyView: HistoryView<Steps, RulesetEvent> = {
  initialState: { approvedBy: [], published: 0 },
  evolve: (steps, event) => {
    const { approvedBy, published } = steps;
    if (event.type === 'RulesetTried') return steps;
    return event.type === 'RulesetApproved'
      ? { approvedBy: [...approvedBy, event.data.by], published }
      : { approvedBy: [], published: published + 1 };
  },
  seen: ({ approvedBy, published }) => ({
    '승인한 사람': approvedBy.length === 0 ? null : approvedBy,
    발행: published === 0 ? null : `${published}번`,
  }),
  people: ['승인한 사람'],
  // No event of an edition is about one question of it.
  sentenceContext: { question: (key) => key },
};
