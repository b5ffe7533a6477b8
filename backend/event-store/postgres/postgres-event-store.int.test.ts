import { eventStoreContract } from '../event-store.contract.ts';
import { openTestLog } from './test-log.ts';

eventStoreContract('PostgreSQL', openTestLog);
