import { matcherOf } from './page-patterns.ts';

/** What a page says of itself to link previews and search engines, which run no script. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** False for a page whose address is a secret: no search engine may keep it. */
  readonly isIndexed: boolean;
};

/** The pages with a head of their own, by path as the router writes it; all other pages have that of `index.html`. */
export type PageHeads = Readonly<Record<string, PageHead>>;

export type HeadWriter = {
  readonly headOf: (path: string) => PageHead | null;
  /** The page with this head; null: with its own, its picture under a whole address. */
  readonly written: (html: string, head: PageHead | null) => string;
  /** `robots.txt`. */
  readonly robots: string;
};

export const createHeadWriter = (heads: PageHeads, publicUrl: string): HeadWriter => {
  const pages = Object.entries(heads).map(([page, head]) => ({ isPage: matcherOf([page]), head }));
  return {
    headOf: (path) => pages.find(({ isPage }) => isPage(path))?.head ?? null,
    written: (html, head) => {
      const whole = withWholeAddresses(html, publicUrl);
      return head ? withHead(whole, head) : whole;
    },
    robots: robotsOf(heads),
  };
};

const contentOf = (name: string): RegExp =>
  new RegExp(`(<meta\\s[^>]*\\b(?:name|property)="${name}"[^>]*\\bcontent=")([^"]*)(")`);

/** Previews take a picture only from a whole address. */
const withWholeAddresses = (html: string, publicUrl: string): string =>
  html.replace(contentOf('og:image'), (_tag, before: string, path: string, after: string) =>
    [before, new URL(path, `${publicUrl}/`).href, after].join(''),
  );

const withHead = (html: string, { title, description, isIndexed }: PageHead): string => {
  const fill = (page: string, name: string, content: string): string =>
    page.replace(contentOf(name), (_tag, before: string, _old, after: string) => before + escaped(content) + after);
  const named = [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
  ].reduce((page, [name = '', content = '']) => fill(page, name, content), html);
  return named
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${isIndexed ? '' : '<meta name="robots" content="noindex, nofollow" />'}</head>`);
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** They fetch a page to show a preview of a link that somebody sends, and build no index. */
const previews = ['kakaotalk-scrap', 'facebookexternalhit', 'Twitterbot', 'Slackbot-LinkExpanding', 'TelegramBot'];

const robotsOf = (heads: PageHeads): string => {
  const secret = Object.entries(heads)
    .filter(([, { isIndexed }]) => !isIndexed)
    .map(([page]) => page.replace(/:.*$/, ''));
  const group = (agents: readonly string[], closed: readonly string[]): string =>
    [...agents.map((agent) => `User-agent: ${agent}`), ...closed.map((path) => `Disallow: ${path}`), ''].join('\n');
  return [group(previews, ['/api/']), group(['*'], ['/api/', '/files/', ...secret])].join('\n');
};

/** For pages that are served without a public address, as in tests. */
export const noHeads: HeadWriter = createHeadWriter({}, 'http://localhost');
