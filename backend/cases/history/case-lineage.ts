import type { CaseLineage } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { ActorNames, Reader } from '../../engine/history/actor-names.ts';
import type { CasePast, Step } from './case-past.ts';

/** The origin of a case, who refined it before it was accepted, and who accepted it when. */
export const lineageOf = async (
  { collected, accepted, workersBeforeAcceptance, came, sources }: CasePast,
  names: ActorNames,
  reader: Reader,
): Promise<CaseLineage> => {
  const refined = [...workersBeforeAcceptance.values()];
  const actors = [collected, accepted, ...refined].flatMap((step) => (step ? [step.actor] : []));
  const nameOf = await names(actors, reader);
  const named = ({ actor, at }: Step) => ({ id: actor.id, name: nameOf(actor), at });
  return {
    ...came,
    sources: [...sources],
    collected: collected && named(collected),
    refined: refined.map(named),
    accepted: accepted && named(accepted),
  };
};
