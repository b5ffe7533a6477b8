import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { type Company, companyDecider, companyStream } from '@nomucheck/domain/companies/company.ts';
import type { CompanyDetails, MemberRemovalReason } from '@nomucheck/domain/companies/company-events.ts';
import type { Quotas } from '@nomucheck/domain/companies/quotas.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { companiesOf } from '@nomucheck/projections/companies/company-members.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { Loaded } from '../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Reservations } from '../engine/vault/reservations.ts';

export type LoadedCompany = Loaded<Company | null> & { readonly company: Company };

/** Companies as the firm's supers keep them. Everything throws `not_found` for a company that doesn't exist. */
export type CompanyKeeping = {
  load(id: string): Promise<LoadedCompany>;
  /** Throws `invalid_request` with a sentence at `businessNumber` where another company has that number. */
  register(id: string, wanted: Wanted, context: CommandContext): Promise<LoadedCompany>;
  change(id: string, wanted: Wanted, context: CommandContext, expectedRevision?: number): Promise<LoadedCompany>;
  /** Throws `user_absent` for a person who doesn't exist or has left. */
  addMember(id: string, userId: string, context: CommandContext): Promise<LoadedCompany>;
  removeMember(id: string, userId: string, context: CommandContext): Promise<LoadedCompany>;
  close(id: string, context: CommandContext): Promise<LoadedCompany>;
  /** Takes a person who left the service out of every company. May be repeated. */
  removeFromAll(userId: string): Promise<void>;
};

type Wanted = CompanyDetails & { readonly quotas: Quotas };

export type CompanyParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly reservations: Pick<Reservations, 'reserve' | 'confirm' | 'release' | 'giveUpKind' | 'giveUp'>;
  /** Waits until the read models show everything written so far, a short while at most. */
  readonly untilListed: () => Promise<unknown>;
  readonly clock: () => Date;
};

const kind = 'business_number';

export const createCompanyKeeping = ({
  db,
  commands,
  reservations,
  untilListed,
  clock,
}: CompanyParts): CompanyKeeping => {
  const loadedOf = ({ state, ...loaded }: Loaded<Company | null>): LoadedCompany => {
    if (!state) throw new DomainError('not_found');
    return { ...loaded, state, company: state };
  };

  const load = async (id: string): Promise<LoadedCompany> =>
    loadedOf(await commands.load(companyDecider, companyStream(id)));

  /** Runs a command that gives the company this number: reserved before it, confirmed after it. */
  const withNumber = async (
    id: string,
    businessNumber: string,
    { commandId }: CommandContext,
    run: () => Promise<LoadedCompany>,
  ): Promise<LoadedCompany> => {
    const stream = companyStream(id);
    const answer = await reservations.reserve({ kind, value: businessNumber, commandId, stream });
    if (!answer.ok) throw numberInUse();
    try {
      const done = await run();
      await reservations.confirm(commandId);
      return done;
    } catch (error) {
      if (isRefusal(error)) await reservations.release(commandId);
      throw error;
    }
  };

  const removed = async (id: string, userId: string, why: MemberRemovalReason, context: CommandContext) =>
    loadedOf(
      await commands.handle(companyDecider, {
        stream: companyStream(id),
        command: { type: 'RemoveMember', userId, why },
        context,
      }),
    );

  return {
    load,
    register: (id, wanted, context) =>
      withNumber(id, wanted.businessNumber, context, async () =>
        loadedOf(
          await commands.handle(companyDecider, {
            stream: companyStream(id),
            command: { type: 'RegisterCompany', companyId: id, ...wanted },
            context,
          }),
        ),
      ),
    change: async (id, wanted, context, expectedRevision) => {
      const { company: before } = await load(id);
      const run = async () =>
        loadedOf(
          await commands.handle(companyDecider, {
            stream: companyStream(id),
            command: { type: 'ChangeCompany', ...wanted },
            context,
            ...(expectedRevision === undefined ? {} : { expectedRevision }),
          }),
        );
      const done = await withNumber(id, wanted.businessNumber, context, run);
      if (before.businessNumber !== wanted.businessNumber)
        await reservations.giveUp(kind, before.businessNumber, companyStream(id));
      return done;
    },
    addMember: async (id, userId, context) => {
      const { state: person } = await commands.load(userDecider, userStream(userId));
      if (!person || person.erased) throw new DomainError('user_absent');
      return loadedOf(
        await commands.handle(companyDecider, {
          stream: companyStream(id),
          command: { type: 'AddMember', userId },
          context,
        }),
      );
    },
    removeMember: (id, userId, context) => removed(id, userId, 'removed', context),
    close: async (id, context) => {
      const stream = companyStream(id);
      const done = loadedOf(
        await commands.handle(companyDecider, { stream, command: { type: 'CloseCompany' }, context }),
      );
      await reservations.giveUpKind(kind, stream);
      return done;
    },
    removeFromAll: async (userId) => {
      // A company that they were added to a moment ago is in the read model, too.
      await untilListed();
      for (const { id } of await companiesOf(db, userId, { closedToo: true })) {
        const commandId = followingCommandId(userId, `erased: ${companyStream(id)}`);
        const actor = { id: 'system', role: 'system' } as const;
        const context = { commandId, at: clock().toISOString(), actor, correlationId: commandId };
        await removed(id, userId, 'left_service', context);
      }
    },
  };
};

const numberInUse = (): DomainError =>
  new DomainError('invalid_request', { errors: { businessNumber: '이미 등록된 회사의 사업자등록번호예요.' } });
