import { type CaseEvent, isRefining } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseLineage } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { ActorNames, Reader } from '../../engine/history/actor-names.ts';
import { sourcesOf } from './case-sources.ts';

/** The origin of a case, who refined it, and who accepted it when. */
export const lineageOf = async (
  events: readonly RecordedEvent<CaseEvent>[],
  names: ActorNames,
  reader: Reader,
): Promise<CaseLineage> => {
  const nameOf = await names(
    events.map(({ actor }) => actor),
    reader,
  );
  const actorOf = ({ actor, at }: RecordedEvent<CaseEvent>) => ({ id: actor.id, name: nameOf(actor), at });
  const arrival = events.find(({ type }) => type === 'CaseCollected');
  const accepted = events.findLast(({ type }) => type === 'CaseAccepted');
  // For each person, the last time that they worked on it before it was accepted.
  const before = events.filter((event) => isRefining(event) && event.revision < (accepted?.revision ?? 0));
  const lastOfEach = new Map(before.map((event) => [event.actor.id, event]));
  const lastText = events.findLast(({ type }) => type === 'CaseCollected' || type === 'CaseTextChanged');
  const came = lastText?.type === 'CaseCollected' || lastText?.type === 'CaseTextChanged' ? lastText.data : null;
  return {
    origin: came?.origin ?? null,
    sourceAt: came?.draft.source.at ?? null,
    sources: sourcesOf(events),
    collected: arrival ? actorOf(arrival) : null,
    refined: [...lastOfEach.values()].map(actorOf),
    accepted: accepted ? actorOf(accepted) : null,
  };
};
