import { sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { z } from 'zod';
import { count, optionalText, secret, setting, text } from '../engine/settings/setting.ts';
import { defineSettings } from '../engine/settings/settings.ts';

/** An address without a path, with https or http. */
const webOrigin = (example: string) =>
  z
    .string()
    .refine(
      (written) => /^https?:$/.test(URL.parse(written)?.protocol ?? '') && isBareOrigin(written),
      `${example}처럼 적어 주세요.`,
    )
    .transform((written) => new URL(written).origin);
const isBareOrigin = (written: string): boolean => URL.parse(written)?.href === `${URL.parse(written)?.origin}/`;
const sourceOrigin = (fallback: string) => text(fallback).pipe(webOrigin(fallback));
const trialOrigin = webOrigin('http://127.0.0.1:4000');

const account = z
  .string()
  .regex(/^[\w.+-]{1,60}$/, 'open.law.go.kr에 등록한 이메일의 @ 앞부분을 적어 주세요.')
  .optional();

const repository = z.string().regex(/^[\w-]{1,39}\/[\w.-]{1,100}$/, 'legalize-kr/precedent-kr처럼 적어 주세요.');
const branch = z.string().regex(/^[\w-][\w./-]{0,99}$/, 'main처럼 적어 주세요.');
const sources = z.array(z.enum(sourceNames, `${sourceNames.join(', ')} 가운데에서 적어 주세요.`)).optional();

/** Where the crawler collects decisions from, and how often it may ask. Never an address that somebody types into the service. */
export const crawlingSettings = defineSettings({
  title: 'Collecting decisions',
  about:
    "Where decisions are collected from is set here and nowhere else. An address that isn't of the public internet is refused, also where a name or a redirect leads to one.",
  variables: {
    LAW_API_KEY: secret(
      optionalText.pipe(account),
      "the account at [open.law.go.kr](https://open.law.go.kr) (OC: what is before the @ of its e-mail address), which has to have applied for 판례 and 노동위원회 결정문 and registered this server's fixed address; without it, the open law API isn't asked",
    ),
    LAW_API_URL: setting(sourceOrigin('https://www.law.go.kr'), 'the open law API'),
    COMMISSION_SITE_URL: setting(sourceOrigin('https://nlrc.go.kr'), "the labour commission's site"),
    PRECEDENT_REPOSITORY: setting(
      text('legalize-kr/precedent-kr').pipe(repository),
      'a public repository of decisions at GitHub, one Markdown file each',
    ),
    PRECEDENT_REPOSITORY_BRANCH: setting(text('main').pipe(branch), 'its branch'),
    PRECEDENT_REPOSITORY_URL: setting(
      optionalText.pipe(trialOrigin.optional()),
      'the origin of a server that imitates GitHub, for trying things out',
      'GitHub',
    ),
    CRAWL_SOURCES: setting(
      optionalText.transform((written) => written?.split(/[,\s]+/).filter((name) => name !== '')).pipe(sources),
      `the sources that may be asked, separated by commas: ${sourceNames.map((name) => `\`${name}\``).join(', ')}; each of them can be switched off in the console, too`,
      'all',
    ),
    CRAWL_REQUESTS_PER_SECOND: setting(
      count(4, 1, 5),
      'the most calls a second to one host, by all processes together, at most 5; a robots.txt that asks for longer pauses is obeyed',
    ),
    CRAWL_TRIAL_ORIGINS: setting(
      text('')
        .transform((written) => written.split(/\s+/).filter((origin) => origin !== ''))
        .pipe(z.array(trialOrigin)),
      'the origins of servers that imitate sources, separated by spaces, for trying things out: only these may have an address that is not public',
    ),
  },
  values: (set) => ({
    /** null: the open law API isn't asked. */
    lawApiKey: set.LAW_API_KEY ?? null,
    lawApi: set.LAW_API_URL,
    commissionSite: set.COMMISSION_SITE_URL,
    repository: {
      /** `owner/name` */
      name: set.PRECEDENT_REPOSITORY,
      branch: set.PRECEDENT_REPOSITORY_BRANCH,
      /** null: GitHub. */
      origin: set.PRECEDENT_REPOSITORY_URL ?? null,
    },
    /** Those that may be asked. */
    sources: set.CRAWL_SOURCES ?? sourceNames,
    /** Between the beginnings of two calls to a host. */
    everyMs: 1_000 / set.CRAWL_REQUESTS_PER_SECOND,
    trialOrigins: set.CRAWL_TRIAL_ORIGINS,
  }),
});

export type CrawlingSettings = ReturnType<typeof crawlingSettings.read>;
