import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import type { PolicyRecord } from '@nomucheck/domain/policies/contract.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSession } from '../../shared/client/session.ts';
import { koreanDate } from '../../shared/formats.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { RecordNotLoaded } from '../shell/record/record-not-loaded.tsx';
import { NothingYet, Section } from '../shell/record/section.tsx';
import { useKeptWork } from '../typing/use-kept-work.ts';
import { DraftEditor } from './draft-editor.tsx';
import { DraftSteps } from './draft-steps.tsx';
import { kindOfDraft, workOf } from './draft-work.ts';
import { policyList, usePoliciesData } from './policies-data.ts';
import { PolicyPreviewOf } from './policy-preview-of.tsx';
import { PolicyVersions } from './policy-versions.tsx';
import { TextChanges } from './text-changes.tsx';
import { stageNames } from './words.ts';

/** /admin/policy/{id}: the draft of a text, its versions, and its history. */
const PolicyPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="policy">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default PolicyPage;

const Loaded = ({ id }: { id: string }) => {
  const { policyRecord } = usePoliciesData();
  const client = useQueryClient();
  const queryKey = [policyList, 'record', id];
  const { data, error, refetch } = useQuery({ queryKey, queryFn: () => policyRecord(id), retry: false });
  const show = (after: PolicyRecord) => {
    client.setQueryData(queryKey, after);
    void client.invalidateQueries({ queryKey: [policyList, 'list'] });
  };
  const { user } = useSession();
  if (data !== undefined && user !== null)
    return <Text key={user.id} record={data} onDone={show} onReread={() => void refetch()} />;
  if (!error) return <PageWaiting />;
  const list = { to: `/${policyList}`, name: '약관·방침 목록으로' };
  return <RecordNotLoaded title="약관·방침" error={error} onRetry={() => void refetch()} list={list} />;
};

type TextProps = {
  readonly record: PolicyRecord;
  readonly onDone: (after: PolicyRecord) => void;
  readonly onReread: () => void;
};

const Text = ({ record, onDone, onReread }: TextProps) => {
  const coming = record.versions.find(({ state }) => state === 'coming');
  return (
    <>
      <PageHeading title={record.title}>
        <MuiLink href={`/policy/${record.id}`} target="_blank" rel="noopener">
          사이트에서 보기
        </MuiLink>
      </PageHeading>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {coming && (
          <Alert severity="info">
            {koreanDate(coming.from)}부터 쓸 내용을 알렸습니다. 그때까지는 지금 내용을 씁니다.
          </Alert>
        )}
        <Draft record={record} onDone={onDone} onReread={onReread} />
        <Section title="버전">
          <PolicyVersions record={record} onDone={onDone} />
          <PolicyPreviewOf text={record.text} />
        </Section>
        <RecordHistory kind="policy" id={record.id} revision={record.revision} />
      </Box>
    </>
  );
};

const Draft = ({ record, onDone, onReread }: TextProps) => {
  const { id, draft } = record;
  const [isWriting, setWriting] = useState(false);
  const work = useKeptWork('draft', workOf(record), kindOfDraft);
  const isTouched = !kindOfDraft.isSame(work.typed, workOf(record));
  const done = (after: PolicyRecord) => {
    // It was discarded or published.
    if (after.draft === null) {
      work.take(workOf(after));
      setWriting(false);
    }
    onDone(after);
  };
  if (draft === null && !isWriting && !isTouched)
    return (
      <Section
        title="초안"
        action={
          <Button variant="contained" onClick={() => setWriting(true)}>
            새 초안 쓰기
          </Button>
        }
      >
        <NothingYet>쓰고 있는 초안이 없습니다.</NothingYet>
      </Section>
    );
  const isOpen = draft === null || draft.stage === 'drafting';
  return (
    <>
      <Section title={draft === null ? '새 초안' : `초안: ${stageNames[draft.stage]}`}>
        {draft !== null && <DraftSteps id={id} draft={draft} isTouched={isTouched} onDone={done} />}
        {isOpen ? (
          <DraftEditor record={record} work={work} onSaved={onDone} onReread={onReread} />
        ) : (
          <PolicyPreviewOf text={draft.text} />
        )}
      </Section>
      {draft !== null && (
        <Section title="바뀌는 곳">
          <TextChanges changes={draft.changes} />
        </Section>
      )}
    </>
  );
};
