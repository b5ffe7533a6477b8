import { readFileSync, statSync } from 'node:fs';
import { dirname, parse } from 'node:path';

/** The system account of a server process. */
export type Account = { readonly uid: number; readonly gid: number };

/**
 * PostgreSQL refuses to run as root. So as root the server runs as `postgres` if the machine has that account,
 * otherwise as `nobody`. Undefined when this process isn't root: then the server runs as the same account. Throws
 * when this process is root and the machine has neither account.
 */
export const serverAccount = (): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':');
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL을 실행할 계정(postgres 또는 nobody)이 이 컴퓨터에 없습니다.');
};

/** Whether this account may reach the folder: every folder above it must be open to other accounts. */
export const canReach = (account: Account, folder: string): boolean => {
  for (let above = dirname(folder); ; above = dirname(above)) {
    const { mode, uid } = statSync(above);
    const mayEnter = uid === account.uid ? mode & 0o100 : mode & 0o001;
    if (!mayEnter) return false;
    if (above === parse(above).root) return true;
  }
};
