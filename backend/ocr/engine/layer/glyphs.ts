import type { PixelBox } from '../image/grey.ts';

/** A run of letters as the PDF draws it: a whole line, a word, or one letter. Pixels. */
export type Run = {
  readonly text: string;
  /** Where its first letter begins. */
  readonly origin: Point;
  /** The direction in which it is read, of length 1: to the right, or downward where the font is vertical. */
  readonly along: Point;
  readonly length: number;
  readonly size: number;
  readonly box: PixelBox;
};
export type Point = { readonly x: number; readonly y: number };

/** Letters without a blank between them, or one blank. */
export type Fragment = Run & { readonly isBlank: boolean };

/**
 * The words and blanks of the runs, each letter once: for bold letters and shadows some programs draw each letter twice, a line
 * at a time or letter by letter. Copies of one letter nearer than a third of its size are one.
 */
export const fragmentsOf = (runs: readonly Run[]): readonly Fragment[] => {
  const drawn = createDrawn();
  return runs.flatMap((run, at) => {
    const letters = [...run.text];
    const share = run.length / Math.max(1, letters.length);
    const { origin, along, size } = run;
    const isNew = letters.map((letter, index) => {
      const place = { x: origin.x + along.x * share * index, y: origin.y + along.y * share * index };
      // A letter narrower than that may well stand twice beside itself: an ellipsis of full stops.
      return drawn.take({ letter, run: at, ...place, size, reach: Math.min(size / 3, share / 2), drift: share * 0.7 });
    });
    return cutRun(run, letters, isNew);
  });
};

const cutRun = (run: Run, letters: readonly string[], isNew: readonly boolean[]): readonly Fragment[] => {
  const fragments: Fragment[] = [];
  let from = 0;
  const end = (to: number): void => {
    const text = letters.slice(from, to).join('');
    if (text !== '') fragments.push({ ...part(run, from / letters.length, to / letters.length), text, isBlank: false });
    from = to;
  };
  for (const [at, letter] of letters.entries()) {
    const isBlank = /\s/.test(letter);
    if (!isBlank && isNew[at]) continue;
    end(at);
    from = at + 1;
    if (isBlank) fragments.push({ ...part(run, at / letters.length, from / letters.length), text: ' ', isBlank });
  }
  end(letters.length);
  return fragments;
};

/** The part of a run between two shares of its length. */
const part = (run: Run, from: number, to: number): Run => {
  const { origin, along, length, box } = run;
  const isAcross = Math.abs(along.x) >= Math.abs(along.y);
  const isForward = (isAcross ? along.x : along.y) >= 0;
  const begins = isForward ? from : 1 - to;
  return {
    ...run,
    origin: { x: origin.x + along.x * length * from, y: origin.y + along.y * length * from },
    length: length * (to - from),
    box: isAcross
      ? { ...box, left: box.left + box.width * begins, width: box.width * (to - from) }
      : { ...box, top: box.top + box.height * begins, height: box.height * (to - from) },
  };
};

type Letter = Point & {
  readonly letter: string;
  readonly run: number;
  readonly size: number;
  /** Nearer than that it is a copy; one that is a little larger, as shadows are, drifts away from it by up to `drift`. */
  readonly reach: number;
  readonly drift: number;
};

/** The side of the squares in which letters are looked up, in pixels. */
const SIDE = 32;
/** A square with more letters than any page has is of a file that wants to take long. */
const MOST = 200;

const createDrawn = () => {
  const squares = new Map<string, Letter[]>();
  const isThere = (one: Letter): boolean => {
    const most = Math.max(one.reach, one.drift);
    for (let x = Math.floor((one.x - most) / SIDE); x <= Math.floor((one.x + most) / SIDE); x += 1)
      for (let y = Math.floor((one.y - most) / SIDE); y <= Math.floor((one.y + most) / SIDE); y += 1)
        for (const other of squares.get(`${one.letter} ${x} ${y}`) ?? [])
          if (other.run !== one.run && distance(one, other) < (isOfOtherSize(one, other) ? most : one.reach))
            return true;
    return false;
  };
  return {
    /** Whether it is the first of its copies. */
    take: (one: Letter): boolean => {
      if (Math.max(one.reach, one.drift) > SIDE * 4 || !Number.isFinite(one.x + one.y)) return true;
      if (isThere(one)) return false;
      const key = `${one.letter} ${Math.floor(one.x / SIDE)} ${Math.floor(one.y / SIDE)}`;
      const square = squares.get(key) ?? [];
      if (square.length < MOST) square.push(one);
      squares.set(key, square);
      return true;
    },
  };
};

const distance = (one: Point, other: Point): number => Math.max(Math.abs(other.x - one.x), Math.abs(other.y - one.y));

/** By less than a tenth: notes and titles differ by more. */
const isOfOtherSize = (one: Letter, other: Letter): boolean => {
  const difference = Math.abs(one.size - other.size) / Math.max(one.size, other.size);
  return difference > 0.004 && difference < 0.1;
};
