import { eventStoreContract } from '../event-store.contract.ts';
import { eventStoreModel } from '../event-store-model.fixture.ts';
import { epochsContract } from '../positions/epochs-contract.fixture.ts';
import { openTestLog } from './testing/test-log.ts';

eventStoreContract('PostgreSQL', openTestLog);
eventStoreModel('PostgreSQL', openTestLog);
epochsContract('PostgreSQL', openTestLog);
