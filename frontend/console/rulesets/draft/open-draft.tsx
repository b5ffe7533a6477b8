import { Alert, Button, Link as MuiLink, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../../shared/formats.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { Section } from '../../shell/record/section.tsx';
import { queryKey } from '../rulesets-data.ts';
import { useDraftData } from './draft-data.ts';

/** The draft that is open; `none` where there is none. */
export const useOpenDraft = () => {
  const { rulesetDraft } = useDraftData();
  const { data, error, refetch } = useQuery({ queryKey: [queryKey, 'draft'], queryFn: rulesetDraft, retry: false });
  const isNone = error instanceof ApiError && error.status === 404;
  return { draft: isNone ? undefined : data, error: isNone ? null : error, refetch };
};

/** Stands first on the page of the editions, if there is one. */
export const OpenDraft = () => {
  const { draft: data, error, refetch } = useOpenDraft();
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
        초안을 읽지 못했습니다. {messageOf(error)}
      </Alert>
    );
  if (data === undefined) return null;
  const [last] = data.edited;
  return (
    <Section
      title={`초안: ${data.title}`}
      action={
        <Button component={Link} to="/admin/ruleset/draft" variant="contained">
          초안 열기
        </Button>
      }
    >
      <Typography variant="body2">
        {data.state === 'offered' ? '새 판으로 올려 승인을 기다립니다.' : '고치는 중입니다.'} 바뀐 곳{' '}
        {count(data.changes)}
        곳, 고칠 곳 {count(data.findings.length)}군데, 열린 의견 {count(data.openComments)}개
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {last ? `${last.by.name} 님이 ${koreanMoment(last.at)}에 마지막으로 고침 · ` : ''}
        <MuiLink component={Link} to="/admin/ruleset/draft?view=changes">
          바뀐 곳 보기
        </MuiLink>
      </Typography>
    </Section>
  );
};
