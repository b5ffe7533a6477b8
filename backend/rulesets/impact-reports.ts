import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type RulesetImpact, type RulesetReport, rulesetImpact } from '@nomucheck/domain/rulesets/contract.ts';
import { publicationDecider } from '@nomucheck/domain/rulesets/publication.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Blobs } from '../engine/vault/blobs.ts';
import type { DraftedEdition } from './drafts/drafted-edition.ts';
import { type Rulesets, rulesetStream } from './rulesets.ts';

/** What editions do to all stored results. */
export type ImpactReports = {
  /** Keeps the end of a trial, so that the edition can be published with it; only of one that waits for a decision. */
  keep(version: string, impact: RulesetImpact): Promise<void>;
  /** The report with which the edition was published the last time. Throws `not_found` for one without. */
  of(version: string): Promise<RulesetReport>;
};

type Parts = {
  readonly rulesets: Pick<Rulesets, 'offered' | 'publications'>;
  readonly drafted: Pick<DraftedEdition, 'offer'>;
  readonly commands: Pick<CommandHandler, 'handle'>;
  readonly blobs: Pick<Blobs, 'put' | 'get'>;
  readonly clock: () => Date;
};

export const createImpactReports = ({ rulesets, drafted, commands, blobs, clock }: Parts): ImpactReports => ({
  keep: async (version, impact) => {
    const publications = await rulesets.publications();
    const waiting = [
      rulesets.offered().ruleset.rulesetVersion,
      (await drafted.offer())?.version,
      ...publications.map((each) => each.version),
    ];
    const { inForce: replaces } = impact;
    if (publications.at(-1)?.version !== replaces || version === replaces || !waiting.includes(version)) return;
    const report = await blobs.put(JSON.stringify(impact), 'application/json');
    const at = clock().toISOString();
    const commandId = uuidV5(`${version} in place of ${replaces}: ${report} ${at}`, trials);
    await commands.handle(publicationDecider, {
      stream: rulesetStream(version),
      command: { type: 'NoteTrial', rulesetVersion: version, replaces, report, at },
      context: { commandId, at, actor: { id: 'system', role: 'system' }, correlationId: commandId },
    });
  },
  of: async (version) => {
    const published = (await rulesets.publications()).findLast((each) => each.version === version && each.report);
    const stored = published?.report ? await blobs.get(published.report) : null;
    if (!published || !stored) throw new DomainError('not_found');
    const { at: publishedAt, tellMovedBy } = published;
    const impact = rulesetImpact.parse(JSON.parse(stored.content.toString('utf8')));
    return { id: version, publishedAt, tellMovedBy, impact };
  },
});

/** Any fixed UUID. */
const trials = 'c2d1a8a0-3c7d-4d35-a6c6-1f5a0f3c9b0e';
