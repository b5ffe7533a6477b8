import { offerFromMachine } from '../backend/search/words/offer-from-machine.ts';
import { withDatabase } from './with-database.ts';

/** `npm run words`: puts the words that the search begins with into the service's database, also while it runs. */

await withDatabase(async (place) => {
  const offered = await offerFromMachine(place);
  if (offered === 'no_database_yet') {
    console.error('아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.');
    process.exitCode = 1;
  } else if (offered === 'edited') {
    console.error('직접 넣거나 고친 동의어가 있어 기본 낱말 묶음을 넣지 않았습니다.');
    process.exitCode = 1;
  } else {
    console.log(`기본 낱말 묶음: 새로 넣음 ${offered.added}, 바꿈 ${offered.changed}, 그대로 ${offered.unchanged}`);
  }
});
