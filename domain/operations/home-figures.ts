import type { MenuEntry } from '../accounts/firm-menu.ts';
import { koreanDateOf, type LocalDate } from '../kernel/korean/korean-date.ts';

/** Who looks, and on which Korean day: some lists are of that person or that day. */
export type Looking = { readonly person: string; readonly today: LocalDate };

type HomeFigure = {
  /** The menu entry that opens the list. */
  readonly entry: MenuEntry;
  readonly group: FigureGroupName;
  /** The console's page with the list that the figure counts. */
  readonly page: string;
  /** The list in the API; null where the page has no list of rows. */
  readonly api: string | null;
  /** The conditions under which the list has as many rows as the figure says. */
  readonly filter: (looking: Looking) => Readonly<Record<string, unknown>>;
};

/** The parts of the home: reviews and consultations for attorneys, cases for editors, and operations for admins. */
export const figureGroupNames = ['review', 'consult', 'refine', 'run'] as const;
export type FigureGroupName = (typeof figureGroupNames)[number];

const only = (filter: Readonly<Record<string, unknown>>) => () => filter;

const reviews = {
  entry: 'inspection',
  group: 'review',
  page: '/inspection/list',
  api: '/api/ai-advices/reviews',
} as const;
const consultations = {
  entry: 'consultation',
  group: 'consult',
  page: '/admin/consult',
  api: '/api/consult',
} as const;
const queue = { entry: 'data', group: 'refine', page: '/admin/data', api: '/api/refines/data' } as const;
const master = { entry: 'data', group: 'refine', page: '/admin/data/master', api: '/api/cases/data' } as const;
const orders = { entry: 'order', group: 'run', page: '/admin/order', api: '/api/order' } as const;

/** The figures of the console's home, in this order. Each is the number of rows that its list has under its filter. */
export const homeFigures = {
  'reviews-mine': { ...reviews, filter: only({ myTurn: true }) },
  'reviews-held': { ...reviews, filter: only({ assignee: 'me' }) },
  'reviews-due-today': { ...reviews, filter: only({ dueToday: true }) },
  'reviews-overdue': { ...reviews, filter: only({ overdue: true }) },
  recalls: {
    ...{ entry: 'inspection', group: 'review', page: '/inspection/recalls', api: '/api/ai-advices/recalls' },
    filter: only({ flagged: true }),
  },
  reports: {
    ...{ entry: 'inspection', group: 'review', page: '/inspection/reports', api: '/api/ai-advices/reports' },
    filter: only({ status: 'open' }),
  },

  'consultations-new': { ...consultations, filter: only({ stage: 'new' }) },
  'consultations-mine': { ...consultations, filter: only({ stage: 'waiting_for_us', assignee: 'me' }) },
  'consultations-agreed': { ...consultations, filter: only({ stage: 'agreed', assignee: 'me' }) },

  'cases-mine': { ...queue, filter: ({ person }) => ({ stage: 'crawled', refinedBy: person }) },
  'cases-waiting': { ...queue, filter: only({ stage: 'crawled' }) },
  'cases-sure': { ...queue, filter: only({ stage: 'crawled', sureOutcome: true }) },
  'cases-sent-back': { ...queue, filter: only({ stage: 'crawled', sentBack: true }) },
  'cases-alike': { ...queue, filter: only({ likeness: true }) },
  'cases-ready': { ...queue, filter: only({ stage: 'ready' }) },
  'cases-accepted-today': { ...master, filter: ({ today }) => ({ stage: 'master', acceptedFrom: today }) },
  'cases-new-text': { ...master, filter: only({ stage: 'master', newText: true }) },
  'bulk-works': {
    ...{ entry: 'data', group: 'refine', page: '/admin/data/jobs', api: '/api/refines/jobs' },
    filter: only({ underWay: true }),
  },

  'orders-unsettled': { ...orders, filter: only({ unsettled: true }) },
  'orders-to-refund': { ...orders, filter: only({ needsAttention: true }) },
  'messages-failed': {
    ...{ entry: 'message', group: 'run', page: '/admin/message', api: '/api/messages' },
    filter: only({ retriable: true }),
  },
  'editions-to-decide': {
    ...{ entry: 'ruleset', group: 'run', page: '/admin/ruleset', api: '/api/admin/rulesets' },
    filter: only({ waitsForMe: true }),
  },
  'sources-alarming': {
    ...{ entry: 'crawling', group: 'run', page: '/admin/crawling', api: '/api/crawls/sources' },
    filter: only({ alarming: true }),
  },
  'recalled-records': {
    ...{ entry: 'data', group: 'run', page: '/admin/data/recall', api: '/api/recalls' },
    filter: only({ open: true }),
  },
  'outdated-results': {
    ...{ entry: 'data', group: 'run', page: '/admin/data/master/outdated', api: '/api/admin/dashboard/outdated' },
    filter: only({}),
  },
  /** What is parked is listed by read model and by process manager, not as rows of one list. */
  parked: { entry: 'log', group: 'run', page: '/admin/projections', api: null, filter: only({}) },
  /** What the last check of the log found; it isn't a list, either. */
  'log-faults': { entry: 'log', group: 'run', page: '/admin/integrity', api: null, filter: only({}) },
} as const satisfies Readonly<Record<string, HomeFigure>>;

export type FigureName = keyof typeof homeFigures;

const isFigureName = (name: string): name is FigureName => name in homeFigures;

/** In the order of the home. */
export const figureNames: readonly FigureName[] = Object.keys(homeFigures).filter(isFigureName);

/** The figure's list, as this person sees it at this instant. */
export const listOf = (name: FigureName, person: string, at: string) => {
  const { entry, group, page, api, filter }: HomeFigure = homeFigures[name];
  return { entry, group, page, api, filter: filter({ person, today: koreanDateOf(at) }) };
};
