import { type Granted, grantSuper } from '../backend/accounts/machine/grant-super.ts';
import { type Released, releaseSecondFactor } from '../backend/accounts/machine/release-second-factor.ts';
import { withDatabase } from './with-database.ts';

/** `npm run user -- grant-super | second-factor-off EMAIL`: on the service's database, also while the service runs. */

const commands = { 'grant-super': grantSuper, 'second-factor-off': releaseSecondFactor } as const;
const isCommand = (name: string | undefined): name is keyof typeof commands =>
  name !== undefined && Object.hasOwn(commands, name);

const said: Readonly<Record<Granted | Released, { readonly text: string; readonly ok: boolean }>> = {
  granted: { ok: true, text: '최고 관리자 권한을 주었습니다. 그 사람이 다시 로그인하면 적용됩니다.' },
  already: { ok: true, text: '이미 최고 관리자입니다.' },
  released: {
    ok: true,
    text: '2단계 인증을 껐습니다. 그 사람은 모든 기기에서 로그아웃되었고, 비밀번호로 다시 로그인합니다.',
  },
  is_off: { ok: true, text: '2단계 인증이 켜져 있지 않습니다.' },
  no_such_account: { ok: false, text: '이 이메일로 가입한 사람이 없습니다. 먼저 사이트에서 가입해 주세요.' },
  no_database_yet: { ok: false, text: '아직 데이터베이스가 없습니다. 먼저 npm start로 서비스를 켜 주세요.' },
};

const [command, email] = process.argv.slice(2);
if (!isCommand(command) || !email) {
  console.error('사용법: npm run user -- grant-super 이메일\n        npm run user -- second-factor-off 이메일');
  process.exit(2);
}

await withDatabase(async (place) => {
  const { text, ok } = said[await commands[command](place, email)];
  console.log(text);
  process.exitCode = ok ? 0 : 1;
});
