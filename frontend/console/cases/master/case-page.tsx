import { Alert, Box, Chip, Link as MuiLink } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { Suspense, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { AsOfNotice, AsOfPicker } from '../../history/as-of.tsx';
import { CaseRecalls } from '../../recalls/case-recalls.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { Section } from '../../shell/record/section.tsx';
import { fieldsThatDiffer } from '../case-form.ts';
import { MergedHere } from '../shared/merged-here.tsx';
import { caseName, caseNumberOf, stageNames } from '../words.ts';
import { CaseActions } from './actions/case-actions.tsx';
import { JoinsDispute } from './actions/joins-dispute.tsx';
import { CaseRecord } from './case-record.tsx';
import { CaseText, NewText } from './case-text.tsx';
import { Lineage } from './lineage.tsx';
import { Outdated } from './list/outdated.tsx';
import { useMasterCase, useMasterCaseAsOf } from './use-master-case.ts';

// They are read after the record.
const CaseHistory = lazyPage(async () => ({ default: (await import('./case-history.tsx')).CaseHistory }));
const Resting = lazyPage(async () => ({ default: (await import('./resting.tsx')).Resting }));
const RestoreCase = lazyPage(async () => ({ default: (await import('./actions/restore-case.tsx')).RestoreCase }));

/** /admin/data/master/{id}: a record, its history, and the record on an earlier day (`?asOf=`). */
const CasePage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="data">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default CasePage;

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = useMasterCase(id);
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Shown item={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  return (
    <RecordNotLoaded
      title="마스터 자료"
      error={error}
      onRetry={() => void refetch()}
      list={{ to: '/admin/data/master', name: '마스터 목록으로' }}
    />
  );
};

const Shown = ({ item }: { item: MasterCaseDetail }) => {
  const [params, setParams] = useSearchParams();
  const asOf = params.get('asOf');
  const [restoring, setRestoring] = useState(() => revisionIn(params.get('restore')));
  const look = (wanted: string | null) => {
    setParams(wanted === null ? {} : { asOf: wanted });
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHeading
        title={caseName(item)}
        badge={
          <Chip size="small" variant="outlined" label={item.stage === 'withdrawn' ? '내림' : stageNames[item.stage]} />
        }
      >
        {asOf === null && <CaseActions item={item} />}
      </PageHeading>
      {caseNumberOf(item) !== caseName(item) && (
        <Box sx={{ mt: { xs: 0, md: -1 }, mb: 2, color: 'text.secondary' }}>{caseNumberOf(item)}</Box>
      )}
      {item.mergedInto !== null && (
        <Alert severity="info" sx={{ mb: 2 }}>
          다른 자료와 합쳤습니다.{' '}
          <MuiLink component={Link} to={`/admin/data/master/${item.mergedInto}`}>
            남은 자료 보기
          </MuiLink>
        </Alert>
      )}
      {item.stage === 'withdrawn' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          내린 자료입니다. 검색과 승소율 집계에서 빠져 있습니다. 변경 이력에서 예전 기록으로 되돌릴 수 있습니다.
        </Alert>
      )}
      {asOf === null && item.stage === 'master' && <NewText item={item} />}
      {asOf === null && item.stage === 'master' && <JoinsDispute item={item} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>
          <Section title={asOf === null ? '기록' : '그때의 기록'} action={<AsOfPicker asOf={asOf} onChange={look} />}>
            {asOf === null ? <CaseRecord item={item} /> : <AsItStood item={item} asOf={asOf} />}
          </Section>
          <CaseText item={item} asOf={asOf} />
          <Outdated item={item} />
          {asOf === null && (
            <Suspense fallback={null}>
              <Resting item={item} />
            </Suspense>
          )}
          {asOf === null && <CaseRecalls caseId={item.id} revision={item.revision} />}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', minWidth: 0 }}>
          <Lineage item={item} />
          <MergedHere id={item.id} />
          <Suspense fallback={null}>
            <CaseHistory item={item} onLook={(revision) => look(`r${revision}`)} onRestore={setRestoring} />
          </Suspense>
        </Box>
      </Box>
      {restoring !== null && (
        <Suspense fallback={null}>
          <RestoreCase item={item} revision={restoring} onClose={() => setRestoring(null)} />
        </Suspense>
      )}
    </>
  );
};

const AsItStood = ({ item, asOf }: { item: MasterCaseDetail; asOf: string }) => {
  const { data, error } = useMasterCaseAsOf(item.id, asOf);
  if (data !== undefined)
    return (
      <>
        <AsOfNotice asOf={asOf} differences={fieldsThatDiffer(data, item).length} />
        <CaseRecord item={data} today={item} />
      </>
    );
  if (!error) return <PageWaiting />;
  const wasNot = error instanceof ApiError && error.status === 404;
  return (
    <Alert severity={wasNot ? 'info' : 'error'}>
      {wasNot ? '그때는 아직 마스터 자료가 아니었습니다.' : messageOf(error)}
    </Alert>
  );
};

/** The revision that a link from the page of the history asks to put back. */
const revisionIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
