import CalendarMonth from '@mui/icons-material/CalendarMonth';
import { Box, Button, useMediaQuery } from '@mui/material';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router';
import { koreanToday } from '../../../shared/formats.ts';
import { ExportButton } from '../../export/export-button.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { LiveBar } from '../../live/live-bar.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { theme } from '../../shell/theme.ts';
import { consultationList } from '../consultations-data.ts';
import { exportColumns } from '../words.ts';
import { ConsultationFilters } from './consultation-filters.tsx';
import { ConsultationCards, ConsultationTable } from './consultation-table.tsx';
import { QueueTabs } from './queue-tabs.tsx';
import { firstTab, ofTab, type QueueTab, sortOf, tabAddress, tabOf, withoutTab } from './tabs.ts';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** /admin/consult: the consultations by what is due. Tab, filter, order and page are stored only in the address. */
const ConsultationList = () => (
  <OnlyFor entry="consultation">
    <ListBase
      perPage={25}
      sort={sortOf(firstTab)}
      filterDefaultValues={ofTab(firstTab)}
      storeKey={false}
      queryOptions={withoutNotification}
    >
      <PageHeading title="상담">
        <Button component={Link} to={`/${consultationList}/calendar`} startIcon={<CalendarMonth />}>
          상담 달력
        </Button>
        <ExportButton<ConsultationListItem>
          resource={consultationList}
          file={`상담-${koreanToday()}`}
          columns={exportColumns}
        />
      </PageHeading>
      <LiveBar resource="consultation" />
      <QueueTabs />
      <ConsultationFilters />
      <Consultations />
    </ListBase>
  </OnlyFor>
);

export default ConsultationList;

const Consultations = () => {
  const { filterValues } = useListContext<ConsultationListItem>();
  const tab = tabOf(filterValues);
  return (
    <Box id="consultations" role="tabpanel" aria-labelledby={`consultation-tab-${tab}`}>
      <Shown tab={tab} />
    </Box>
  );
};

const Shown = ({ tab }: { tab: QueueTab }) => {
  const {
    data = [],
    error,
    isPending,
    refetch,
    total = 0,
    filterValues,
    setFilters,
  } = useListContext<ConsultationListItem>();
  const isNarrow = useMediaQuery(theme.breakpoints.down('md'));
  if (isPending) return <ListWaiting label="상담을 불러오는 중" />;
  if (error) return <ListFailure error={error} onRetry={() => refetch()} />;
  if (total === 0) {
    if (Object.keys(withoutTab(filterValues)).length === 0) return <Nothing tab={tab} />;
    const clear = (
      <Button color="inherit" onClick={() => setFilters(ofTab(tab))}>
        조건 지우기
      </Button>
    );
    return <ListEmpty action={clear}>조건에 맞는 상담이 없습니다.</ListEmpty>;
  }
  return (
    <>
      {isNarrow ? <ConsultationCards items={data} tab={tab} /> : <ConsultationTable tab={tab} />}
      <Pagination rowsPerPageOptions={[25, 50, 100]} />
    </>
  );
};

const nothing: Readonly<Record<QueueTab, string>> = {
  new: '새 신청이 없습니다. ‘우리 차례’에 답을 기다리는 분이 있는지 확인하십시오.',
  waiting_for_us: '답을 기다리는 분이 없습니다. 신청인이 글을 더 쓰거나 상담 시간이 지나면 여기에 보입니다.',
  agreed: '앞으로 정해진 상담이 없습니다. 상담을 열어 신청인이 고른 시간 가운데 하나를 정하십시오.',
  waiting_for_them: '신청인의 답을 기다리는 상담이 없습니다.',
  unpaid: '결제를 기다리는 유료 상담이 없습니다. 결제하면 ‘새 신청’으로 옵니다.',
  closed: '마친 상담이 없습니다. 상담 화면에서 결과를 고르고 마치면 여기에 남습니다.',
  all: '아직 들어온 상담이 없습니다. 회원이 상담을 신청하면 여기에 보입니다.',
};

/** Where to look next. */
const next: Readonly<Record<QueueTab, QueueTab | null>> = {
  ...{ new: 'waiting_for_us', waiting_for_us: 'new', agreed: 'waiting_for_us', waiting_for_them: 'waiting_for_us' },
  ...{ unpaid: 'new', closed: 'all', all: null },
};

const nextNames: Readonly<Record<QueueTab, string>> = {
  ...{ new: '새 신청 보기', waiting_for_us: '우리 차례 보기', agreed: '정해진 시간 보기', all: '전체 보기' },
  ...{ waiting_for_them: '신청인 차례 보기', unpaid: '결제 대기 보기', closed: '종결 보기' },
};

const Nothing = ({ tab }: { tab: QueueTab }) => {
  const other = next[tab];
  return (
    <ListEmpty
      action={
        other && (
          <Button color="inherit" component={Link} to={tabAddress(other)}>
            {nextNames[other]}
          </Button>
        )
      }
    >
      {nothing[tab]}
    </ListEmpty>
  );
};
