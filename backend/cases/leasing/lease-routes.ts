import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { casePresence, casePresenceBody, nextFree, nextFreeBody } from '@nomucheck/domain/cases/contract/leasing.ts';
import { caseDecider, caseStream, type LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { type NamesOf, namedInOrder } from '../../engine/history/people-names.ts';
import { adminRoute, idParams, noInput, type Route } from '../../engine/http/route.ts';
import { visibleCase } from '../history/visible-case.ts';
import { heldBy } from './held-by.ts';
import type { CaseLeases } from './leases.ts';

export type LeaseRouteParts = {
  readonly leases: CaseLeases;
  readonly commands: Pick<CommandHandler, 'load' | 'loadMany'>;
  readonly namesOf: NamesOf;
};

/** Who works on which case of the queue. */
export const leaseRoutes = ({ leases, commands, namesOf }: LeaseRouteParts): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/refines/data/:id/presence',
    summary:
      'Says that the caller has the case open, works on it, or leaves it; answers who holds it and who else has it open.',
    params: idParams,
    body: casePresenceBody,
    answers: casePresence,
    handle: async ({ params: { id }, body: { working, take, leave } }, caller) => {
      const me = caller.actor.id;
      const { state } = await commands.load<LegalCase | null, never>(caseDecider, caseStream(id));
      visibleCase(state, caller);
      if (leave) await leases.leave(id, me);
      else {
        await leases.note(id, me);
        if (working || take) await leases.work(id, me, take);
      }
      const [[lease], others] = await Promise.all([leases.of([id]), leases.others(id, me)]);
      const nameOf = await namesOf([...others, lease?.holder]);
      return { body: { holder: heldBy(lease, nameOf), present: namedInOrder(others, nameOf) } };
    },
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/refines/lease',
    summary: 'The first of these cases that nobody else works on, which is the caller’s from now on.',
    body: nextFreeBody,
    answers: nextFree,
    handle: async ({ body: { ids } }, caller) => {
      authorize(caller.actor, 'case.refine', {});
      const me = caller.actor.id;
      // By the log: a list may still show a case that has just been accepted or merged.
      const records = await commands.loadMany<LegalCase | null, never>(caseDecider, ids.map(caseStream));
      const isOpen = (id: string): boolean => {
        const state = records.get(caseStream(id))?.state;
        return state != null && state.edition === 0 && state.stage !== 'merged';
      };
      const id = await leases.firstFree(ids.filter(isOpen), me);
      const held = (await leases.of(ids)).filter(({ holder }) => holder !== me).length;
      return { body: { id, held } };
    },
  }),
];
