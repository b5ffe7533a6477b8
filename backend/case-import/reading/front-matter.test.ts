import { readPrecedent } from '@nomucheck/domain/cases/precedent-file.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../../.config/processor-time.ts';
import { splitFrontMatter } from './front-matter.ts';

const file = (head: string, body = '본문') => `---\n${head}\n---\n${body}`;
const fieldsOf = (head: string) => splitFrontMatter(file(head)).head;

const refusal = (text: string): string => {
  try {
    splitFrontMatter(text);
  } catch (error) {
    if (error instanceof DomainError) return error.details.errors?.[''] ?? '';
    throw error;
  }
  return 'not refused';
};

describe('the front matter of a Markdown file', () => {
  it('is separated from the body, whatever follows its end', () => {
    expect(splitFrontMatter('---\n사건번호: 2021두1\n---\n\n# 제목\n---\n끝')).toEqual({
      head: { 사건번호: '2021두1' },
      body: '\n# 제목\n---\n끝',
    });
    expect(splitFrontMatter('---\n사건번호: 2021두1\n...\n본문').body).toBe('본문');
    expect(splitFrontMatter('---\n---\n본문')).toEqual({ head: {}, body: '본문' });
  });

  it('keeps every value as the text that was written', () => {
    expect(fieldsOf('판례일련번호: 0900\n선고일자: 2022-03-10\n확정: true\n쪽: 1_000')).toEqual({
      판례일련번호: '0900',
      선고일자: '2022-03-10',
      확정: 'true',
      쪽: '1_000',
    });
  });

  it('reads quotes, escapes, folded lines, blocks and comments as YAML does', () => {
    const head = [
      "사건명: '부당해고''구제'",
      String.raw`제목: "따옴표 \"안\" \uAC00"`,
      '기관명: 중앙노동위원회   # 재심',
      '비고: >-',
      '  두 줄을',
      '  한 줄로',
      "긴 제목: '앞",
      "  뒤'",
    ].join('\n');
    expect(fieldsOf(head)).toEqual({
      사건명: "부당해고'구제",
      제목: '따옴표 "안" 가',
      기관명: '중앙노동위원회',
      비고: '두 줄을 한 줄로',
      '긴 제목': '앞 뒤',
    });
  });

  it('joins a list with commas, reads an empty value as empty, and ignores nested values', () => {
    const head =
      '사건번호:\n  - 2021두1\n  - 2021두2\n참조: [가, "나"]\n첨부: []\n원본: null\n물결: ~\n겹침: {가: {나: 다}}\n별칭: *가';
    expect(fieldsOf(head)).toEqual({
      사건번호: '2021두1, 2021두2',
      참조: '가, 나',
      첨부: '',
      원본: '',
      물결: '',
      겹침: '',
      별칭: '',
    });
  });

  it('uses the first of two fields with one name', () => {
    expect(fieldsOf('사건번호: 2021두1\n사건번호: 2021두2')).toEqual({ 사건번호: '2021두1' });
  });

  it('is the same with any line ends, byte order mark and composition of Hangul', () => {
    const head = '사건번호: 2021두99001\n법원명: 대법원\n사건명: 부당해고구제재심판정취소';
    const body = '## 판례내용\n\n【주문】 상고를 기각한다.\n';
    const odd = `\ufeff${file(head, body).normalize('NFD').replaceAll('\n', '\r\n')}`;
    const decision = (text: string) => {
      const split = splitFrontMatter(text);
      return readPrecedent(split.head, split.body, 'x.md');
    };
    expect(decision(odd)).toEqual(decision(file(head, body)));
  });

  it('can’t change the prototype of the object that holds its fields', () => {
    expect(Object.keys(fieldsOf('__proto__: 가\nconstructor: 나'))).toEqual(['__proto__', 'constructor']);
  });

  it('is refused with a sentence when it is missing, has no end, or isn’t YAML', () => {
    expect(refusal('# 제목\n본문')).toContain('---');
    expect(refusal('---\n사건번호: 1\n본문')).toContain('---');
    expect(refusal(file('- 목록'))).toContain('---');
    expect(refusal(file('사건번호: 2021두1\n사건명: 해고: 무효'))).toContain('3번째 줄');
  });

  // Inputs for which the earlier parser needed minutes or exceeded the stack.
  it.each([
    ['200,000 spaces', `사건명: 가${' '.repeat(200_000)}나`],
    ['100,000 entries of a list', `목록:\n${'- 가\n'.repeat(100_000)}`],
    ['20,000 nested brackets', `깊이: ${'['.repeat(20_000)}`],
    ['50,000 fields', Array.from({ length: 50_000 }, (_, n) => `가${n}: 나`).join('\n')],
    ['a value that stands for a billion others', laughs()],
    ['a head that never ends', ' '.repeat(2_000_000)],
  ])('with %s is refused within a second', (_, head) => {
    const took = processorTimer();
    expect(refusal(file(head))).toMatch(/첫머리/);
    expect(took()).toBeLessThan(1_000);
  });
});

/** Each name is an alias for ten of the one before. */
function laughs(): string {
  const names = [...'abcdefghi'];
  const lines = names.map((name, at) => `${name}: &${name} [${Array(10).fill(at === 0 ? 'x' : `*${names[at - 1]}`)}]`);
  return `${lines.join('\n')}\n끝: ${'['.repeat(300)}`;
}
