import { describe, expect, it, test } from 'vitest';
import { filledIn, textsOf } from './policy-document.ts';
import { policyDocumentOf } from './policy-text.ts';
import { missingIn } from './text/required-parts.ts';
import { changesBetween } from './text/text-changes.ts';

const text = `# 이용약관

첫 문단이
이어져요.

## 제1조 목적
본문이에요.

### 작은 제목
- 하나
- 둘
1. 첫째
2. 둘째

> 눈에 띄게
> 적어요.

표: 목적과 기간
| 목적 | 보관 기간 |
| --- | --- |
| 가입 | 1년 \\| 2년 |
| 로그인 |
`;

describe('a text', () => {
  it('is read as headings, paragraphs, lists, what stands out, and tables', () => {
    expect(policyDocumentOf(text)).toEqual({
      title: '이용약관',
      intro: [{ kind: 'paragraph', text: '첫 문단이 이어져요.' }],
      sections: [
        {
          title: '제1조 목적',
          body: [
            { kind: 'paragraph', text: '본문이에요.' },
            { kind: 'heading', text: '작은 제목' },
            { kind: 'list', ordered: false, items: ['하나', '둘'] },
            { kind: 'list', ordered: true, items: ['첫째', '둘째'] },
            { kind: 'quote', text: '눈에 띄게 적어요.' },
            {
              ...{ kind: 'table', caption: '목적과 기간', head: ['목적', '보관 기간'] },
              rows: [
                ['가입', '1년 | 2년'],
                ['로그인', ''],
              ],
            },
          ],
        },
      ],
    });
  });

  test.each(['', '|', '| --- |', '- ', '# ', '## ', '> ', '표: ', '<script>alert(1)</script>', '\\|'])(
    'is read whatever stands in it: %s',
    (odd) => {
      expect(textsOf(policyDocumentOf(odd)).join('')).not.toContain('\n');
      expect(textsOf(policyDocumentOf(`# 제목\n${odd}\n## 부분\n${odd}\n${odd}`))[0]).toBe('제목');
    },
  );

  it('names the firm by its own details, and a missing one as missing', () => {
    expect(filledIn('호스팅: {hosting}', { hosting: '' })).toContain('아직 적지 않았어요');
    expect(filledIn('호스팅: {hosting}', { hosting: '튼튼호스팅' })).toBe('호스팅: 튼튼호스팅');
  });
});

describe('before it is published', () => {
  it('a text needs its form', () => {
    expect(missingIn('service', policyDocumentOf('내용'))).toHaveLength(2);
    expect(missingIn('service', policyDocumentOf(text))).toEqual([]);
    expect(missingIn('service', policyDocumentOf(text.replace('표: 목적과 기간\n', '')))).toHaveLength(1);
    expect(missingIn('service', policyDocumentOf(`${text}\n{company}에`))).toEqual([
      '{company}: 채울 수 없는 자리예요.',
    ]);
  });
  it('a consent needs purpose, data, period and the right to refuse', () => {
    expect(missingIn('marketing', policyDocumentOf(text))).toHaveLength(2);
  });
  it('the privacy policy needs the periods and the processors', () => {
    expect(missingIn('privacy', policyDocumentOf(text))).toHaveLength(2);
  });
});

describe('two texts', () => {
  it('are held side by side, place by place, each under its section, in words', () => {
    const changed = text.replace('본문이에요.', '새 본문이에요.').replace('| 가입 | 1년 \\| 2년 |', '| 가입 | 3년 |');
    expect(changesBetween(text, changed)).toEqual([
      { section: '제1조 목적', before: ['본문이에요.'], after: ['새 본문이에요.'] },
      { section: '제1조 목적', before: ['가입 · 1년 | 2년'], after: ['가입 · 3년'] },
    ]);
    expect(changesBetween(text, text)).toEqual([]);
    expect(changesBetween('', '# 새로\n- 하나')).toEqual([{ section: '새로', before: [], after: ['새로', '하나'] }]);
  });
  it('of many lines are held against each other soon', () => {
    const lines = (word: string) => Array.from({ length: 20_000 }, (_, n) => `${word} ${n}`).join('\n');
    expect(changesBetween(lines('앞'), lines('뒤'))).toHaveLength(1);
  });
});
