import { Alert, Box, Button } from '@mui/material';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { addDays } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { RecordContextProvider } from 'react-admin';
import { Link, useParams } from 'react-router';
import { count, koreanMoment, koreanToday, won } from '../../shared/formats.ts';
import { useWholeRecord } from '../api/whole-record.ts';
import { RecordHistory } from '../history/record-history.tsx';
import { OnlyFor } from '../shell/only-for.tsx';
import { PageHeading } from '../shell/page-heading.tsx';
import { PageWaiting } from '../shell/page-waiting.tsx';
import { Facts } from '../shell/record/facts.tsx';
import { RecordNotLoaded } from '../shell/record/record-not-loaded.tsx';
import { Section } from '../shell/record/section.tsx';
import { CloseCompany } from './close-company.tsx';
import { companyList } from './companies-data.ts';
import { EditCompany } from './edit-company.tsx';
import { Members } from './members.tsx';

/** /company/list/{id}: one company with its people, its quotas and its history. */
const CompanyPage = () => {
  const { id = '' } = useParams();
  return (
    <OnlyFor entry="company">
      <Loaded id={id} key={id} />
    </OnlyFor>
  );
};

export default CompanyPage;

const Loaded = ({ id }: { id: string }) => {
  const { data, error, refetch } = useWholeRecord<CompanyOut>(companyList, id);
  if (data !== undefined)
    return (
      <RecordContextProvider value={data}>
        <Company company={data} />
      </RecordContextProvider>
    );
  if (!error) return <PageWaiting />;
  const list = { to: `/${companyList}`, name: '회사 목록으로' };
  return <RecordNotLoaded title="회사" error={error} onRetry={() => void refetch()} list={list} />;
};

/** Each as high as it is: a company may have hundreds of members, and a short history. */
const parts = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;

const limit = (most: number | null, words: (most: number) => string): string =>
  most === null ? '제한 없음' : words(most);

const Company = ({ company }: { company: CompanyOut }) => (
  <>
    <PageHeading title={company.name}>{!company.isClosed && <EditCompany company={company} />}</PageHeading>
    {company.isClosed && (
      <Alert severity="info" sx={{ mb: 2 }}>
        목록에서 내린 회사입니다. 이 회사 이름으로는 더 묻지 않습니다.
      </Alert>
    )}
    <Box sx={parts}>
      <Section title="회사">
        <Facts>
          {[
            ['사업자등록번호', company.businessNumber],
            ['대표자', company.representative === '' ? '적지 않음' : company.representative],
            ['메모', company.note === '' ? '없음' : company.note],
            ['등록한 때', koreanMoment(company.createdAt)],
          ]}
        </Facts>
      </Section>
      <Section title="한 달 한도" action={<UsageLink company={company} />}>
        <Facts>
          {[
            ['질문', limit(company.quotas.questions, (most) => `${count(most)}건`)],
            ['토큰', limit(company.quotas.tokens, (most) => `${count(most)}개`)],
            ['비용', limit(company.quotas.costWon, won)],
          ]}
        </Facts>
      </Section>
      <Members company={company} />
      <RecordHistory kind="company" id={company.id} revision={company.revision} />
    </Box>
    {!company.isClosed && <CloseCompany company={company} />}
  </>
);

/** What the company used in the last thirty days. */
const UsageLink = ({ company }: { company: CompanyOut }) => {
  const filter = JSON.stringify({ companyId: company.id, from: addDays(koreanToday(), -29), to: koreanToday() });
  return (
    <Button component={Link} to={{ pathname: '/company/usage', search: `?${new URLSearchParams({ filter })}` }}>
      사용량 보기
    </Button>
  );
};
