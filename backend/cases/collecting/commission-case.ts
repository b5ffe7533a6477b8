import {
  type CommissionDecision,
  isOneCommission,
  sameCommissionDecision,
} from '@nomucheck/domain/cases/decision/commission-decision.ts';
import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { likenessKeys, minHashOf } from '@nomucheck/domain/cases/likeness.ts';
import { comparedTribunal } from '@nomucheck/domain/cases/tribunal-names.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Blobs } from '../../engine/vault/blobs.ts';
import { standingCase } from '../standing-case.ts';
import { nameSpaceOf } from './same-decision.ts';

export type CommissionCaseParts = {
  readonly db: Db;
  readonly commands: Pick<CommandHandler, 'load' | 'loadMany'>;
  readonly blobs: Pick<Blobs, 'getAll'>;
};

/** More cases than this with a key in common are alike because of a formula. */
const mostCompared = 50;

/**
 * The case of a commission's decision that another source brought, as far as the read models have come. null: there is none,
 * or several may be it, between which a person has to choose; likeness proposes them.
 */
export const commissionCase = async (
  { facts, text }: Decision,
  { db, commands, blobs }: CommissionCaseParts,
): Promise<string | null> => {
  if (facts.sourceId === null || !isOneCommission(facts.tribunal)) return null;
  const keys = likenessKeys(facts.caseNumbers, minHashOf(text));
  if (keys.length === 0) return null;
  // Two numbers of one source are two decisions: a case that has one of them already, also through a merged one, isn't this.
  const { rows } = await db.query<{ id: string }>(
    `select w.id from read.case_work w
     where w.like_keys && $1::integer[] and w.plain_tribunal = $2 and w.kind = $3 and not exists (
       select 1 from read.case_sources s
       where split_part(s.source_id, ':', 1) = $4 and s.case_id in (
         select m.id from read.case_work m
         where m.id = coalesce(w.merged_into, w.id) or m.merged_into = coalesce(w.merged_into, w.id)))
     order by w.id limit ${mostCompared + 1}`,
    [keys, comparedTribunal(facts.tribunal), facts.kind, nameSpaceOf(facts.sourceId)],
  );
  if (rows.length > mostCompared) return null;
  const arrived: CommissionDecision = { ...facts, caseNumbers: [...facts.caseNumbers], texts: [text] };
  const found = { number: new Set<string>(), text: new Set<string>() };
  const compared = await commands.loadMany(
    caseDecider,
    rows.map(({ id }) => caseStream(id)),
  );
  for (const { state } of compared.values()) {
    if (!state || (state.stage === 'withdrawn' && state.takenBack)) continue;
    const same = sameCommissionDecision(arrived, await decisionOf(state, blobs));
    if (same !== null) found[same].add((await standingCase(commands, state)).caseId);
  }
  return theOnly(found.number.size > 0 ? found.number : found.text);
};

const decisionOf = async (
  { record, draft, sourceText, links }: LegalCase,
  blobs: CommissionCaseParts['blobs'],
): Promise<CommissionDecision> => {
  const hashes = [sourceText?.hash, ...links.map(({ text }) => text)].filter((hash) => typeof hash === 'string');
  const texts = await blobs.getAll(hashes);
  return { ...(record ?? draft), texts: [...texts.values()].map(({ content }) => content.toString()) };
};

const theOnly = (ids: ReadonlySet<string>): string | null => (ids.size === 1 ? ([...ids][0] ?? null) : null);
