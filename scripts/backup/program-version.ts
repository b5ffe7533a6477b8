import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** This program's version. */
export const programVersion = async (): Promise<string> =>
  z
    .looseObject({ version: z.string() })
    .parse(JSON.parse(await readFile(new URL('../../package.json', import.meta.url), 'utf8'))).version;
