import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { startedFrom } from '@nomucheck/domain/rulesets/draft/content.ts';
import { draftDecider, type RulesetDraft } from '@nomucheck/domain/rulesets/draft/draft.ts';
import type { DraftEvent } from '@nomucheck/domain/rulesets/draft/draft-events.ts';
import { applyEdit } from '@nomucheck/domain/rulesets/draft/edit.ts';
import { isPartOf, isQuestionOrGround, subjectOf } from '@nomucheck/domain/rulesets/draft/subjects.ts';
import { partsOf } from '@nomucheck/domain/rulesets/edition/ruleset-parts.ts';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { wordingOf } from '@nomucheck/domain/rulesets/ruleset-in-words.ts';
import { LRUCache } from 'lru-cache';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import { type RecordHistory, requireId } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';
import { draftStream } from './draft-log.ts';
import type { DraftTexts } from './draft-text.ts';
import { createContentReading } from './read-content.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly texts: Pick<DraftTexts, 'baseOf'>;
  readonly stories: RecordStories;
};

/** The history of a draft: who has edited which question how, also of one that was discarded. An edit is put back by another edit. */
export const draftHistory = ({ commands, texts, stories }: Parts): RecordHistory => {
  const views = new LRUCache<string, HistoryView<Edited, DraftEvent>>({ max: mostViews });

  /** The same one until a question is edited that nobody had edited before. */
  const viewOf = async (draft: RulesetDraft): Promise<HistoryView<Edited, DraftEvent>> => {
    const subjects = new Set(draft.edits.map(({ at }) => subjectOf(at)));
    const key = [draft.draftId, ...subjects].join(' ');
    const base = startedFrom(await texts.baseOf(draft), draft.title);
    const view = views.get(key) ?? historyView(subjects, base);
    views.set(key, view);
    return view;
  };

  return {
    kind: 'rulesetdraft',
    find: async (id, caller) => {
      authorize(caller.actor, 'menu.ruleset');
      requireId(id);
      const stream = draftStream(id);
      const { state: draft, revision } = await commands.load(draftDecider, stream);
      if (!draft) throw new DomainError('not_found');
      return { title: draft.title, story: stories({ stream, revision }, await viewOf(draft), caller) };
    },
  };
};

const mostViews = 4;

/** The content as JSON: it is read as a ruleset only where it is shown. */
type Content = { readonly json: unknown };
type Edited = { readonly draft: RulesetDraft | null; readonly content: Content };

const states: Readonly<Record<RulesetDraft['state'], string>> = {
  editing: '작성 중',
  offered: '올림',
  discarded: '버림',
  published: '발행됨',
};

/** A question that nobody has edited is left out: a questionnaire has some thousand facts. */
const historyView = (subjects: ReadonlySet<string>, base: RulesetContent): HistoryView<Edited, DraftEvent> => {
  const known = new WeakMap<Content, Facts>();
  const read = createContentReading(base);
  const factsIn = (content: Content): Facts => {
    const facts = known.get(content) ?? factsOf(read(content.json), subjects);
    known.set(content, facts);
    return facts;
  };
  return {
    initialState: { draft: null, content: { json: base } },
    evolve: ({ draft, content }, event) => ({
      draft: draftDecider.evolve(draft, event),
      content:
        event.type === 'RulesetDraftEdited' ? { json: event.data.edits.reduce(applyEdit, content.json) } : content,
    }),
    seen: ({ draft, content }) => ({ ...factsIn(content), ...(draft ? stateInWords(draft) : {}) }),
    sentenceContext: { question: wordingOf(base).placeOf },
  };
};

type Facts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the edited questions say, each under its place. */
const factsOf = (content: RulesetContent, subjects: ReadonlySet<string>): Facts => {
  const facts = new Map<string, Readonly<Record<string, string>>>();
  const edited = partsOf(content).filter((part) => [...subjects].some((subject) => isPartOf(part.subject, subject)));
  for (const part of edited) {
    const isOfPlace = isQuestionOrGround(part.subject);
    const place = isOfPlace ? part.where : `${part.where}: ${part.title}`;
    facts.set(place, { ...facts.get(place), ...part.facts });
  }
  return Object.fromEntries(facts);
};

const stateInWords = ({ state, offered, comments }: RulesetDraft) => ({
  상태: states[state],
  '올린 판': offered?.slice(0, 8) ?? null,
  '열린 의견': comments.filter(({ settled }) => settled === null).length || null,
});
