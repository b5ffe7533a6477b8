import { policyDocumentOf } from '@nomucheck/domain/policies/policy-text.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PolicyTextView } from './policy-text-view.tsx';

const shown = (text: string, level: 2 | 3 = 2): string =>
  renderToStaticMarkup(
    <PolicyTextView
      document={policyDocumentOf(text)}
      fillIn={(said) => said.replaceAll('{name}', '바른길')}
      level={level}
    />,
  );

const text = `# 약관

{name}에서 드려요.

## 목적
### 작은 제목
- 같은 말
- 같은 말

1. 하나

> 동의하지 않을 수 있어요.

표: 보관 기간
| 항목 | 기간 |
| --- | --- |
| 이름 | 3년 |
| 이름 | 3년 |

## 목적
둘째 부분`;

test('every block becomes an element of its kind, and blocks that are alike are all shown', () => {
  const html = shown(text);
  const parts = [
    ...['<p class="lead">바른길에서 드려요.</p>', '<h2>목적</h2><h3>작은 제목</h3>', '<h2>목적</h2><p>둘째 부분</p>'],
    ...['<ul><li>같은 말</li><li>같은 말</li></ul>', '<ol><li>하나</li></ol>', '동의하지 않을 수 있어요.</p>'],
    ...['보관 기간</caption>', '<td role="cell" data-title="기간">3년</td>'],
  ];
  for (const part of parts) expect(html).toContain(part);
  expect(html.match(/이름<\/td>/g)).toHaveLength(2);
  expect(shown(text, 3)).toContain('<h3>목적</h3><h4>작은 제목</h4>');
});

test('nothing of a text is read as HTML', () => {
  const html = shown('# x\n\n<b>굵게</b>\n\n## <img src=x>\n- <script>1</script>');
  expect(html).not.toMatch(/<(b|img|script)\b/);
});
