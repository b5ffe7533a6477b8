import { expect, it } from 'vitest';
import type { z } from 'zod';
import { contexts, declared } from './contexts.ts';
import { fold } from './engine/foundation/declared.ts';
import { descriptionOf } from './engine/settings/setting.ts';
import type { Settings } from './engine/settings/settings.ts';
import { readSettings } from './settings.ts';

it('explains in Korean what is wrong with each variable and what to do, without the value, which may be a secret', () => {
  const secret = 'https://user:hunter2@mail.example.com';
  const environment = { PORT: 'abc', LOG_LEVEL: 'loud', SMTP_URL: secret, MAIL_FROM: 'hunter2', KAKAO_CLIENT_ID: 'k' };
  expect(() => readSettings(environment)).toThrow(
    [
      'PORT의 값이 잘못되었습니다. 0에서 65535 사이의 정수로 적어 주세요.',
      'LOG_LEVEL의 값이 잘못되었습니다. fatal, error, warn, info, debug, silent 가운데 하나로 적어 주세요.',
      'SMTP_URL의 값이 잘못되었습니다. smtps://계정:비밀번호@서버:465나 smtp://계정:비밀번호@서버:587처럼 적어 주세요.',
      'MAIL_FROM의 값이 잘못되었습니다. 노무체크 <no-reply@example.com>처럼 주소 하나를 적어 주세요.',
      'KAKAO_CLIENT_ID만 있고 KAKAO_CLIENT_SECRET가 없습니다. 둘 다 적거나 둘 다 지워 주세요.',
    ].join('\n'),
  );
});

it('refuses in Korean whatever is written into a variable that doesn’t take it', () => {
  const refusals = declared.settings.flatMap(({ variables, read }) =>
    Object.keys(variables).flatMap((name) => {
      try {
        read({ [name]: '\u0000 hunter2 \u0000' });
        return [];
      } catch (error) {
        return String(error);
      }
    }),
  );
  expect(refusals.length).toBeGreaterThan(40);
  for (const refusal of refusals) {
    expect(refusal).toMatch(/주세요\.$/);
    expect(refusal).not.toMatch(/hunter2|Invalid/);
  }
});

it('takes every variable from one owner', () => {
  const nothing = { events: [], projections: [], processManagers: [], sentences: {} };
  for (const settings of declared.settings)
    expect(() => fold([...contexts, { ...nothing, name: 'twin', settings }])).toThrow(/two contexts declare [A-Z_]+$/);
});

// `vitest -u` writes the document anew.
it('is documented in docs/configuration.md as it is declared', async () => {
  await expect(documentOf(declared.settings)).toMatchFileSnapshot('../docs/configuration.md');
});

const documentOf = (settings: readonly Settings<unknown>[]): string => `# Configuration

Every variable has a default that works. A relative path in a variable is resolved from the clone's folder, wherever the command was
typed; a file named on a command line is resolved from the folder where the command was typed. A value that can't be read stops the
start; the message says in Korean which variable it is and what it should look like. A variable marked as secret lets somebody in: keep
it out of files that others read.

Each section is declared where it is used: a context's in \`backend/<context>/settings.ts\`, the engine's in \`backend/engine/settings/\`.
This document is written from there: \`npx vitest run --config .config/vitest.config.ts --project unit backend/settings.test.ts -u\`.
${settings.map(sectionOf).join('')}`;

const sectionOf = ({ title, about, variables }: Settings<unknown>): string => `
## ${title}
${about === undefined ? '' : `\n${about}\n`}
| variable | default | what it does |
| --- | --- | --- |
${Object.entries(variables)
  .map(([name, schema]) => rowOf(name, schema))
  .join('')}`;

const rowOf = (name: string, schema: z.ZodType): string => {
  const { does, isSecret, unset = defaultOf(schema) } = descriptionOf(schema);
  return `| \`${name}\`${isSecret ? ' (secret)' : ''} | ${unset} | ${does} |\n`;
};

const defaultOf = (schema: z.ZodType): string => {
  const value = schema.parse(undefined);
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'number' || (typeof value === 'string' && value !== '') ? `\`${value}\`` : 'none';
};
