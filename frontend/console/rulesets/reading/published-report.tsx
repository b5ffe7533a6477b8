import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { koreanMoment } from '../../../shared/formats.ts';
import { ApiError, messageOf } from '../../api/api-error.ts';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { Differences } from '../differences.tsx';
import { Tried } from '../impact.tsx';
import { queryKey, useRulesetsData } from '../rulesets-data.ts';
import { countsByKind } from '../words.ts';

/** What the edition did to the results, as it was known when it was published; read once it is asked for. */
export const PublishedReport = ({ version }: { readonly version: string }) => {
  const { editionReport } = useRulesetsData();
  const [isOpen, setIsOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'report', version],
    queryFn: () => editionReport(version),
    enabled: isOpen,
    retry: false,
    // It was stored once.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isNone = error instanceof ApiError && error.status === 404;
  return (
    <Section
      title="발행 때의 영향 보고서"
      action={!isOpen && <Button onClick={() => setIsOpen(true)}>보고서 보기</Button>}
    >
      {isNone && (
        <NothingYet>이 판에는 보고서가 없습니다. 결과를 모두 다시 계산해 보고 발행한 판에 남습니다.</NothingYet>
      )}
      {error && !isNone && (
        <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
          {messageOf(error)}
        </Alert>
      )}
      {isOpen && data === undefined && !error && <NothingYet>보고서를 읽는 중</NothingYet>}
      {data && (
        <>
          <Typography variant="body2" color="text.secondary">
            {koreanMoment(data.publishedAt)} 발행 ·{' '}
            {data.tellMovedBy === null
              ? '수치가 달라진 사람에게는 알리지 않음'
              : `수치가 ${data.tellMovedBy}%p보다 크게 달라진 사람에게 알림`}
          </Typography>
          <Tried impact={data.impact} isPublished />
          <Replaced version={version} before={data.impact.inForce} />
        </>
      )}
    </Section>
  );
};

/** What the edition had otherwise than the one that it took the place of: added, removed, moved, changed. */
const Replaced = ({ version, before }: { readonly version: string; readonly before: string }) => {
  const { compareEditions } = useRulesetsData();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'comparison', version, before],
    queryFn: () => compareEditions(version, before),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error)
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>다시 시도</Button>}>
        {messageOf(error)}
      </Alert>
    );
  if (data === undefined) return <NothingYet>앞의 판과 견주는 중</NothingYet>;
  return (
    <>
      <Typography component="h3" sx={{ fontWeight: 600, mt: 2, mb: 1 }}>
        앞의 판과 달라진 곳: {countsByKind(data.differences)}
      </Typography>
      <Differences differences={data.differences} />
    </>
  );
};
