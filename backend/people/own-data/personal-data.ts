import type { TablesOfPeople } from '../../engine/vault/people-in-the-vault.ts';

/** The tables of the words by which people are found, and of the console's preferences. */
export const peopleTables: TablesOfPeople = {
  name_tokens: { people: ['user_id'], erase: 'delete from vault.name_tokens where user_id = $1::uuid' },
  preferences: { people: ['user_id'], erase: 'delete from vault.preferences where user_id = $1::uuid' },
};
