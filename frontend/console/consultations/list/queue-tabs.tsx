import { Tab, Tabs } from '@mui/material';
import type { ConsultationFilter } from '@nomucheck/domain/consultations/contract.ts';
import { useGetList, useListContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { consultationList } from '../consultations-data.ts';
import { ofTab, type QueueTab, sortOf, tabAddress, tabNames, tabOf, tabs, withoutTab } from './tabs.ts';

/** The queue by what is due, each tab with how many it has under the other conditions, which stay. */
export const QueueTabs = () => {
  const { filterValues } = useListContext();
  const navigate = useNavigate();
  const others = withoutTab(filterValues);
  const current = tabOf(filterValues);
  return (
    <Tabs
      value={current}
      // The order changes with the tab, so both are set by one address.
      onChange={(_event, tab: QueueTab) => void navigate(tabAddress(tab, others))}
      variant="scrollable"
      scrollButtons={false}
      aria-label="상담 단계"
      sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          id={`consultation-tab-${tab}`}
          {...(tab === current ? { 'aria-controls': 'consultations' } : {})}
          label={<TabLabel tab={tab} others={others} />}
        />
      ))}
    </Tabs>
  );
};

const TabLabel = ({ tab, others }: { tab: QueueTab; others: ConsultationFilter }) => {
  const { total } = useGetList(
    consultationList,
    { pagination: { page: 1, perPage: 1 }, sort: sortOf(tab), filter: ofTab(tab, others) },
    { retry: false, onError: () => {} },
  );
  return <span>{total === undefined ? tabNames[tab] : `${tabNames[tab]} ${count(total)}`}</span>;
};
