import {
  answerConsultationBody,
  assignConsultationBody,
  changeConsultationBody,
  closeConsultationBody,
  consultationDetail,
  consultationOut,
  makeConsultationFreeBody,
} from '@nomucheck/domain/consultations/contract.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type Answer, idParams, loginRoute, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { consultationAnswer, isOfFirm, shown } from './consultation-routes.ts';
import type { By, Handling } from './handling.ts';
import { type LoadedConsultation, visibleConsultation } from './loaded-consultation.ts';
import type { ConsultationViews } from './reading/consultation-views.ts';

export type StepRouteParts = {
  readonly commands: CommandHandler;
  readonly handling: Handling;
  readonly views: ConsultationViews;
};

type CallOf = {
  readonly body: { readonly expectedRevision?: number | undefined };
  readonly context: CommandContext;
  readonly ifMatch: number | undefined;
};
const byOf = ({ body, context, ifMatch }: CallOf, caller: Caller): By => ({
  ...{ caller, context, expectedRevision: body.expectedRevision ?? ifMatch },
});

const wordless = '거두면서는 글을 보낼 수 없어요. 보낼 글이 있으면 먼저 보내 주세요.';

/** What the person and the firm do with a consultation. Each answers the record as the step left it. */
export const stepRoutes = ({ commands, handling, views }: StepRouteParts): readonly Route[] => {
  const afterwards = async (loaded: LoadedConsultation, caller: Caller, at: string): Promise<Answer> => ({
    ...(await shown(views, loaded, loaded, caller, at)),
    position: loaded.position,
  });

  return [
    loginRoute({
      ...noInput,
      method: 'put',
      path: '/api/consult/:id',
      summary: 'Adds a message to the caller’s consultation, wishes other times, once, or makes an unpaid one free.',
      params: idParams,
      body: changeConsultationBody,
      answers: consultationOut,
      handle: async (call, caller) => {
        const { message = null, slots = null, kind } = call.body;
        const of = { message, slots, toFree: kind === 'free' };
        const loaded = await handling.change(call.params.id, of, byOf(call, caller));
        return afterwards(loaded, caller, call.context.at);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/consult/:id/assign',
      summary:
        'Takes a consultation, or hands it to another attorney; with a reason where there is a conflict of interest.',
      params: idParams,
      body: assignConsultationBody,
      answers: consultationDetail,
      handle: async (call, caller) => {
        const { assignee, reason } = call.body;
        const to = assignee === 'me' ? caller.actor.id : assignee;
        const loaded = await handling.assign(call.params.id, to, reason, byOf(call, caller));
        return afterwards(loaded, caller, call.context.at);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/consult/:id/answer',
      summary: 'Answers, agrees on one of the wished times, or both; by whoever has the consultation.',
      params: idParams,
      body: answerConsultationBody,
      answers: consultationDetail,
      handle: async (call, caller) => {
        const { message = null, at: agreedAt = null } = call.body;
        const loaded = await handling.answer(call.params.id, { message, agreedAt }, byOf(call, caller));
        return afterwards(loaded, caller, call.context.at);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/consult/:id/free',
      summary: 'Makes an unpaid consultation a free one; by whoever has it.',
      params: idParams,
      body: makeConsultationFreeBody,
      answers: consultationDetail,
      handle: async (call, caller) => {
        const loaded = await handling.makeFree(call.params.id, byOf(call, caller));
        return afterwards(loaded, caller, call.context.at);
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/consult/:id/close',
      summary: 'The person takes it back; the firm closes it with an outcome.',
      params: idParams,
      body: closeConsultationBody,
      answers: consultationAnswer,
      handle: async (call, caller) => {
        const { id } = call.params;
        const { outcome, message = null } = call.body;
        const { consultation } = await visibleConsultation(commands, id, caller.actor);
        const close = (): Promise<LoadedConsultation> => {
          if (!isOfFirm(consultation.owner, caller)) {
            if (message !== null) throw new DomainError('consult_failed', { errors: { message: wordless } });
            return handling.takeBack(id, byOf(call, caller));
          }
          if (outcome === undefined)
            throw new DomainError('invalid_request', { errors: { outcome: '결과를 골라 주십시오.' } });
          return handling.close(id, { message, outcome }, byOf(call, caller));
        };
        return afterwards(await close(), caller, call.context.at);
      },
    }),
  ];
};
