import { isStaff } from '@nomucheck/domain/accounts/access.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { z } from 'zod';
import type { Loaded } from '../command-handling/folded-record.ts';
import type { CommandHandler } from '../command-handling/handle-command.ts';

/** The reader of a history: the firm's people see all names, other people see their own. */
export type Reader = { readonly actor: Actor };

export type ActorNames = (actors: readonly Actor[], reader: Reader) => Promise<(actor: Actor) => string>;

/** Shown instead of the name of a person who left. */
export const nameOfErased = '탈퇴한 회원';
const nameOfStaff = '노무체크 담당자';
const nameOfOther = '다른 회원';

/** Loads all names that are requested together in one read of the log; each is unsealed once. */
export const createActorNames =
  ({ commands }: { readonly commands: Pick<CommandHandler, 'loadMany'> }): ActorNames =>
  async (actors, reader) => {
    const wanted = [...new Set(actors.filter((actor) => mayName(actor, reader)).map(({ id }) => id))];
    const people = await commands.loadMany(userDecider, wanted.filter(isAccount).map(userStream));
    const names = new Map(wanted.map((id) => [id, nameOf(id, people)]));
    return (actor) => serviceNames[actor.role] ?? names.get(actor.id) ?? (isOfFirm(actor) ? nameOfStaff : nameOfOther);
  };

/** The id of an actor; empty where the reader may not know who it is, because an id that returns tells that, too. */
export const shownIdOf = (actor: Actor, reader: Reader): string =>
  serviceNames[actor.role] !== undefined || mayName(actor, reader) ? actor.id : '';

const mayName = (actor: Actor, reader: Reader): boolean =>
  serviceNames[actor.role] === undefined && may(reader.actor, 'person.readName', { owner: actor.id });

const isAccount = (id: string): boolean => z.uuid().safeParse(id).success;

const nameOf = (id: string, people: ReadonlyMap<string, Loaded<User | null>>): string =>
  isAccount(id) ? (people.get(userStream(id))?.state?.personal?.name ?? nameOfErased) : nameOfOther;

const isOfFirm = ({ role }: Actor): boolean => isStaff(role) || role === 'partner';

const serviceNames: Readonly<Partial<Record<Actor['role'], string>>> = {
  seed: '처음 넣은 자료',
  system: '시스템',
  anonymous: '로그인하지 않은 분',
};
