import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { AdminUserCounts } from '@nomucheck/domain/people/contract/admin-user.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import { countUsers } from '@nomucheck/projections/people/counts.ts';
import { users } from '@nomucheck/projections/people/users.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import type { CheckList } from '../checks/context.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import type { Sealer } from '../engine/sealing/sealer.ts';
import type { Vault } from '../engine/vault/vault.ts';
import type { FileLinks } from '../files/context.ts';
import { type AccessLogView, createAccessLogView } from './access-log-view.ts';
import { createPeopleEditing, type PeopleEditing } from './editing/people-editing.ts';
import type { Erasure } from './erasure/erasure.ts';
import { createNameIndex, type NameIndex } from './list/name-index.ts';
import { createPeopleList, type PeopleList } from './list/people-list.ts';
import { createPeopleSearch, type PeopleSearch } from './list/people-search.ts';
import { createPersonDetails, type PersonDetails } from './person-details.ts';
import type { NameTokens } from './vault/name-tokens.ts';

export type PeopleParts = {
  readonly db: DbPool;
  readonly sealer: Sealer;
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'sessions' | 'reservations' | 'accessLog'>;
  readonly nameTokens: NameTokens;
  readonly blindIndex: BlindIndex;
  readonly erasure: Pick<Erasure, 'erase'>;
  readonly checkList: CheckList;
  readonly names: ActorNames;
  readonly fileLinks: Pick<FileLinks, 'to'>;
  /** The list's read model couldn't answer; the value is PostgreSQL's error code. */
  readonly onListFailure: (sqlState: string) => void;
};

/** What the firm's admins see and change about people. */
export type People = {
  readonly list: PeopleList;
  readonly search: PeopleSearch;
  readonly counts: (from: LocalDate, to: LocalDate) => Promise<AdminUserCounts>;
  readonly details: PersonDetails;
  readonly editing: PeopleEditing;
  readonly accessLog: AccessLogView;
  readonly nameIndex: NameIndex;
  /** The projections that the list is read from, and those of one person's page. */
  readonly listProjections: readonly string[];
  readonly detailProjections: readonly string[];
};

export const createPeople = (parts: PeopleParts): People => {
  const { db, sealer, commands, vault, nameTokens, blindIndex, erasure, checkList, names, fileLinks } = parts;
  const { sessions, reservations, accessLog } = vault;
  const nameIndex = createNameIndex({ commands, nameTokens, blindIndex });
  const search = createPeopleSearch({ reservations, names: nameIndex, blindIndex });
  return {
    nameIndex,
    search,
    list: createPeopleList({ db, sealer, search, onFailure: parts.onListFailure }),
    counts: (from, to) => countUsers(db, from, to),
    details: createPersonDetails({ commands, sessions, checks: checkList, names, fileLinks }),
    accessLog: createAccessLogView({ commands, accessLog, names }),
    editing: createPeopleEditing({ commands, sessions, erasure }),
    listProjections: [users.name],
    detailProjections: [users.name, checks.name],
  };
};
