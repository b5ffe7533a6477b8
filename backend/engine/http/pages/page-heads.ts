import { matcherOf } from '@nomucheck/domain/kernel/page-paths.ts';
import type { PublicHeads } from './page-patterns.ts';

/** What a page says of itself to link previews and search engines, which run no script. */
export type PageHead = {
  /** Without title or description: those of `index.html`. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** False for a page whose address is a secret, or that shows a person's own: no search engine may keep it. */
  readonly isIndexed: boolean;
  /** Facts for programs, in the words of schema.org. */
  readonly structured?: Readonly<Record<string, unknown>> | undefined;
};

/** Heads of pages by path as the router writes it. */
export type PageHeads = Readonly<Record<string, PageHead>>;

/** Pages of records that anybody may find, each under an address of its own. */
export type PublicRecords = {
  /** The page, by path as the router writes it. */
  readonly page: string;
  /** null: nobody but the firm sees such a record. */
  readonly headOf: (path: string) => Promise<PageHead | null>;
  /** The addresses of those that search engines may keep. */
  readonly paths: () => Promise<readonly string[]>;
};

export type HeadWriter = {
  /** That of a context, a record or a public page; every other page is kept by no search engine. null: no such record. */
  readonly headOf: (path: string, publicPages: PublicHeads) => Promise<PageHead | null>;
  /** The page at this path with its head. */
  readonly written: (html: string, path: string, head: PageHead) => string;
  /** `robots.txt`. */
  readonly robots: string;
  /** `sitemap.xml`: the public pages and records. */
  readonly sitemap: (publicPages: PublicHeads) => Promise<string>;
};

export type HeadParts = {
  readonly heads: PageHeads;
  readonly publicUrl: string;
  readonly records?: readonly PublicRecords[];
  /** Whom the home page names as the service's provider. */
  readonly firm?: HeadedBy;
};

export const createHeadWriter = ({ heads, publicUrl, records = [], firm }: HeadParts): HeadWriter => {
  const recordPages = records.map((each) => ({ isPage: matcherOf([each.page]), ...each }));
  const pages = Object.entries(heads).map(([page, head]) => ({ isPage: matcherOf([page]), head }));
  const whole = (path: string): string => new URL(path, `${publicUrl}/`).href;
  return {
    headOf: async (path, publicPages) => {
      const own = pages.find(({ isPage }) => isPage(path))?.head;
      if (own) return own;
      const record = recordPages.find(({ isPage }) => isPage(path));
      // Without the database the page is served all the same, and says itself what it can't read.
      if (record) return record.headOf(path).catch(() => ({ isIndexed: true }));
      const found = publicPages[path.length > 1 ? path.replace(/\/$/, '') : path];
      return found ? { ...found, isIndexed: true } : { isIndexed: false };
    },
    written: (html, path, head) => {
      const facts = [
        ...(head.structured ? [head.structured] : []),
        ...(path === '/' && firm ? [providerOf(firm, whole('/'))] : []),
      ];
      const added = [
        head.isIndexed
          ? `<link rel="canonical" href="${escaped(whole(path.length > 1 ? path.replace(/\/$/, '') : path))}" />`
          : '<meta name="robots" content="noindex, nofollow" />',
        ...facts.map((fact) => `<script type="application/ld+json">${inScript(fact)}</script>`),
      ].join('');
      return withWords(withWholePicture(html, whole), head).replace('</head>', () => `${added}</head>`);
    },
    robots: `${robotsOf(heads)}\nSitemap: ${whole('/sitemap.xml')}\n`,
    sitemap: async (publicPages) => {
      const paths = await Promise.all(records.map((each) => each.paths()));
      return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        ...[...Object.keys(publicPages), ...paths.flat()].map(
          (path) => `<url><loc>${escaped(whole(path))}</loc></url>`,
        ),
        '</urlset>',
        '',
      ].join('\n');
    },
  };
};

/** The firm, as far as the home page tells programs of it. */
export type HeadedBy = { readonly name: string; readonly phone: string; readonly address: string };

const providerOf = ({ name, phone, address }: HeadedBy, url: string): Readonly<Record<string, unknown>> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: isSet(name) ? name : '노무체크',
  url,
  logo: new URL('/icon-512.png', url).href,
  ...(isSet(phone) && { telephone: phone }),
  ...(isSet(address) && { address }),
});

/** The examples of a new installation aren't facts. */
const isSet = (detail: string): boolean => detail !== '' && !detail.startsWith('(예시)');

/** JSON that can't end the script in which it stands. */
const inScript = (fact: unknown): string => JSON.stringify(fact).replaceAll('<', '\\u003c');

const contentOf = (name: string): RegExp =>
  new RegExp(`(<meta\\s[^>]*\\b(?:name|property)="${name}"[^>]*\\bcontent=")([^"]*)(")`);

/** Previews take a picture only from a whole address. */
const withWholePicture = (html: string, whole: (path: string) => string): string =>
  html.replace(contentOf('og:image'), (_tag, before: string, path: string, after: string) =>
    [before, whole(path), after].join(''),
  );

const withWords = (html: string, { title, description }: PageHead): string => {
  const fill = (page: string, name: string, content: string | undefined): string =>
    content === undefined
      ? page
      : page.replace(contentOf(name), (_tag, before: string, _old, after: string) => before + escaped(content) + after);
  const named = [
    ['description', description],
    ['og:title', title],
    ['og:description', description],
  ].reduce((page, [name = '', content]) => fill(page, name, content), html);
  return title === undefined ? named : named.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`);
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
export const noHeads: HeadWriter = createHeadWriter({ heads: {}, publicUrl: 'http://localhost' });
