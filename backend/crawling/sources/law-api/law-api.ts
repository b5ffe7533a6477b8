import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import {
  commissionRoots,
  readCommissionDetail,
  readCommissionList,
} from '@nomucheck/domain/crawling/law-api/commission-decisions.ts';
import {
  precedentRoots,
  readPrecedentDetail,
  readPrecedentList,
} from '@nomucheck/domain/crawling/law-api/precedents.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { Listing, Read, Source } from '../source.ts';
import { createAsk, type LawApiParts } from './asking.ts';
import { createListing } from './listing.ts';

/** Raised with each change of what the readers make of an answer. */
const READER_VERSION = 1;

/**
 * Decisions of courts in the open law API (국가법령정보 공동활용, open.law.go.kr). They are `curated`: courts publish a choice of their
 * decisions, and the list is what a search for 해고 finds in their texts. So a complete window isn't all that was decided in it.
 */
export const createLawApiCourts = (parts: LawApiParts): Source => {
  const ask = createAsk('prec', parts);
  const listAll = createListing(ask, precedentRoots.list, readPrecedentList);
  return {
    name: 'law-api-courts',
    readerVersion: READER_VERSION,
    // Decisions from other data sources than the Supreme Court's are listed, but their text never comes.
    list: ({ from, to }, signal) =>
      listAll(
        { search: '2', query: '해고', datSrcNm: '대법원', sort: 'ddes', prncYd: `${digits(from)}~${digits(to)}` },
        signal,
      ),
    ...details(parts, ask, precedentRoots.detail, readPrecedentDetail, (id) => `prec:${id}`),
  };
};

/**
 * Decisions of labour commissions there. The service can't be asked for days, so all are listed, once for each run of a work, and
 * each of its windows keeps those of its days.
 */
export const createLawApiCommissions = (parts: LawApiParts): Source => {
  const ask = createAsk('nlrc', parts);
  const listAll = createListing(ask, commissionRoots.list, readCommissionList);
  /** A run is known by its signal, and its list goes with it. */
  const lists = new WeakMap<AbortSignal, Promise<Listing>>();
  const listOfRun = async (signal: AbortSignal): Promise<Listing> => {
    const known = lists.get(signal) ?? listAll({ sort: 'ddes' }, signal).then(dated);
    lists.set(signal, known);
    try {
      return await known;
    } catch (error) {
      lists.delete(signal);
      throw error;
    }
  };
  return {
    name: 'law-api-commissions',
    readerVersion: READER_VERSION,
    list: async ({ from, to }, signal) => {
      const { total, items } = await listOfRun(signal);
      const wanted = items.filter(({ day }) => day == null || (day >= from && day <= to));
      // As many as are missing of all may be missing of these days. More than it says there are mean a list that changes.
      return { total: wanted.length + Math.abs(total - items.length), items: wanted };
    },
    ...details(parts, ask, commissionRoots.detail, readCommissionDetail, (id) => `nlrc:${id}`),
  };
};

/** An item without a day is taken for one of the day before it in the list, which is in the order of days; so it is in one window only. */
const dated = ({ total, items }: Listing): Listing => {
  let last = items.find(({ day }) => day)?.day ?? null;
  return {
    total,
    items: items.map((item) => {
      last = item.day ?? last;
      return { ...item, day: last };
    }),
  };
};

const shown = (why: string): string => why.slice(0, 200).toWellFormed();

const digits = (day: string): string => day.replaceAll('-', '');

/** How a single decision is asked for, and how its kept bytes are read again. */
const details = (
  { answers }: Pick<LawApiParts, 'answers'>,
  ask: ReturnType<typeof createAsk>,
  root: string,
  readDetail: (value: Readonly<Record<string, unknown>>) => Decision | null,
  sourceIdOf: (id: string) => string,
): Pick<Source, 'fetch' | 'read'> => {
  const readValue = (id: string, value: Readonly<Record<string, unknown>>): Read => {
    try {
      const decision = readDetail(value);
      if (decision === null) return { kind: 'other_matter' };
      if (decision.facts.sourceId !== sourceIdOf(id))
        return { kind: 'unusable', message: '다른 번호의 자료가 왔습니다.' };
      return { kind: 'decision', decision };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { kind: 'unusable', message: Object.values(error.details.errors ?? {}).join(' ') || error.message };
    }
  };
  return {
    fetch: async (id, signal) => {
      const said = await ask('lawService.do', { ID: id }, root, signal);
      if (!said) return { kind: 'failed', message: '국가법령정보가 이 자료를 보내지 않았습니다.' };
      if (said.kind === 'absent') return { kind: 'absent', message: '목록에는 있지만 본문이 없는 자료입니다.' };
      if (said.kind === 'unknown')
        return { kind: 'unknown_form', raw: said.raw, message: `자료의 형식이 다릅니다 (${shown(said.why)}).` };
      return { ...readValue(id, said.value), raw: said.raw };
    },
    read: async (id, { bytes, mediaType }) => {
      const reply = await answers.reply({ status: 200, mediaType, body: bytes }, root);
      if (reply.kind !== 'answer') return { kind: 'unusable', message: '보관한 원문을 읽을 수 없습니다.' };
      return readValue(id, reply.value);
    },
  };
};
