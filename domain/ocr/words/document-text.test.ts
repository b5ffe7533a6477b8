import { expect, it } from 'vitest';
import { textOfPages } from './document-text.ts';

it('joins the lines that only the paper has broken, also over the end of a page', () => {
  const pages = [
    `서울지방노동위원회
판 정 서

이 사건 사용자가 2024. 3. 5. 이 사건 근로자에게 행한 해고는 정당한
이유가 없으므로 부당해고에 해당하고 이에 대하여 이 사건 근로자는
- 1 -`,
    `- 2 -
구제를 신청하였으며 이 사건 사용자는 그 절차가 적법하였다고 주장한다.
가. 해고사유의 정당성
이 사건 사용자는 근무태도를 이유로 들었다.`,
  ];
  expect(textOfPages(pages)).toBe(
    [
      '서울지방노동위원회',
      '판 정 서',
      '',
      '이 사건 사용자가 2024. 3. 5. 이 사건 근로자에게 행한 해고는 정당한 이유가 없으므로 부당해고에 해당하고 이에 대하여 이 사건 근로자는 구제를 신청하였으며 이 사건 사용자는 그 절차가 적법하였다고 주장한다.',
      '가. 해고사유의 정당성',
      '이 사건 사용자는 근무태도를 이유로 들었다.',
    ].join('\n'),
  );
});

it('puts together a word that a line end has cut, where the document has the whole word elsewhere', () => {
  const text = textOfPages([
    `사용자가 한 해고는 부당해고에 해당한다고 보아야 하는데 근로자는 부당해
고에 해당한다고 주장하면서 이에 대한 구제를 신청하였고 위원회는 이를
받아들였다.`,
  ]);
  expect(text).toContain('근로자는 부당해고에 해당한다고');
  expect(text).toContain('위원회는 이를 받아들였다.');
});

it('reads the headings of a decision although there is dust between their letters', () => {
  expect(textOfPages(['주;문\n기각한다.\n이 . 유\n이;문은 다르다.'])).toBe('주 문\n기각한다.\n이 유\n이;문은 다르다.');
});

it('keeps a number that stands in the text', () => {
  expect(textOfPages(['사용 인원\n3\n명이다.'])).toBe('사용 인원\n3\n명이다.');
});
