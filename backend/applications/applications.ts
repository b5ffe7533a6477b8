import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import { applicationDecider, applicationStream } from '@nomucheck/domain/applications/application.ts';
import type { ApplicationBasis, ApplicationOut, ApplicationSaved } from '@nomucheck/domain/applications/contract.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { type DocumentName, standingOf } from '@nomucheck/domain/applications/standing.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import { whyNoNotice } from '@nomucheck/domain/checks/next-steps.ts';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { CheckViews } from '../checks/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Rulesets } from '../rulesets/context.ts';

export type Applications = {
  /** The draft and what it is written from. An application that nobody has begun is one without fields. */
  read(checkId: string, caller: Caller): Promise<ReadApplication>;
  /** Throws `stage_wrong` where the check leads to no document. */
  change(
    checkId: string,
    fields: FieldChanges,
    by: { readonly caller: Caller; readonly context: CommandContext; readonly expectedRevision: number | undefined },
  ): Promise<ApplicationSaved & { readonly position: string }>;
  /** The same, for a document that the person wants as a file: throws where it can't be filed on this day. */
  forFile(checkId: string, name: DocumentName, caller: Caller, at: string): Promise<ReadApplication>;
  /** What a company's notice of dismissal is written from: throws where none is written on this day. */
  forNotice(checkId: string, caller: Caller, at: string): Promise<Pick<ReadApplication, 'basis' | 'updatedAt'>>;
};

export type ReadApplication = ApplicationOut & { readonly updatedAt: string };

type Parts = {
  readonly commands: CommandHandler;
  readonly checkViews: Pick<CheckViews, 'visible'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
};

export const createApplications = ({ commands, checkViews, rulesets }: Parts): Applications => {
  /** Of one's own finished check: the firm's people, too, see no application of others. */
  const basisOf = async (
    checkId: string,
    caller: Caller,
  ): Promise<{ readonly basis: ApplicationBasis; readonly calculatedAt: string }> => {
    const { check } = await checkViews.visible(checkId, caller);
    authorize(caller.actor, 'application.use', { owner: check.owner });
    const recorded = check.calculations.at(-1);
    const published = recorded && (await rulesets.find(recorded.calculation.rulesetVersion));
    if (!recorded || !published) throw new DomainError('survey_empty');
    const { side, routes } = recorded.calculation;
    const path = walk(published.form, frameOf(check), check.answers, koreanDateOf(recorded.calculatedAt));
    const { personal } = caller.user;
    return {
      calculatedAt: recorded.calculatedAt,
      basis: {
        side,
        routes,
        answers: path.steps.map(({ section, numbering, key, title, value, derivedFrom }) => ({
          ...{ section, numbering, key, title, value, ...(derivedFrom ? { derivedFrom } : {}) },
        })),
        account: { name: toldName(personal?.name), phone: personal?.phoneNumber ?? null },
      },
    };
  };

  const read: Applications['read'] = async (checkId, caller) => {
    const { basis, calculatedAt } = await basisOf(checkId, caller);
    const { state, revision, updatedAt } = await commands.load(applicationDecider, applicationStream(checkId));
    return { checkId, revision, fields: state?.fields ?? {}, basis, updatedAt: updatedAt ?? calculatedAt };
  };

  return {
    read,
    change: async (checkId, fields, { caller, context, expectedRevision }) => {
      const { basis } = await basisOf(checkId, caller);
      if (standingOf(basis, koreanDateOf(context.at)).documents.length === 0) throw new DomainError('stage_wrong');
      const { state, revision, position } = await commands.handle(applicationDecider, {
        stream: applicationStream(checkId),
        command: { type: 'ChangeFields', owner: caller.user.id, checkId, fields },
        context,
        ...(expectedRevision === undefined ? {} : { expectedRevision }),
      });
      return { revision, fields: state?.fields ?? {}, position };
    },
    forFile: async (checkId, name, caller, at) => {
      const application = await read(checkId, caller);
      if (!standingOf(application.basis, koreanDateOf(at)).documents.includes(name))
        throw new DomainError('stage_wrong');
      return application;
    },
    forNotice: async (checkId, caller, at) => {
      const { basis, calculatedAt } = await basisOf(checkId, caller);
      const answers = new Map(basis.answers.map(({ key, value }) => [key, value] as const));
      if (whyNoNotice({ answers, result: basis, today: koreanDateOf(at) }) !== null)
        throw new DomainError('stage_wrong');
      return { basis, updatedAt: calculatedAt };
    },
  };
};
