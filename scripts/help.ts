import { readFileSync } from 'node:fs';

/** `npm run help`: every command and what it does. A test compares the list with package.json. */
export const commands: Readonly<Record<string, string>> = {
  start: '설치·데이터베이스·사이트까지 한 번에 켭니다. http://localhost:3000',
  dev: '고치면 바로 반영되는 개발 서버를 켭니다. 사이트 http://localhost:5173',
  test: '타입, 형식, 가져오기 방향, 단위·통합·브라우저 테스트. `npm test -- 낱말`은 그 경로만',
  'test:long': '같은 테스트를 훨씬 많은 경우로, 오래 걸리는 것까지 돌립니다',
  bench:
    '기록, 계산, 읽기 표, 판례 검색, 서비스 호출의 빠르기를 같은 자리에서 잰 기준과 견줍니다. 백만 이벤트와 사건 10만 건으로 재려면 `--long`, 검색 순서가 얼마나 좋은지만 재려면 `--relevance`, AI 자문의 답을 판정한 질문 40개로 재려면 `--advice`',
  rebuild:
    '읽기 표를 서비스가 켜진 채로 기록에서 다시 만들어 바꿉니다. `npm run rebuild -- users`, 견주기만 하려면 `--dry-run`. 이 프로그램이 모르는 표를 지우려면 `npm run rebuild -- --drop-unknown`',
  verify: '기록의 사슬과 위치, 그리고 모든 읽기 표가 기록과 같은지 확인합니다',
  backup:
    '서비스가 켜진 채로 기록, 보관 표, 올린 파일을 새 폴더에 백업합니다. `npm run backup -- 새폴더`. 마스터 키는 들어가지 않으니 따로 보관합니다',
  restore: '백업을 빈 데이터베이스에 되살리고 확인합니다. `npm run restore -- 백업폴더`',
  import:
    '판례 파일이나 폴더를 받습니다. `npm run import -- 폴더 --population`(빠짐없이 모은 자료) 또는 `--curated`, 살펴보기만 하려면 `--dry-run`',
  user: '계정 관리. `npm run user -- grant-super 이메일`, 2단계 인증을 풀어 주려면 `second-factor-off 이메일`',
  ruleset:
    '이 프로그램의 질문지를 지금 쓰는 것과 견줍니다. `npm run ruleset -- show`, 쓰기 시작하려면 `npm run ruleset -- publish 사유`',
  words:
    '검색 동의어의 기본 낱말 묶음을 넣습니다. 처음 켤 때 저절로 들어가며, 직접 넣거나 고친 동의어가 있으면 아무것도 바꾸지 않습니다',
  build: '사이트와 업무 화면을 만듭니다(바뀐 것이 있을 때만)',
  format: '코드 형식을 맞추고 고칠 수 있는 것을 고칩니다',
  help: '이 목록을 보여 줍니다',
};

export const scriptNames = (): string[] => {
  const manifest: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  );
  return Object.keys(manifest.scripts);
};

if (import.meta.main) {
  console.log('노무체크 명령\n');
  for (const [name, what] of Object.entries(commands)) {
    const command = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
    console.log(`  ${command.padEnd(20)} ${what}`);
  }
}
