import { rightEdition, wrongEdition } from '@nomucheck/domain/checks/corrections/two-editions.fixture.ts';
import { publishOnDatabase } from '../../../rulesets/testing/publish-on-database.ts';

/** Run as a program by browser tests: puts the `wrong` or the `right` edition into force on the database of a running service. */
await publishOnDatabase(process.argv[2] === 'right' ? rightEdition : wrongEdition);
