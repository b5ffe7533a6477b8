import { parseArgs } from 'node:util';

/** The environment with what was written on the command line of `npm start`. Throws in Korean. */
export const environmentWith = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string | undefined>> => {
  const { role } = argumentsOf(args);
  return role === undefined ? environment : { ...environment, ROLE: role };
};

const argumentsOf = (args: readonly string[]): { readonly role?: string | undefined } => {
  try {
    return parseArgs({ args: [...args], options: { role: { type: 'string' } } }).values;
  } catch {
    throw new Error('npm start는 --role만 받습니다. npm start -- --role=api처럼 적어 주세요.');
  }
};

/** Whether a process of this environment shows pages; a wrong role is refused elsewhere. */
export const showsPages = ({ ROLE = 'all' }: Readonly<Record<string, string | undefined>>): boolean =>
  ROLE === 'all' || ROLE === 'api';
