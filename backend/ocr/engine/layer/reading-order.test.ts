import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { processorTimer } from '../../../../.config/processor-time.ts';
import { fragmentsOf, type Point, type Run } from './glyphs.ts';
import { inReadingOrder } from './reading-order.ts';

const SIZE = 14;
const textOf = (runs: readonly Run[]): string =>
  inReadingOrder(fragmentsOf(runs))
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n');

/** A run whose first letter begins at this place; each letter is as wide as it is high unless it is said otherwise. */
type Drawn = { readonly size?: number; readonly width?: number; readonly along?: Point };
const run = (text: string, x: number, y: number, drawn: Drawn = {}): Run => {
  const { size = SIZE, along = right } = drawn;
  const { width = size } = drawn;
  const length = text.length * width;
  const [ends, next] = [
    { x: x + along.x * length, y: y + along.y * length },
    { x: x + along.y * size, y: y - along.x * size },
  ];
  const [left, top] = [Math.min(x, ends.x, next.x), Math.min(y, ends.y, next.y)];
  const box = {
    left,
    top,
    width: Math.max(x, ends.x, next.x) - left,
    height: Math.max(y, ends.y, next.y) - top,
  };
  return { text, origin: { x, y }, along, length, size, box };
};
const right: Point = { x: 1, y: 0 };
const directions: readonly Point[] = [right, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 0, y: -1 }];

/** Lines from the top on, each a run, read in this direction: turned about the origin. */
const page = (lines: readonly string[], along = right): readonly Run[] =>
  lines.map((line, at) => {
    const down = 100 + at * 1.5 * SIZE;
    return run(line, 60 * along.x - down * along.y, 60 * along.y + down * along.x, { along });
  });
/** Letter by letter, as some programs draw. */
const byLetter = (one: Run): readonly Run[] =>
  [...one.text].map((letter, at) =>
    run(letter, one.origin.x + one.along.x * SIZE * at, one.origin.y + one.along.y * SIZE * at, { along: one.along }),
  );
const moved = (one: Run, by: number): Run => ({
  ...one,
  origin: { x: one.origin.x + by, y: one.origin.y + by },
  box: { ...one.box, left: one.box.left + by, top: one.box.top + by },
});

const word = fc.string({ unit: fc.constantFrom('가', '나', '다', '1', '1', 'A', '.'), minLength: 1, maxLength: 6 });
const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 12 });

describe('the text of a page', () => {
  it('is its lines from above, whatever the order in which they were drawn', () => {
    fc.assert(
      fc.property(
        lines.chain((text) =>
          fc.tuple(fc.constant(text), fc.shuffledSubarray([...page(text)], { minLength: text.length })),
        ),
        ([text, drawn]) => {
          expect(textOf(drawn)).toBe(text.join('\n'));
        },
      ),
    );
  });

  it('is there once where letters are drawn twice for bold type or a shadow, by lines or by letters', () => {
    const by = fc.double({ min: -SIZE / 3.1, max: SIZE / 3.1, noNaN: true });
    fc.assert(
      fc.property(lines, by, fc.boolean(), (text, distance, letters) => {
        const drawn = page(text).flatMap((one) =>
          (letters ? byLetter(one) : [one]).flatMap((each) => [each, moved(each, distance)]),
        );
        expect(textOf(drawn)).toBe(text.join('\n'));
      }),
    );
  });

  it('keeps words and lines in each of the four directions', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...directions), fc.boolean(), (text, along, letters) => {
        const drawn = page(text, along).flatMap((one) => (letters ? byLetter(one) : [one]));
        expect(textOf(drawn)).toBe(text.join('\n'));
      }),
    );
  });

  it('has what is turned after what isn’t', () => {
    const stamp = page(['접수 제1호'], { x: 0, y: -1 });
    expect(textOf([...stamp, ...page(['주문', '상고를 기각한다'])])).toBe('주문\n상고를 기각한다\n접수 제1호');
  });

  it('keeps letters that stand twice beside each other', () => {
    const dots = run('......', 60, 100, { width: 3 });
    expect(textOf([dots, run('1155', 200, 100, { width: 7 })])).toBe('...... 1155');
    expect(textOf([run('가', 60, 100), run('가', 60 + SIZE, 100)])).toBe('가가');
  });

  it('joins pieces of a word, and parts words where a gap or a blank is', () => {
    expect(textOf([run('근로', 60, 100), run('기준법', 60 + 2 * SIZE, 100), run('제23조', 60 + 5.5 * SIZE, 100)])).toBe(
      '근로기준법 제23조',
    );
  });

  it('has figures above the line on it, and a large title above the line below it', () => {
    const note = run('1)', 60 + 2 * SIZE, 95, { size: 7 });
    expect(textOf([run('해고', 60, 100), note, run('본문', 60, 120)])).toBe('해고1)\n본문');
    expect(textOf([run('판결', 60, 100, { size: 40 }), run('본문이다', 60, 118)])).toBe('판결\n본문이다');
  });

  it('is read line by line where names and values stand side by side', () => {
    const names = ['사건', '원고', '피고', '변론종결', '판결선고'];
    const drawn = [
      ...names.map((name, at) => run(name, 60, 100 + at * 20)),
      ...names.map((_, at) => run(`값 ${at}`, 260, 100 + at * 20)),
    ];
    expect(textOf(drawn)).toBe(names.map((name, at) => `${name} 값 ${at}`).join('\n'));
  });

  it('is read column by column where two columns of text stand side by side, between lines across both', () => {
    const text = (side: string) => Array.from({ length: 6 }, (_, at) => `${side}쪽 단의 ${at}번째 줄이다`);
    const row = (at: number) => 140 + at * 20;
    const drawn = [
      run('두 단을 가로지르는 제목이 여기에 길게 놓여 있다', 60, 100),
      ...text('왼').map((one, at) => run(one, 60, row(at))),
      ...text('오른').map((one, at) => run(one, 60 + 16 * SIZE, row(at))),
      run('두 단을 가로지르는 끝줄이 여기에 길게 놓여 있다', 60, row(7)),
    ];
    expect(textOf(drawn.toReversed())).toBe(
      [
        '두 단을 가로지르는 제목이 여기에 길게 놓여 있다',
        ...text('왼'),
        ...text('오른'),
        '두 단을 가로지르는 끝줄이 여기에 길게 놓여 있다',
      ].join('\n'),
    );
  });

  it('has a watermark after the text across which it lies, level or askew', () => {
    const text = Array.from({ length: 20 }, (_, at) => `가쪽의 ${at}번째 줄은 이러하다`);
    const angle = Math.PI / 6;
    for (const along of [right, { x: Math.cos(angle), y: -Math.sin(angle) }])
      expect(textOf([run('열람용', 60, 320, { size: 60, along }), ...page(text)])).toBe([...text, '열람용'].join('\n'));
    const few = [run('사본', 60, 320, { along: { x: Math.cos(angle), y: -Math.sin(angle) } })];
    expect(textOf([...few, ...page(text)])).toBe([...text, '사본'].join('\n'));
  });

  it('has the words of a line whose letters stand apart', () => {
    const apart = (text: string) => [...text].map((letter, at) => run(letter, 60 + at * 1.35 * SIZE, 100));
    expect(textOf(apart('해고가 무겁다고 본 사례이다'))).toBe('해고가 무겁다고 본 사례이다');
    // As wide as a blank: marks of a table, and a title.
    expect(textOf(apart('○ × ○ × ○ × ○ × ○'))).toBe('○ × ○ × ○ × ○ × ○');
    expect(textOf(apart('판결'))).toBe('판 결');
  });

  it('is there once where its shadow is a little larger', () => {
    const text = '사건 2099구합12345 부당해고구제재심판정취소';
    expect(textOf([run(text, 59, 99, { size: SIZE * 1.02 }), run(text, 60, 100)])).toBe(text);
  });

  it('is read column by column, too, where the second column ends soon', () => {
    const text = (side: string, lines: number) =>
      Array.from({ length: lines }, (_, at) => `${side}쪽 단의 ${at}번째 줄이다`);
    const drawn = [
      ...text('왼', 12).map((one, at) => run(one, 60, 100 + at * 20)),
      ...text('오른', 2).map((one, at) => run(one, 60 + 16 * SIZE, 100 + at * 20)),
    ];
    expect(textOf(drawn)).toBe([...text('왼', 12), ...text('오른', 2)].join('\n'));
  });

  it('of a hundred thousand letters at odd places is read within seconds', () => {
    const took = processorTimer();
    textOf(Array.from({ length: 100_000 }, (_, at) => run('가', (at * 7) % 50, (at * 13) % 50, { size: 0.1 })));
    textOf(Array.from({ length: 100_000 }, () => run('가', 1, 1)));
    expect(took()).toBeLessThan(5_000);
  });
});
