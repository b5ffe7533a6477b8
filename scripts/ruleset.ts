import { type MachinePublication, rulesetFromTheMachine } from '../backend/rulesets/from-the-machine.ts';
import { withDatabase } from './with-database.ts';

/** `npm run ruleset -- show | publish 사유`: also while the service runs, on the database that it uses. */

const [command, ...words] = process.argv.slice(2);
const reason = words.join(' ').trim();
if ((command !== 'show' && command !== 'publish') || (command === 'publish' && reason === '')) {
  console.error('사용법: npm run ruleset -- show\n        npm run ruleset -- publish 사유');
  process.exit(2);
}

const kinds = { added: '새로 생김', removed: '없어짐', changed: '바뀜', moved: '옮김' } as const;

const tell = ({ title, differences }: MachinePublication): void => {
  console.log(`${title ?? '새 판'}: 지금 질문지와 다른 곳 ${differences.length}곳`);
  for (const { where, title: what, kind, facts, reason: why } of differences) {
    console.log(`\n[${kinds[kind]}] ${where} ${what}`);
    if (kind === 'changed' || kind === 'moved')
      for (const { name, before, after } of facts) {
        console.log(`  ${name}\n    전: ${before ?? '없음'}\n    후: ${after ?? '없음'}`);
      }
    if (why) console.log(`  이유: ${why.why}${why.law ? ` (${why.law})` : ''}`);
  }
};

await withDatabase(async (place) => {
  const publishFor = command === 'publish' ? reason : null;
  const found = await rulesetFromTheMachine({ ...place, publishFor });
  if (found === null) {
    console.error('아직 질문지가 없습니다. 먼저 npm start로 서비스를 켜 주세요.');
    process.exitCode = 1;
    return;
  }
  if (found.outcome === 'in_force_already') {
    console.log('이 프로그램의 질문지를 이미 쓰고 있습니다.');
    return;
  }
  tell(found);
  console.log(
    found.outcome === 'published'
      ? '\n발행했습니다. 켜져 있는 서비스는 지금부터 이 질문지를 씁니다. 지난 진단은 그때의 질문지를 그대로 따르고, 작성 중인 진단은 다음 저장 때 같은 질문의 답을 옮겨 옵니다.'
      : '\n발행하려면: npm run ruleset -- publish 사유',
  );
});
