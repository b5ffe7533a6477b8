import type { TablesOfPeople } from '../engine/vault/people-in-the-vault.ts';

/** What is stored beside the log for sign-ins. */
export const accountTables: TablesOfPeople = {
  credentials: { people: ['user_id'], erase: 'delete from vault.credentials where user_id = $1::uuid' },
  second_factors: { people: ['user_id'], erase: 'delete from vault.second_factors where user_id = $1::uuid' },
  second_factor_graces: {
    people: ['user_id'],
    erase: 'delete from vault.second_factor_graces where user_id = $1::uuid',
  },
  recovery_codes: { noPersonalData: 'keyed hashes, which go with the second factor that they stand in for' },
  codes: { people: ['user_id'], erase: 'delete from vault.codes where user_id = $1::uuid' },
  known_networks: {
    noPersonalData:
      'keyed hashes of an account, and of one and a network; forgotten three months after the last sign-in',
  },
  oauth_flows: { noPersonalData: 'a sign-in that is under way, as hashes: whose, isn’t known yet' },
};
