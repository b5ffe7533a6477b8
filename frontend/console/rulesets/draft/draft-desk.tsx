import { Alert, Box, Link as MuiLink, Tab, Tabs } from '@mui/material';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { mayEditDrafts } from '../../access/grants.ts';
import { historyAddress } from '../../history/record-kinds.ts';
import { ListWaiting, PartFailure } from '../../list/list-states.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { useKeptFromLeaving } from '../../typing/use-kept-from-leaving.ts';
import { queryKey } from '../rulesets-data.ts';
import { useDraftData } from './draft-data.ts';
import { Preview } from './preview/preview.tsx';
import { Changes } from './steps/changes.tsx';
import { Conflict } from './steps/conflict.tsx';
import { Findings } from './steps/findings.tsx';
import { Finish } from './steps/finish.tsx';
import { OldBase } from './steps/old-base.tsx';
import { SavingState } from './steps/saving-state.tsx';
import { UnreadConditions } from './steps/unread-conditions.tsx';
import { useDifferences } from './steps/use-differences.ts';
import { useFindings } from './steps/use-findings.ts';
import { useComments } from './talk/comments.tsx';
import { useDraftWork } from './work/use-draft-work.ts';
import { WorkPlace } from './work-place.tsx';

const views = ['edit', 'preview', 'changes'] as const;
type View = (typeof views)[number];

type DeskProps = {
  readonly saved: RulesetDraftOut;
  readonly me: SessionUser;
  readonly onSaved: (draft: RulesetDraftOut) => void;
  readonly onReread: () => void;
};

/** The draft with its findings, to be edited, tried and compared, until it is offered. */
const DraftDesk = ({ saved, me, onSaved, onReread }: DeskProps) => {
  const work = useDraftWork(saved, me.id, onSaved);
  const { editionContent } = useDraftData();
  const {
    data: base,
    error: baseError,
    refetch: readBase,
  } = useQuery({
    queryKey: [queryKey, 'content', saved.basedOn],
    queryFn: () => editionContent(saved.basedOn),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const findings = useFindings(work.content, base);
  const differences = useDifferences(base, work.content);
  const { data: comments = [] } = useComments();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const view: View = views.find((each) => each === address.get('view')) ?? 'edit';
  const go = (changes: Readonly<Record<string, string>>) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }));
  const open = (at: string, field?: readonly string[]) =>
    setAddress((before) => {
      const { field: _before, ...others } = Object.fromEntries(before);
      return { ...others, at, view: 'edit', ...(field === undefined ? {} : { field: field.join('/') }) };
    });
  useKeptFromLeaving(work.isWaiting);
  const isReader = !mayEditDrafts(me);
  const unread = Object.values(work.texts);
  const isReady = !work.isWaiting && !work.saving.isPending && findings?.length === 0 && unread.length === 0;
  return (
    <>
      <PageHeading title={`질문지 초안: ${work.content.edition?.title ?? saved.title}`}>
        <MuiLink component={Link} to={historyAddress('rulesetdraft', saved.id)}>
          이력
        </MuiLink>
        {!isReader && (
          <Finish draft={saved} isReady={isReady} onOffered={onSaved} onDiscarded={() => navigate('/admin/ruleset')} />
        )}
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {saved.state === 'offered' && (
          <Alert
            severity="info"
            action={
              <MuiLink component={Link} to="/admin/ruleset">
                승인과 발행
              </MuiLink>
            }
          >
            승인을 기다리는 판입니다. 여기서 고치면 올린 것이 거두어지고 승인을 처음부터 다시 받습니다.
          </Alert>
        )}
        <OldBase basedOn={saved.basedOn} />
        {isReader && <Alert severity="info">읽기만 할 수 있습니다. 고치는 것은 관리자가 합니다.</Alert>}
        {!isReader && <SavingState work={work} />}
        {work.saving.conflict !== null && (
          <Conflict conflict={work.saving.conflict} saving={work.saving} content={work.content} onReread={onReread} />
        )}
        {baseError && base === undefined && (
          <PartFailure onRetry={() => void readBase()}>
            바탕이 된 판을 불러오지 못해 바뀐 곳을 표시하지 못합니다.
          </PartFailure>
        )}
        <Findings findings={findings} onOpen={open} />
        <UnreadConditions texts={unread} content={work.content} onOpen={(at) => open(at)} />
        <Tabs value={view} onChange={(_event, next: View) => go({ view: next })} aria-label="초안 보기">
          <Tab value="edit" label="고치기" />
          <Tab value="preview" label="미리 해 보기" />
          {/* Without the edition that it is compared with there is no number. */}
          <Tab value="changes" label={base === undefined ? '바뀐 곳' : `바뀐 곳 ${count(differences.length)}`} />
        </Tabs>
        {view === 'edit' && (
          <WorkPlace
            work={work}
            base={base}
            open={address.get('at') ?? 'intake'}
            onOpen={(at) => open(at)}
            nextNumber={saved.nextNumber}
            field={address.get('field')}
            marks={{
              findings: findings ?? [],
              commented: comments.flatMap(({ subject, settled }) => (settled ? [] : [subject])),
              changed: differences.map(({ subject }) => subject),
            }}
            draft={saved.id}
            isReader={isReader}
          />
        )}
        {view === 'preview' && <Preview content={work.content} onMend={(at) => open(at)} />}
        {view === 'changes' && base !== undefined && <Changes differences={differences} />}
        {view === 'changes' && base === undefined && !baseError && <ListWaiting label="바탕이 된 판을 불러오는 중" />}
      </Box>
    </>
  );
};

export default DraftDesk;
