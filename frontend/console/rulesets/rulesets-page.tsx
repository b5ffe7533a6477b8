import { Alert, Box, Link as MuiLink, Typography } from '@mui/material';
import type { RulesetItem } from '@nomucheck/domain/rulesets/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { count, koreanMoment } from '../../shared/formats.ts';
import { historyAddress } from '../history/record-kinds.ts';
import { ListFailure, ListWaiting } from '../list/list-states.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { Facts } from '../shell/record/facts.tsx';
import { Section } from '../shell/record/section.tsx';
import { Approvals, Decide } from './decide.tsx';
import { Differences } from './differences.tsx';
import { OpenDraft, useOpenDraft } from './draft/open-draft.tsx';
import { StartDraft } from './draft/start-draft.tsx';
import { Impact } from './impact.tsx';
import { queryKey, useRulesetsData } from './rulesets-data.ts';
import { ToConfirm } from './to-confirm.tsx';
import { editionName } from './words.ts';

/** /admin/ruleset: the edition in force, the one that this program offers, and putting that into force. */
const RulesetsPage = () => (
  <OnlyFor entry="ruleset">
    <PageHeading title="질문지" />
    <Editions />
  </OnlyFor>
);

export default RulesetsPage;

const Editions = () => {
  const { editions } = useRulesetsData();
  const { data, error, refetch } = useQuery({ queryKey: [queryKey, 'editions'], queryFn: editions, retry: false });
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListWaiting label="질문지의 판을 불러오는 중" />;
  const offered = data.filter(({ status }) => status === 'drafted' || status === 'offered');
  const inForce = data.find(({ status }) => status === 'in_force');
  const past = data.filter(({ status }) => status === 'past');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OpenDraft />
      {inForce && (
        <Section title="지금 쓰는 판">
          <Edition item={inForce} />
        </Section>
      )}
      {offered.map((item) => (
        <Offered key={item.id} item={item} />
      ))}
      {offered.length === 0 && (
        <>
          <Alert severity="success">이 프로그램의 질문지를 쓰고 있습니다. 발행할 새 판이 없습니다.</Alert>
          {inForce && <InForceToConfirm version={inForce.id} />}
        </>
      )}
      {past.length > 0 && (
        <Section title="지난 판">
          <Box sx={{ display: 'grid', gap: 2 }}>
            {past.map((item) => (
              <Edition key={item.id} item={item} />
            ))}
          </Box>
        </Section>
      )}
    </Box>
  );
};

const Edition = ({ item }: { item: RulesetItem }) => (
  <Facts>
    {[
      ['이름', editionName(item)],
      ['발행', item.publishedAt === null ? '아직 없음' : koreanMoment(item.publishedAt)],
      ['발행한 사람', item.by?.name ?? '아직 없음'],
      ['사유', item.reason ?? '적지 않음'],
      ['버전', item.id.slice(0, 12)],
      ['진단', <Corrected key="corrected" version={item.id} />],
      ['내용', <Read key="read" version={item.id} />],
      ['이력', <Approved key="approved" version={item.id} />],
      ['초안', <Draft key="draft" item={item} />],
    ]}
  </Facts>
);

/** One draft at a time: where one is open, another can't be begun. */
const Draft = ({ item }: { item: RulesetItem }) => {
  const { draft } = useOpenDraft();
  if (draft === undefined) return <StartDraft version={item.id} name={editionName(item)} />;
  return draft.basedOn === item.id ? '열린 초안의 바탕' : '열린 초안이 있음';
};

/** The checks whose last day or routes this edition changed. */
const Corrected = ({ version }: { version: string }) => (
  <MuiLink
    component={Link}
    to={`/admin/correction?filter=${encodeURIComponent(JSON.stringify({ rulesetVersion: version }))}`}
  >
    바뀐 기한 보기
  </MuiLink>
);

/** Every question of the edition, its answers and their effect. */
const Read = ({ version }: { version: string }) => (
  <MuiLink component={Link} to={`/admin/ruleset/${version}`}>
    문항과 계산 읽기
  </MuiLink>
);

/** Who approved and published the edition. */
const Approved = ({ version }: { version: string }) => (
  <MuiLink component={Link} to={historyAddress('ruleset', version)}>
    승인과 발행 보기
  </MuiLink>
);

const useEdition = (version: string) => {
  const { edition } = useRulesetsData();
  return useQuery({ queryKey: [queryKey, 'edition', version], queryFn: () => edition(version), retry: false });
};

const InForceToConfirm = ({ version }: { version: string }) => {
  const { data } = useEdition(version);
  return data === undefined ? null : <ToConfirm items={data.toConfirm} />;
};

/** The program's own edition is offered again once the firm has published one of its own. */
const offeredAs = ({ status, publishedAt }: RulesetItem): string => {
  if (status === 'drafted') return '초안에서 올린 새 판';
  return publishedAt === null ? '새 판' : '전에 쓰던 프로그램의 판';
};

/** The edition that can be published, with what it changes and what it does. */
const Offered = ({ item }: { item: RulesetItem }) => {
  const version = item.id;
  const { data, error, refetch } = useEdition(version);
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListWaiting label="새 판을 견주는 중" />;
  return (
    <>
      <Section title={`${offeredAs(item)}: ${editionName(data)}`} action={<Decide detail={data} />}>
        <Approvals detail={data} />
        <Read version={version} /> · <Approved version={version} />
        {item.status === 'offered' && <Draft item={item} />}
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          지금 쓰는 판과 {count(data.differences.length)}곳이 다릅니다. 까닭마다 묶어 보여 드립니다.
        </Typography>
        <Differences differences={data.differences} />
      </Section>
      <Impact version={version} />
      <ToConfirm items={data.toConfirm} />
    </>
  );
};
