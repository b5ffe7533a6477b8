import { Box, Button, Link as MuiLink } from '@mui/material';
import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import type { CheckResults } from '@nomucheck/domain/checks/contract/results.ts';
import { Link, useParams, useSearchParams } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { koreanDate, koreanMoment } from '../../../shared/formats.ts';
import { isStaff, mayOpen } from '../../access/grants.ts';
import { DisputeEnding } from '../../calibration/dispute-ending.tsx';
import { FoldedHistory } from '../../history/record-history.tsx';
import { NotAllowed } from '../../shell/no-page.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { PageWaiting } from '../../shell/page-waiting.tsx';
import { Facts } from '../../shell/record/facts.tsx';
import { RecordNotLoaded } from '../../shell/record/record-not-loaded.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { useEditionNames } from '../corrections-data.ts';
import { sideNames } from '../words.ts';
import { AsComputed } from './as-computed.tsx';
import { useCheckRecord, useCheckResults } from './audit-data.ts';
import { Comparison } from './comparison.tsx';
import { RelatedChecks } from './related-checks.tsx';
import { ResultsChart } from './results-chart.tsx';
import { type Place, ResultsTable } from './results-table.tsx';

/** /admin/check/{id}: all results of a check over time, and why any two of them differ (`?before=&after=`). */
const CheckPage = () => {
  const { id = '' } = useParams();
  const { user } = useSession();
  return user !== null && isStaff(user) ? <Loaded id={id} key={id} /> : <NotAllowed />;
};

export default CheckPage;

const Loaded = ({ id }: { id: string }) => {
  const record = useCheckRecord(id);
  const results = useCheckResults(id);
  const error = record.error ?? results.error;
  if (record.data !== undefined && results.data !== undefined)
    return <Shown check={record.data} results={results.data} />;
  if (!error) return <PageWaiting />;
  const retry = () => void Promise.all([record.refetch(), results.refetch()]);
  return <RecordNotLoaded title="진단" error={error} onRetry={retry} list={{ to: '/admin', name: '처음으로' }} />;
};

const Shown = ({ check, results }: { check: CheckRecord; results: CheckResults }) => {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const chosen = chosenIn(params, results);
  const change = (name: string, value: string | null) => {
    const next = new URLSearchParams(params);
    if (value === null) next.delete(name);
    else next.set(name, value);
    setParams(next, { replace: true });
  };
  const place = (of: Place) => results.results.find(({ calculationId }) => calculationId === chosen[of]);
  const [before, after] = [place('before'), place('after')];
  return (
    <>
      <PageHeading title={`${koreanDate(check.startedAt)} 진단`}>
        {check.result && (
          <Button component="a" href={`/check/result/${check.id}`}>
            결과 화면
          </Button>
        )}
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Section title="승소율의 흐름">
            {results.results.length === 0 ? (
              <NothingYet>아직 결과를 낸 적이 없습니다.</NothingYet>
            ) : (
              <>
                <ResultsChart results={results.results} />
                <ResultsTable
                  results={results}
                  checkId={check.id}
                  chosen={chosen}
                  onChoose={(of, calculationId) => change(of, calculationId)}
                />
              </>
            )}
          </Section>
          {before && after && before !== after && <Comparison two={{ before, after }} />}
          {before !== undefined && before === after && (
            <NothingYet>
              {results.results.length === 1
                ? '결과가 하나뿐입니다. 다시 계산하거나 답을 바꿔 새로 진단하면 두 결과를 여기서 견줄 수 있습니다.'
                : '서로 다른 결과 두 개를 고르면 달라진 까닭이 보입니다.'}
            </NothingYet>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <About check={check} owner={results.owner} />
          {check.result && (
            <DisputeEnding checkId={check.id} outcome={check.outcome} mayReport={results.owner?.id !== user?.id} />
          )}
          <RelatedChecks checks={results.checks} checkId={check.id} />
          {results.results.length > 0 && (
            <AsComputed id={check.id} asOf={params.get('asOf')} onChange={(asOf) => change('asOf', asOf)} />
          )}
          <FoldedHistory kind="check" id={check.id} revision={check.revision} />
        </Box>
      </Box>
    </>
  );
};

/** Those of the address; where it names none of these results, the last two. */
const chosenIn = (params: URLSearchParams, { results }: CheckResults): Readonly<Record<Place, string | undefined>> => {
  const named = (place: Place) => results.find(({ calculationId }) => calculationId === params.get(place));
  const last = results.at(-1);
  return {
    before: (named('before') ?? results.at(-2) ?? last)?.calculationId,
    after: (named('after') ?? last)?.calculationId,
  };
};

const statusNames: Readonly<Record<CheckRecord['status'], string>> = {
  draft: '답하는 중',
  completed: '결과 나옴',
  discarded: '그만둠',
};

const About = ({ check, owner }: { check: CheckRecord; owner: CheckResults['owner'] }) => {
  const nameOf = useEditionNames();
  const { user } = useSession();
  const stage = check.answers.find(({ key }) => key === 'intake/stage')?.text;
  return (
    <Section title="진단">
      <Facts>
        {[
          [
            '회원',
            owner && mayOpen(user, 'user') ? (
              <MuiLink key="owner" component={Link} to={`/admin/user/${owner.id}`}>
                {owner.name}
              </MuiLink>
            ) : (
              (owner?.name ?? '알 수 없음')
            ),
          ],
          ['종류', check.questionnaire === 'basic' ? '기본 진단' : '상세 진단'],
          ['상태', statusNames[check.status]],
          ['진단한 쪽', check.result ? sideNames[check.result.side] : '아직 모름'],
          ['분쟁 단계', stage ?? '답하지 않음'],
          ['질문지 판', nameOf(check.rulesetVersion)],
          ['시작한 때', koreanMoment(check.startedAt)],
          ['진단 번호', check.id],
        ]}
      </Facts>
    </Section>
  );
};
