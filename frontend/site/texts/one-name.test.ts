import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The texts that people read: pages, results, papers, messages and policies. What the advice understands is in people's own words. */
const read = [
  'frontend/site/**/*.{ts,tsx}',
  'domain/{accounts,applications,checks,claims,consultations,kernel,messages,orders,reminders,rulesets,sharing}/**/*.ts',
  'backend/{accounts,applications,checks,consultations,messages,orders,reminders}/**/*.ts',
  'backend/policies/seed/*.md',
];

/** By the one name, the others that people could take for something else. */
const others: Readonly<Record<string, RegExp>> = {
  휴대전화: /휴대폰|핸드폰/,
  비밀번호: /패스워드|비번/,
  인증번호: /인증 ?코드/,
  이메일: /전자우편|e-?메일/i,
  기기: /디바이스/,
  회원가입: /회원 가입/,
  내려받기: /다운로드/,
  '새로 고침': /새로고침/,
  캘린더: /달력에 (?:넣|담|저장)/,
  '해고 통지서': /해고 ?통보서|해고통지서/,
  급여명세서: /임금 ?명세서|급여 명세서/,
  자가진단: /자가 진단/,
  '기본 진단': /간단 진단|간편 진단/,
  부당해고: /부당 해고/,
  구제신청: /구제 신청(?!서)/,
  재심신청: /재심 신청(?!하|해)/,
  '승소 가능성': /승률|승소 확률/,
  '마지막 날': /마감/,
  '임금 상당액': /임금상당액/,
  '권리구제 대리인': /국선 ?노무사/,
  노동위원회: /노동위(?!원회)/,
  고용노동부: /(?<!고용)노동부/,
  주민등록번호: /주민번호/,
  가격: /요금|이용료/,
  부가가치세: /부가세/,
};

const comments = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g;

const texts = globSync(read, { cwd: root })
  .filter((file) => !/\.test\.|fixture|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}/${file}`, 'utf8').replace(comments, '') }));

test('each thing has one name wherever people read it', () => {
  expect(texts.length).toBeGreaterThan(500);
  const found = texts.flatMap(({ file, text }) =>
    Object.entries(others).flatMap(([name, other]) =>
      text
        .split('\n')
        .filter((line) => other.test(line))
        .map((line) => `${file} doesn't say ${name}: ${line.trim()}`),
    ),
  );
  expect(found).toEqual([]);
});
