import { Tab, Tabs } from '@mui/material';
import type { ReviewFilter } from '@nomucheck/domain/advice/contract/review.ts';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { type ListTab, listTabs, ofTab, tabAddress, tabNames } from './tabs.ts';

type ListTabsProps = {
  readonly current: ListTab | 'recalls';
  /** The other conditions, which stay when another tab is chosen. */
  readonly others?: ReviewFilter;
  readonly onChoose?: (tab: ListTab) => void;
};

const tabs = [...listTabs, 'recalls'] as const;

/** The lists of the reviewers, each with how many it has. */
export const ListTabs = ({ current, others = {}, onChoose }: ListTabsProps) => {
  const navigate = useNavigate();
  const choose = (tab: ListTab | 'recalls') =>
    tab === 'recalls' || onChoose === undefined ? void navigate(tabAddress(tab)) : onChoose(tab);
  return (
    <Tabs
      value={current}
      onChange={(_event, tab: ListTab | 'recalls') => choose(tab)}
      variant="scrollable"
      scrollButtons={false}
      aria-label="검수할 자문"
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
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

const TabLabel = ({ tab, others }: { tab: ListTab | 'recalls'; others: ReviewFilter }) => {
  const { total } = useGetList(
    tab === 'recalls' ? 'inspection/recalls' : 'inspection/list',
    {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'updatedAt', order: 'DESC' },
      // Of the recalls only those that nobody has looked at yet.
      filter: tab === 'recalls' ? { flagged: true } : ofTab(tab, others),
    },
    { retry: false, onError: () => {} },
  );
  return <span>{total === undefined ? tabNames[tab] : `${tabNames[tab]} ${count(total)}`}</span>;
};
