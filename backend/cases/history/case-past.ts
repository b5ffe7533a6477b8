import { type CaseEvent, isRefining } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseLineage, CaseSource } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { caseDecider, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { sentBackAfter } from '@nomucheck/domain/cases/refining/sent-back.ts';
import type { Actor, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Folding } from '../../engine/command-handling/folded-record.ts';
import { cameWith, sourcesAfter } from './case-sources.ts';

export type Step = { readonly actor: Actor; readonly at: string };
/** For each person the last time that they worked on it, by their id. */
type Workers = ReadonlyMap<string, Step>;

/** A case with what its pages tell of its past. It is folded and kept as records are, so a long past isn't read for each page. */
export type CasePast = {
  readonly state: LegalCase | null;
  readonly collected: Step | null;
  /** By its last acceptance. */
  readonly accepted: Step | null;
  readonly refinedBy: string | null;
  readonly workers: Workers;
  readonly workersBeforeAcceptance: Workers;
  /** Where its text came from last. */
  readonly came: Pick<CaseLineage, 'origin' | 'sourceAt'>;
  readonly sources: readonly CaseSource[];
  readonly sentBack: string | null;
};

export const casePast: Folding<CasePast, RecordedEvent<CaseEvent>> = {
  initialState: {
    ...{ state: null, collected: null, accepted: null, refinedBy: null, sources: [], sentBack: null },
    ...{ workers: new Map(), workersBeforeAcceptance: new Map(), came: { origin: null, sourceAt: null } },
  },
  evolve: (past, event) => ({
    state: caseDecider.evolve(past.state, event),
    collected: past.collected ?? (event.type === 'CaseCollected' ? stepOf(event) : null),
    ...workedOn(past, event),
    came: (event.type === 'CaseSourceLinked' ? null : cameWith(event)) ?? past.came,
    sources: sourcesAfter(past.sources, event),
    sentBack: sentBackAfter(past.sentBack, event),
  }),
};

const workedOn = (past: CasePast, event: RecordedEvent<CaseEvent>) => {
  const { accepted, refinedBy, workers, workersBeforeAcceptance } = past;
  if (event.type === 'CaseAccepted')
    return { refinedBy, workers, accepted: stepOf(event), workersBeforeAcceptance: workers };
  if (!isRefining(event)) return { accepted, refinedBy, workers, workersBeforeAcceptance };
  const { id } = event.actor;
  return { accepted, refinedBy: id, workers: new Map(workers).set(id, stepOf(event)), workersBeforeAcceptance };
};

const stepOf = ({ actor, at }: RecordedEvent): Step => ({ actor, at });
