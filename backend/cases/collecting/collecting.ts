import { arrivalOf } from '@nomucheck/domain/cases/arrival.ts';
import { caseSourceLinked } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseText } from '@nomucheck/domain/cases/case-record.ts';
import { isOneCommission } from '@nomucheck/domain/cases/decision/commission-decision.ts';
import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseDecider, caseStream, isOfSameSource, type LegalCase, linkOf } from '@nomucheck/domain/cases/legal-case.ts';
import { minHashOf } from '@nomucheck/domain/cases/likeness.ts';
import { isOtherDecision } from '@nomucheck/domain/cases/other-decision.ts';
import type { Vocabulary } from '@nomucheck/domain/cases/vocabulary.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import { underLock } from '../refining/under-lock.ts';
import { type Collected, checkedArrival, collectCase, isArrival, refused } from './collect-case.ts';
import { collectedCaseId } from './collected-case-id.ts';
import { commissionCase } from './commission-case.ts';
import { caseFromElsewhere, createCasesOfSources, isIdentified, lockOf } from './same-decision.ts';

/** A decision as a source has it, and the bytes that it was read from. They are in the vault already. */
export type Arriving = {
  readonly decision: Decision;
  readonly raw: { readonly hash: string; readonly mediaType: string };
  /** The source that was asked. */
  readonly place: string;
  /** What brought it: a work of the crawler. */
  readonly batch: string;
};

export type Became = {
  readonly caseId: string | null;
  /** `linked`: the decision is a case already, from elsewhere, and this source is noted beside it. */
  readonly verdict: Collected['verdict'] | 'linked';
  readonly message: string | null;
};

/** Takes decisions into the cases: one decision from several sources is one case. */
export type Collecting = {
  /** It is `curated` until `confirmPopulation`. The same command again has the same outcome. */
  collect(arriving: Arriving, vocabulary: Vocabulary, context: CommandContext): Promise<Became>;
  /** The case is one of a population: everything around it has been collected, too. */
  confirmPopulation(caseId: string, context: CommandContext): Promise<void>;
};

export type CollectingParts = {
  readonly db: DbPool;
  readonly commands: Pick<CommandHandler, 'handle' | 'load' | 'loadMany'>;
  readonly blobs: Pick<Blobs, 'put' | 'getAll'>;
  /** Waits until the read models of cases have read the log to its head; false if they don't get there in time. */
  readonly upToDate: () => Promise<boolean>;
};

export const createCollecting = ({ db, commands, blobs, upToDate }: CollectingParts): Collecting => {
  const casesOf = createCasesOfSources(db);
  const asOwn = (caseId: string, arriving: Arriving, text: CaseText | null, vocabulary: Vocabulary) => {
    const { facts, text: content } = arriving.decision;
    return checkedArrival(
      arrivalOf({
        ...{ caseId, facts, content, text, vocabulary, proposed: {} },
        origin: { batch: arriving.batch, row: null, sourceId: facts.sourceId, place: arriving.place },
        sampling: 'curated',
        raw: arriving.raw,
        sketch: minHashOf(content),
      }),
    );
  };

  const link = async (
    caseId: string,
    { decision: { facts }, raw, batch, place }: Arriving,
    text: CaseText | null,
    context: CommandContext,
  ): Promise<Became> => {
    const link = caseSourceLinked.schema.safeParse({
      ...{ caseId, raw, text },
      origin: { batch, row: null, sourceId: facts.sourceId, place },
      source: { how: 'crawled', at: facts.at },
    });
    if (!link.success) return { caseId: null, ...refused('값이 자료의 규칙에 맞지 않습니다.') };
    let other = false;
    const { events } = await commands.handle(caseDecider, {
      stream: caseStream(caseId),
      command: { type: 'LinkSource', link: link.data },
      context,
      first: ({ state }) => {
        const now = linkOf(link.data);
        const before = state?.links.find((one) => isOfSameSource(one, now));
        // With the same text it is this very command, which was given before.
        other = before !== undefined && before.text !== now.text;
      },
    });
    if (events.length === 0) return { caseId, verdict: 'unchanged', message: null };
    return other
      ? { caseId, verdict: 'changed', message: '함께 적어 둔 출처의 본문이 바뀌었습니다.' }
      : { caseId, verdict: 'linked', message: null };
  };

  return {
    collect: async (arriving, vocabulary, context) => {
      const { facts, text: content } = arriving.decision;
      const text = content === '' ? null : { hash: await blobs.put(content, 'text/plain'), chars: content.length };
      const own = collectedCaseId(facts);
      const collect = async (): Promise<Became> => {
        const arrival = asOwn(own, arriving, text, vocabulary);
        const became = isArrival(arrival) ? await collectCase(arrival, commands, context) : arrival;
        return { caseId: became.verdict === 'refused' ? null : own, ...became };
      };
      const joined = facts.sourceId === null ? undefined : (await casesOf([facts.sourceId])).get(facts.sourceId);
      if (joined !== undefined && joined !== own) return link(joined, arriving, text, context);
      const { state: known } = await commands.load(caseDecider, caseStream(own));
      if (known) return hasOtherText(known, arriving, text) ? link(own, arriving, text, context) : collect();
      if (facts.sourceId === null || !(isIdentified(facts) || isOneCommission(facts.tribunal))) return collect();

      // It may have become a case from elsewhere, perhaps a moment ago.
      return underLock(db, lockOf(facts), async () => {
        if (!(await upToDate())) throw new Error('the read models are behind: it isn’t known whether the case exists');
        const elsewhere =
          (isIdentified(facts) ? await caseFromElsewhere(db, facts) : null) ??
          (await commissionCase(arriving.decision, { db, commands, blobs }));
        return elsewhere === null ? collect() : link(elsewhere, arriving, text, context);
      });
    },

    confirmPopulation: async (caseId, context) => {
      await commands.handle(caseDecider, {
        stream: caseStream(caseId),
        command: { type: 'ConfirmPopulation' },
        context,
      });
    },
  };
};

/**
 * Whether the case has its text from another place than this one, and this place has another text. Places clean and cut a
 * decision differently; if each of them replaced the text of the other, every crawl would change the case.
 */
const hasOtherText = (
  { origin, draft, stage, takenBack = false }: LegalCase & { readonly takenBack?: boolean },
  { decision: { facts }, place }: Arriving,
  text: CaseText | null,
): boolean =>
  origin?.place !== place &&
  draft.text?.hash !== text?.hash &&
  !(stage === 'withdrawn' && takenBack) &&
  !isOtherDecision(draft, { ...facts, caseNumbers: [...facts.caseNumbers] });
