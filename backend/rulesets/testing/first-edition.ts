import firstJson from '@nomucheck/domain/rulesets/first-ruleset.fixture.json' with { type: 'json' };
import { rulesetContentSchema } from '@nomucheck/domain/rulesets/ruleset-from-json.ts';
import { publishOnDatabase } from './publish-on-database.ts';

/**
 * Run as a program by browser tests: puts the first edition into force on a new database. A service that then starts on it
 * stands as an installation that ran before this program's edition.
 */
await publishOnDatabase(rulesetContentSchema.parse(firstJson));
