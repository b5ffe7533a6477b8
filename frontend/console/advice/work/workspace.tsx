import Keyboard from '@mui/icons-material/Keyboard';
import { Alert, Box, Button, Chip, IconButton, useMediaQuery } from '@mui/material';
import type { ReviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { FoldedHistory } from '../../history/record-history.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { theme } from '../../shell/theme.ts';
import { useKey } from '../../shell/use-key.ts';
import { localCopyOf } from '../copy/use-working-copy.ts';
import { type ReviewStage, useInspectionData } from '../inspection-data.ts';
import { stageAtHand } from '../stage-at-hand.ts';
import { firstLineOf } from '../words.ts';
import { Actions } from './actions.tsx';
import { ReadingCopy, ReadingText } from './beside/reading.tsx';
import { shortcuts } from './shortcuts.ts';
import { Flags } from './stage/flags.tsx';
import { Holding } from './stage/holding.tsx';
import { Notices } from './stage/notices.tsx';
import { Published } from './stage/published.tsx';

const KeyHelp = lazyPage(async () => ({ default: (await import('../../typing/key-help.tsx')).KeyHelp }));

const longest = 38;
const titleOf = (question: string | null): string => {
  const line = firstLineOf(question);
  return line.length > longest ? `${line.slice(0, longest).trimEnd()}…` : line;
};

/** One advice with its reviewers' work. `me`: the reader's id. */
export const Workspace = ({ review, me }: { review: ReviewDetail; me: string }) => {
  const hasKeys = useMediaQuery(theme.breakpoints.up('md'));
  const [help, setHelp] = useState(false);
  useKey('Slash', () => setHelp(true), true);
  const { id, stage } = review;
  const round = review.texts.at(-1)?.round ?? 1;
  return (
    <>
      <PageHeading
        title={titleOf(review.question)}
        badge={
          <>
            <Chip size="small" variant="outlined" label={stageNames[stage]} />
            {round > 1 && <Chip size="small" variant="outlined" label={`${round}번째 검토`} />}
          </>
        }
      >
        <Button component={Link} to="/inspection/list" sx={{ minHeight: 44 }}>
          목록
        </Button>
        {hasKeys && (
          <IconButton aria-label="단축키 보기" aria-keyshortcuts="?" onClick={() => setHelp(true)}>
            <Keyboard />
          </IconButton>
        )}
      </PageHeading>
      <Notices review={review} me={me} />
      <Flags review={review} />
      <Published review={review} />
      <AtHand review={review} me={me} />
      <Box sx={{ mt: 2 }}>
        <FoldedHistory kind="advice" id={id} revision={review.revision} />
      </Box>
      <Suspense>{help && <KeyHelp shortcuts={shortcuts} onClose={() => setHelp(false)} />}</Suspense>
    </>
  );
};

/**
 * The text and what may be done with it. Whoever holds the review keeps their work on the page when they lose it, until they
 * leave it themselves.
 */
const AtHand = ({ review, me }: { review: ReviewDetail; me: string }) => {
  const atHand = stageAtHand(review.stage);
  const [kept, setKept] = useState<ReviewStage | null>(null);
  const holds = review.holder?.id === me ? review.holder.stage : null;
  const hasLeft = atHand !== null && localCopyOf({ me, id: review.id, stage: atHand }).read() !== null;
  if (holds !== null && kept !== holds) setKept(holds);
  else if (kept === null && holds === null && hasLeft) setKept(atHand);

  if (kept !== null) return <Copy review={review} me={me} stage={kept} isMine onLeft={() => setKept(null)} />;
  return (
    <>
      <Actions review={review} />
      {atHand === null ? (
        <ReadingText review={review} />
      ) : (
        <Copy review={review} me={me} stage={atHand} isMine={false} onLeft={() => {}} />
      )}
    </>
  );
};

type CopyProps = {
  readonly review: ReviewDetail;
  readonly me: string;
  readonly stage: ReviewStage;
  readonly isMine: boolean;
  readonly onLeft: () => void;
};

const Copy = ({ review, me, stage, isMine, onLeft }: CopyProps) => {
  const { workingCopy } = useInspectionData();
  const { id } = review;
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: ['inspection/list', 'copy', id, stage, isMine ? 'mine' : review.holder?.id],
    queryFn: () => workingCopy(id, stage),
    // One's own copy is read once: what is typed must not be replaced by a later read.
    ...(isMine ? { staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } : { refetchInterval: 20_000 }),
    gcTime: 0,
  });
  if (error && data === undefined)
    return (
      <Alert
        severity="error"
        action={
          <Button color="inherit" onClick={() => void refetch()}>
            다시 시도
          </Button>
        }
      >
        {messageOf(error)}
      </Alert>
    );
  if (data === undefined || !isFetchedAfterMount) return <PageWaiting />;
  return isMine ? (
    <Holding key={stage} review={review} stage={stage} me={me} loaded={data} onLeft={onLeft} />
  ) : (
    <ReadingCopy review={review} loaded={data} />
  );
};
