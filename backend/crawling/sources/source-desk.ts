import { type SourceName, sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { DomainError, messageOf } from '@nomucheck/domain/kernel/errors.ts';
import type { SourceDesk } from '../source-desk.ts';
import type { Source, StreamedSource } from './source.ts';

/** The adapters that are configured. */
export type Adapters = Partial<Record<SourceName, Source | StreamedSource>>;

/** What a source needs before it can be asked, by its name in the configuration. */
const settings: Readonly<Record<SourceName, string>> = {
  'law-api-courts': 'LAW_API_KEY',
  'law-api-commissions': 'LAW_API_KEY',
  'commission-site': 'COMMISSION_SITE',
  'precedent-repository': 'PRECEDENT_REPOSITORY',
};

export const createSourceDesk = (adapters: Adapters = {}): SourceDesk => ({
  open: async (name) => {
    const adapter = adapters[name];
    if (!adapter) throw new DomainError('crawl_source_unset', { params: { setting: settings[name] } });
    return adapter;
  },
  states: async () =>
    sourceNames.map((name) =>
      adapters[name]
        ? { name, state: 'ready', message: null, restsUntil: null }
        : {
            ...{ name, state: 'unset', restsUntil: null },
            message: messageOf('crawl_source_unset', { setting: settings[name] }),
          },
    ),
  switchTo: async () => {
    throw new DomainError('crawl_source_off');
  },
});
