import { Tab, Tabs } from '@mui/material';
import type { ReviewFilter } from '@nomucheck/domain/advice/contract/review.ts';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { type AnyTab, anyTabs, isOther, type ListTab, ofTab, otherLists, tabAddress, tabNames } from './tabs.ts';

type ListTabsProps = {
  readonly current: AnyTab;
  /** The other conditions, which stay when another tab is chosen. */
  readonly others?: ReviewFilter;
  readonly onChoose?: (tab: ListTab) => void;
};

/** The lists of the reviewers, each with how many it has. */
export const ListTabs = ({ current, others = {}, onChoose }: ListTabsProps) => {
  const navigate = useNavigate();
  const choose = (tab: AnyTab) =>
    isOther(tab) || onChoose === undefined ? void navigate(tabAddress(tab)) : onChoose(tab);
  return (
    <Tabs
      value={current}
      onChange={(_event, tab: AnyTab) => choose(tab)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="검수할 자문"
      sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {anyTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={`review-tab-${tab}`}
          {...(tab === current ? { 'aria-controls': 'reviews' } : {})}
          label={<TabLabel tab={tab} others={others} />}
        />
      ))}
    </Tabs>
  );
};

const TabLabel = ({ tab, others }: { tab: AnyTab; others: ReviewFilter }) => {
  const { resource, sort, filter } = isOther(tab)
    ? otherLists[tab]
    : {
        ...{ resource: 'inspection/list', filter: ofTab(tab, others) },
        sort: { field: 'updatedAt', order: 'DESC' } as const,
      };
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort, filter },
    { retry: false, onError: () => {} },
  );
  return <span>{total === undefined ? tabNames[tab] : `${tabNames[tab]} ${count(total)}`}</span>;
};
