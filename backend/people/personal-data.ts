import type { TablesOfPeople } from '../engine/vault/people-in-the-vault.ts';

/** By which words a person's name is found, and what the console keeps for them. */
export const peopleTables: TablesOfPeople = {
  name_tokens: { people: ['user_id'], erase: 'delete from vault.name_tokens where user_id = $1::uuid' },
  preferences: { people: ['user_id'], erase: 'delete from vault.preferences where user_id = $1::uuid' },
};
