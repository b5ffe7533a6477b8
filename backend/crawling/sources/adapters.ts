import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { MarkdownThread } from '../../case-import/context.ts';
import { type Pause, waited } from '../fetching/again.ts';
import type { FetchLimits } from '../fetching/fetch-page.ts';
import { createPoliteFetch, type PoliteFetch, type Turns } from '../fetching/polite-fetch.ts';
import type { AnswerReader } from '../fetching/reading/answer-thread.ts';
import type { CrawlingSettings } from '../settings.ts';
import { chromiumBrowser } from './commission-site/chromium-browser.ts';
import { createCommissionSite } from './commission-site/commission-site.ts';
import type { LawApiParts } from './law-api/asking.ts';
import { createLawApiCommissions, createLawApiCourts } from './law-api/law-api.ts';
import { createPrecedentRepository } from './repository/precedent-repository.ts';
import type { Source, StreamedSource } from './source.ts';

export type AdapterParts = {
  readonly settings: CrawlingSettings;
  /** Of this service: sources are told who asks. */
  readonly publicUrl: string;
  readonly turns: Turns;
  readonly pause?: Pause;
  readonly answers: AnswerReader;
  readonly markdown: Pick<MarkdownThread, 'read'>;
};

/**
 * How each source is asked in this installation; where one can't be, the name of the variable that is missing, and what it is in the
 * words of the people who collect.
 */
export type Adapters = Readonly<
  Record<SourceName, Source | StreamedSource | { readonly missing: string; readonly words: string }>
>;

const MB = 1_000_000;

export const createAdapters = (parts: AdapterParts): Adapters => {
  const { settings, publicUrl, turns, pause = waited, answers, markdown } = parts;
  const { lawApiKey, lawApi, commissionSite, repository, everyMs, trialOrigins } = settings;
  /** Its form is a browser's, because the open law API refuses others; it says who asks, and where to complain. */
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) nomucheck/1.0 (+${publicUrl})`;
  const limits = (...origins: readonly string[]): FetchLimits => ({
    hosts: origins.map((origin) => new URL(origin).hostname),
    ...{ mostBytes: 50 * MB, withinMs: 30_000, mostRedirects: 5, trialOrigins },
  });
  const politely = (origin: string): PoliteFetch =>
    createPoliteFetch({ limits: limits(origin), turns, everyMs, userAgent });

  const lawApiParts = (key: string): LawApiParts => ({
    ...{ fetch: politely(lawApi), origin: lawApi, key, pause, answers },
  });
  const siteFetch = politely(commissionSite);
  const github = {
    api: repository.origin ?? 'https://api.github.com',
    archives: repository.origin ?? 'https://codeload.github.com',
    files: repository.origin ?? 'https://raw.githubusercontent.com',
  };
  return {
    'law-api-courts': lawApiKey === null ? noKey : createLawApiCourts(lawApiParts(lawApiKey)),
    'law-api-commissions': lawApiKey === null ? noKey : createLawApiCommissions(lawApiParts(lawApiKey)),
    'commission-site': createCommissionSite({
      ...{ fetch: siteFetch, origin: commissionSite, openBrowser: chromiumBrowser(siteFetch), pause },
    }),
    'precedent-repository': createPrecedentRepository({
      ...{ fetching: limits(...Object.values(github)), archiveWithinMs: 3_600_000, turns, userAgent, pause },
      ...{ repository: repository.name, branch: repository.branch, origins: github, split: markdown.read, answers },
      limits: {
        ...{ mostBytes: 2_000 * MB, mostUnpackedBytes: 8_000 * MB, mostFiles: 1_000_000, mostFileBytes: 10 * MB },
      },
    }),
  };
};

const noKey = { missing: 'LAW_API_KEY', words: '국가법령정보 계정' } as const;
