import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type PackedText, packedText } from '../packed-text.ts';
import { createDrawingTime } from './drawing-time.ts';
import type { PublicAnswers } from './public-answers.ts';
import type { SiteProgram } from './site-program.ts';

/** A page as it is sent. */
export type DrawnPage = { readonly packed: PackedText; readonly isAbsent: boolean };

export type PageWanted = {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The page without content, with its head. */
  readonly shell: string;
  /** Whether the drawn page is worth keeping: anybody can think of addresses of what doesn't exist. */
  readonly isKept: boolean;
};

/** null: it isn't drawn here, or not now; the browser draws it. */
export type DrawnPages = (wanted: PageWanted) => Promise<DrawnPage | null>;

export type DrawnPagesParts = {
  readonly program: () => Promise<SiteProgram | null>;
  readonly answers: PublicAnswers;
  /** Told why a page wasn't drawn, where that is a fault. */
  readonly onFault: (fault: unknown) => void;
};

type Kept = { readonly asked: readonly string[]; readonly key: string; readonly page: DrawnPage };

/** A page whose data takes longer, in milliseconds, is sent without them. */
const longestRead = 2_000;
/** After such a page so long none is drawn: the database has trouble enough. */
const rest = 5_000;
/** A page may ask for something because of what it was answered, as an article for its comments. */
const mostRounds = 4;

/**
 * Draws pages with their data, and keeps them by their content: a page is drawn anew only when its data, its head or the build have
 * changed. Each request reads the data, so that what is sent is always true.
 */
export const createDrawnPages = ({ program, answers, onFault }: DrawnPagesParts): DrawnPages => {
  const kept = new LRUCache<string, Kept>({ max: 500, maxSize: 40_000_000, sizeCalculation: sizeOf });
  const underway = new Map<string, Promise<DrawnPage | null>>();
  const time = createDrawingTime();
  let restsUntil = 0;

  const draw = async (site: SiteProgram, at: string, { shell, isKept }: PageWanted): Promise<DrawnPage | null> => {
    const before = kept.get(at);
    const given = new Map<string, object>();
    const read = async (addresses: readonly string[]): Promise<boolean> => {
      const responses = await Promise.all(addresses.map(answers));
      for (const [index, address] of addresses.entries()) {
        const response = responses[index];
        if (!response) return false;
        given.set(address, await site.answerOf(response));
      }
      return true;
    };
    if (!(await read(before?.asked ?? []))) return null;
    const key = before && keyOf(shell, given, before.asked);
    if (before && key === before.key) return before.page;
    await site.load(at);
    for (let round = 0; round < mostRounds; round += 1) {
      if (!time.isLeft()) return null;
      const { html, asked, isAbsent } = time.spend(() => site.draw(at, given));
      const missing = asked.filter((address) => !given.has(address));
      if (missing.length === 0) {
        const page = { packed: packedText(written({ shell, html, at, given, asked })), isAbsent };
        if (isKept && !isAbsent) kept.set(at, { asked, key: keyOf(shell, given, asked), page });
        return page;
      }
      if (!(await read(missing))) return null;
    }
    throw new Error(`the page ${at} asks for something new each time that it is drawn`);
  };

  return async (wanted) => {
    try {
      const site = await program();
      const at = site?.addressOf(wanted.path, wanted.query) ?? null;
      if (site === null || at === null || performance.now() < restsUntil) return null;
      const known = underway.get(at);
      if (known) return await known;
      const drawing = withinTime(draw(site, at, wanted)).catch((fault: unknown) => {
        restsUntil = performance.now() + rest;
        onFault(fault);
        return null;
      });
      underway.set(at, drawing);
      try {
        return await drawing;
      } finally {
        underway.delete(at);
      }
    } catch (fault) {
      onFault(fault);
      return null;
    }
  };
};

const withinTime = async <Result>(work: Promise<Result>): Promise<Result> => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the data of a page took too long')), longestRead);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
};

const sizeOf = ({ page, asked }: Kept): number => page.packed.bytes.length * 2 + asked.join().length;

const pick = (given: ReadonlyMap<string, object>, asked: readonly string[]) =>
  Object.fromEntries(asked.map((address) => [address, given.get(address)]));

const keyOf = (shell: string, given: ReadonlyMap<string, object>, asked: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([shell, pick(given, asked)]))
    .digest('base64url');

type Written = {
  readonly shell: string;
  readonly html: string;
  readonly at: string;
  readonly given: ReadonlyMap<string, object>;
  readonly asked: readonly string[];
};

const emptyRoot = '<div id="root"></div>';

const written = ({ shell, html, at, given, asked }: Written): string => {
  if (!shell.includes(emptyRoot)) throw new Error('index.html has no empty #root');
  const data = inScript({ at, answers: pick(given, asked) });
  return shell.replace(
    emptyRoot,
    () => `<div id="root">${html}</div><script type="application/json" id="page-data">${data}</script>`,
  );
};

/** JSON that can't end the script in which it stands, and has no line ends that older programs take for the end of a text. */
const inScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
