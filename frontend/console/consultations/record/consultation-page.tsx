import { Alert, Box, Button, Chip, Link as MuiLink, Tab, Tabs } from '@mui/material';
import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';
import { stageLabels } from '@nomucheck/domain/consultations/stages.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { RecordHistory } from '../../history/record-history.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { firstTab, tabAddress } from '../list/tabs.ts';
import { isForFirm, useConsultation } from '../use-consultation.ts';
import { kindNames } from '../words.ts';
import { Actions } from './actions.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { Talk } from './talk/talk.tsx';

/** /admin/consult/{id}: one consultation, its talk, and its history (`?tab=history`, `?asOf=`). */
const ConsultationPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="consultation">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default ConsultationPage;

const list = { to: tabAddress(firstTab), name: '상담 목록으로' };

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = useConsultation(id);
  if (data !== undefined && !isForFirm(data)) return <Own id={id} />;
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Consultation item={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  return <RecordNotLoaded title="상담" error={error} onRetry={() => void refetch()} list={list} />;
};

/** Who asked reads it where everybody reads their own. */
const Own = ({ id }: { id: string }) => (
  <>
    <PageHeading title="상담">
      <Button component={Link} to={list.to} sx={{ minHeight: 44 }}>
        목록
      </Button>
    </PageHeading>
    <Alert severity="info">
      본인이 신청한 상담은 사이트에서 봅니다.{' '}
      <MuiLink href={`/consult/${encodeURIComponent(id)}`} color="inherit">
        내 상담 보기
      </MuiLink>
    </Alert>
  </>
);

type Part = 'talk' | 'history';

const Consultation = ({ item }: { item: ConsultationDetail }) => {
  const [params, setParams] = useSearchParams();
  const part: Part = params.get('tab') === 'history' ? 'history' : 'talk';
  return (
    <>
      <PageHeading
        title={`${item.person.name} · ${topics[item.topic]}`}
        badge={
          <>
            <Chip size="small" variant="outlined" label={stageLabels[item.stage]} />
            {item.kind === 'paid' && <Chip size="small" variant="outlined" label={kindNames.paid} />}
          </>
        }
      >
        <Button component={Link} to={list.to} sx={{ minHeight: 44 }}>
          목록
        </Button>
      </PageHeading>
      {/* Before anything of the consultation is read. */}
      <ConflictNotice item={item} />
      <Actions item={item} />
      <Tabs
        value={part}
        onChange={(_event, wanted: Part) => setParams(wanted === 'history' ? { tab: 'history' } : {})}
        aria-label="화면"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="talk" label="상담" id="consultation-talk" />
        <Tab value="history" label="변경 이력" id="consultation-history" />
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`consultation-${part}`}>
        {part === 'talk' ? (
          <Talk item={item} />
        ) : (
          <RecordHistory kind="consultation" id={item.id} revision={item.revision} />
        )}
      </Box>
    </>
  );
};
