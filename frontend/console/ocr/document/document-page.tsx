import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { type RefObject, useRef, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { useStore } from '../../../shared/device/store.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { sizeWords } from '../../case-import/words.ts';
import { NamedList, useNamedCases } from '../../cases/named-cases.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { useKeptFromLeaving } from '../../typing/use-kept-from-leaving.ts';
import { StatusChip } from '../status-chip.tsx';
import { isUnderWay, progressWords, shareRead, toCheckWords, whyNotAttached } from '../words.ts';
import { MissingPageView } from './missing-page.tsx';
import { MissingPages } from './missing-pages.tsx';
import { PageChoice } from './page/page-choice.tsx';
import { PageView } from './page/page-view.tsx';
import { Steps } from './steps.tsx';
import { createTypedPages, type TypedPages } from './typed-pages.ts';
import { useDocument } from './use-document.ts';
import type { Arrival } from './use-words.ts';

/** /admin/ocr/{id}: one document, page by page. The address names the open page. */
const DocumentPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="ocr">
      <Loaded key={id} id={id} />
    </OnlyFor>
  );
};

export default DocumentPage;

const Loaded = ({ id }: { readonly id: string }) => {
  const { user } = useSession();
  const { data, error, refetch } = useDocument(id);
  if (data && user !== null) return <Document document={data} me={user.id} />;
  if (!error) return <PageWaiting />;
  const list = { to: '/admin/ocr', name: '문서 목록으로' };
  return <RecordNotLoaded title="문서" error={error} onRetry={() => void refetch()} list={list} />;
};

const Document = ({ document, me }: { readonly document: OcrDocument; readonly me: string }) => {
  const [typedPages] = useState(() => createTypedPages(`${me}.${document.id}`));
  const sendHeld = useRef(() => {});
  const unsaved = [...useStore(typedPages.state).keys()];
  useKeptFromLeaving(unsaved.length > 0);
  const nameOf = useNamedCases(document.attachedTo.map(({ caseId }) => caseId));
  return (
    <>
      <PageHeading title={document.fileName} badge={<StatusChip item={document} />}>
        <Button component={Link} to="/admin/ocr" sx={{ minHeight: 44 }}>
          목록
        </Button>
        <Steps document={document} unsaved={unsaved} onAttach={() => sendHeld.current()} />
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Progress document={document} />
        {document.failure && !isOfMissingPage(document) && <Alert severity="error">{document.failure.message}</Alert>}
        {document.attachedTo.length > 0 && (
          <NamedList
            title="이 문서로 만든 자료"
            ids={[...new Set(document.attachedTo.map(({ caseId }) => caseId))]}
            nameOf={nameOf}
          />
        )}
        <Pages document={document} typedPages={typedPages} sendHeld={sendHeld} unsaved={unsaved} />
      </Box>
    </>
  );
};

const Progress = ({ document }: { readonly document: OcrDocument }) => {
  const share = shareRead(document);
  const told = [progressWords(document), toCheckWords(document)].filter((part) => part !== null).join(' · ');
  const whyNot = whyNotAttached(document);
  return (
    <Box>
      <Typography id="reading" role="status" sx={{ fontWeight: 600 }}>
        {told}
      </Typography>
      {document.status === 'reading' && (
        <LinearProgress
          variant={share === null ? 'indeterminate' : 'determinate'}
          value={share ?? 0}
          aria-labelledby="reading"
          sx={{ mt: 1, height: 8, borderRadius: 4 }}
        />
      )}
      {whyNot !== null && <Typography sx={{ mt: 0.5 }}>{whyNot}</Typography>}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {koreanMoment(document.uploadedAt)} · {sizeWords(document.bytes)}
        {document.foundAt !== null && ` · ${document.foundAt}`}
      </Typography>
    </Box>
  );
};

/** The reason lies in a page, and stands beside its number below. */
const isOfMissingPage = ({ failure, missingPages }: OcrDocument): boolean =>
  missingPages.some(({ page, reason }) => page === failure?.page && reason !== null);

type PagesProps = {
  readonly document: OcrDocument;
  readonly typedPages: TypedPages;
  readonly sendHeld: RefObject<() => void>;
  readonly unsaved: readonly number[];
};

const Pages = ({ document, typedPages, sendHeld, unsaved }: PagesProps) => {
  const [params, setParams] = useSearchParams();
  const [arrival, setArrival] = useState<Arrival>('page');
  const { readPages, missingPages } = document;
  const wanted = Number(params.get('page'));
  const missing = missingPages.find(({ page }) => page === wanted) ?? (readPages.length === 0 ? missingPages[0] : null);
  const open = missing ?? readPages.find(({ page }) => page === wanted) ?? readPages[0];
  if (open === undefined) {
    return isUnderWay(document) ? (
      <Alert severity="info">첫 쪽을 읽으면 여기에 나타납니다. 화면을 떠나도 계속 읽습니다.</Alert>
    ) : null;
  }
  const go = (page: number, how: Arrival = 'page') => {
    setArrival(how);
    setParams({ page: String(page) }, { replace: true });
  };
  return (
    <>
      <MissingPages document={document} onOpen={go} />
      <PageChoice document={document} open={open.page} unsaved={unsaved} onOpen={go} />
      {missing ? (
        <MissingPageView key={missing.page} document={document} missing={missing} typedPages={typedPages} />
      ) : (
        <PageView
          key={open.page}
          document={document}
          typedPages={typedPages}
          sendHeld={sendHeld}
          number={open.page}
          arrival={arrival}
          onOpen={go}
        />
      )}
    </>
  );
};
