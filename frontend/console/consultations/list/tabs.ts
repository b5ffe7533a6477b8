import type { ConsultationFilter, ConsultationSort } from '@nomucheck/domain/consultations/contract.ts';
import { type Stage, stageLabels } from '@nomucheck/domain/consultations/stages.ts';
import { listAddress } from '../words.ts';

/** The tabs of the queue: what waits for the firm first, then what waits for others. */
export const tabs = ['new', 'waiting_for_us', 'agreed', 'waiting_for_them', 'unpaid', 'closed', 'all'] as const;
export type QueueTab = (typeof tabs)[number];

export const tabNames: Readonly<Record<QueueTab, string>> = { ...stageLabels, all: '전체' };

const isStage = (stage: unknown): stage is Stage => typeof stage === 'string' && stage in stageLabels;

/** Which of the tabs a filter belongs to. */
export const tabOf = ({ stage }: ConsultationFilter): QueueTab => (isStage(stage) ? stage : 'all');

/** The conditions without that of the tab. */
export const withoutTab = ({ stage: _stage, ...others }: ConsultationFilter): ConsultationFilter => others;

export const ofTab = (tab: QueueTab, others: ConsultationFilter = {}): ConsultationFilter =>
  tab === 'all' ? withoutTab(others) : { ...others, stage: tab };

type Sort = { readonly field: ConsultationSort; readonly order: 'ASC' | 'DESC' };

/** Who has waited longest is on top; agreed times follow the clock, and of what is over the latest is on top. */
export const sortOf = (tab: QueueTab): Sort => {
  if (tab === 'agreed') return { field: 'agreedAt', order: 'ASC' };
  return { field: 'lastWordAt', order: tab === 'closed' || tab === 'all' ? 'DESC' : 'ASC' };
};

/** The tab that opens first. */
export const firstTab: QueueTab = 'new';

export const tabAddress = (tab: QueueTab, others: ConsultationFilter = {}): string =>
  listAddress(ofTab(tab, others), sortOf(tab));
