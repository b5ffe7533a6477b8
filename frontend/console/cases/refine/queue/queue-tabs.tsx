import { Tab, Tabs } from '@mui/material';
import type { RefineFilter, RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useGetList, useListContext } from 'react-admin';
import { count } from '../../../../shared/formats.ts';

export const queueTabs = ['crawled', 'ready', 'sentBack', 'withdrawn'] as const;
export type QueueTab = (typeof queueTabs)[number];

const tabNames: Readonly<Record<QueueTab, string>> = {
  crawled: '정제 중',
  ready: '승인 대기',
  sentBack: '반려됨',
  withdrawn: '안 씀',
};

const conditionOf = (tab: QueueTab): RefineFilter =>
  tab === 'sentBack' ? { stage: 'crawled', sentBack: true } : { stage: tab };

/** Which of the tabs a filter belongs to. */
export const tabOf = ({ stage, sentBack }: RefineFilter): QueueTab =>
  sentBack === true ? 'sentBack' : (stage ?? 'crawled');

/** The conditions without those of the tab. */
export const withoutTab = ({ stage: _stage, sentBack: _sentBack, ...others }: RefineFilter): RefineFilter => others;

export const ofTab = (tab: QueueTab, others: RefineFilter): RefineFilter => ({ ...others, ...conditionOf(tab) });

/** The stages, each with the number of cases that meet the other conditions. */
export const QueueTabs = () => {
  const { filterValues, setFilters } = useListContext<RefineItem>();
  const others = withoutTab(filterValues);
  return (
    <Tabs
      // A filter over all stages belongs to no tab.
      value={filterValues.stage === undefined && filterValues.sentBack !== true ? false : tabOf(filterValues)}
      onChange={(_event, tab: QueueTab) => setFilters(ofTab(tab, others))}
      variant="scrollable"
      scrollButtons={false}
      aria-label="단계"
      sx={{ flexGrow: 1, maxWidth: '100%' }}
    >
      {queueTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={`queue-tab-${tab}`}
          aria-controls="queue"
          label={<TabLabel tab={tab} others={others} />}
        />
      ))}
    </Tabs>
  );
};

const TabLabel = ({ tab, others }: { tab: QueueTab; others: RefineFilter }) => {
  const { total } = useGetList<RefineItem>(
    'admin/data',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'collectedAt', order: 'ASC' },
      filter: ofTab(tab, others),
    },
    { retry: false, onError: () => {} },
  );
  return <span>{total === undefined ? tabNames[tab] : `${tabNames[tab]} ${count(total)}`}</span>;
};
