import { expect, test } from 'vitest';
import { answersOnPathOf } from './answers-on-path.ts';

const answer = (section: string, numbering: number, value: string) => ({
  ...{ section, numbering, value },
  key: `${section}/${numbering}`,
  title: '',
});

test('answers that were left behind by a changed one are no part of the result', () => {
  const answers = answersOnPathOf({
    answers: [answer('intake', 8, 'detail-10'), answer('detail-9', 2, 'no')],
    derived: [answer('detail-10', 3, 'yes')],
    leftPath: [{ section: 'detail-9', numbering: 2 }],
  });
  expect([...answers]).toEqual([
    ['detail-10/3', 'yes'],
    ['intake/8', 'detail-10'],
  ]);
});
