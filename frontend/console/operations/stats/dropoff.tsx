import { Alert, Box, Skeleton, Typography } from '@mui/material';
import type { DropoffOut } from '@nomucheck/domain/operations/contract/activity.ts';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { count, percent } from '../../../shared/formats.ts';
import { useEditionNames } from '../../checks/corrections-data.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { ListFailure } from '../../list/list-states.tsx';
import { packedOnPhone } from '../../list/stacked.ts';
import { Section } from '../../shell/record/section.tsx';
import { useOperationsData } from '../operations-data.ts';
import type { Span } from './activity.tsx';

const sideNames = { employee: '근로자', employer: '회사' } as const;
const deviceNames = { phone: '휴대폰', desktop: '태블릿·컴퓨터', unknown: '알 수 없음' } as const;
const questionnaireNames = { basic: '기본', detail: '상세' } as const;

/** Where people leave the questionnaire; who answers, on what, which questionnaire and which version are in the address. */
export const Dropoff = ({ from, to }: Span) => {
  const [address, setAddress] = useSearchParams();
  const { dropoff } = useOperationsData();
  const nameOf = useEditionNames();
  const chosen = (name: string): string => address.get(name) ?? '';
  const choose = (name: string) => (value: string) =>
    setAddress((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  const wanted = Object.fromEntries(
    [
      ...[['from', from] as const, ['to', to] as const],
      ...['side', 'device', 'questionnaire', 'ruleset'].map((name) => [name, chosen(name)] as const),
    ].filter(([, value]) => value !== ''),
  );
  const { data, error, refetch } = useQuery({
    queryKey: ['admin/dashboard', 'dropoff', wanted],
    queryFn: ({ signal }) => dropoff(wanted, signal),
    retry: false,
    placeholderData: (before) => before,
  });
  return (
    <Section title="문항마다 그만둔 사람">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 1 }}>
        <Choice label="답하는 사람" value={chosen('side')} onChoose={choose('side')}>
          {Object.entries(sideNames)}
        </Choice>
        <Choice label="기기" value={chosen('device')} onChoose={choose('device')}>
          {Object.entries(deviceNames)}
        </Choice>
        <Choice label="질문지" value={chosen('questionnaire')} onChoose={choose('questionnaire')}>
          {Object.entries(questionnaireNames)}
        </Choice>
        {data && data.rulesets.length > 0 && (
          <Choice label="판" value={data.ruleset ?? ''} all={false} onChoose={choose('ruleset')}>
            {versionsOf(data).map(({ version, checks }) => [version, `${nameOf(version)} (${count(checks)}건)`])}
          </Choice>
        )}
      </Box>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height={200} aria-busy aria-label="문항을 불러오는 중" role="status" />
      ) : (
        <Questions data={data} />
      )}
    </Section>
  );
};

/** Also the chosen version, where none of its checks are in the span. */
const versionsOf = ({ ruleset, rulesets }: DropoffOut): DropoffOut['rulesets'] =>
  ruleset === null || rulesets.some(({ version }) => version === ruleset)
    ? rulesets
    : [...rulesets, { version: ruleset, checks: 0 }];

const Questions = ({ data: { checks, finished, left, questions } }: { data: DropoffOut }) => {
  if (checks === 0) return <Alert severity="info">이 조건으로 시작한 진단이 없습니다. 기간을 넓혀 보십시오.</Alert>;
  const elsewhere = left - questions.reduce((sum, question) => sum + question.left, 0);
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        시작한 진단 {count(checks)}건 가운데 {count(finished)}건을 마쳤고 {count(left)}건을 그만두었습니다.
        {elsewhere > 0 &&
          ` 그만둔 진단 가운데 ${count(elsewhere)}건은 끝까지 답했거나 민감한 문항에서 멈추어, 문항별 수에 없습니다.`}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        ‘물음’은 이 문항까지 온 진단, ‘그만둠’은 이 문항을 앞에 두고 멈춘 진단의 수입니다. 하루 동안 이어 쓰지 않으면
        그만둔 것으로 셉니다. 로그인하지 않고 쓰다 만 진단은 서버에 오지 않아 없고, 따로 동의를 받는 민감한 문항은
        답했는지도 세지 않습니다.
      </Typography>
      <Box role="region" aria-label="문항별 수" tabIndex={0} sx={{ overflowX: 'auto', ...packedOnPhone }}>
        <Box
          component="table"
          aria-label="문항별 수"
          sx={{
            ...{ fontSize: 14, width: '100%', borderCollapse: 'collapse' },
            '& th, & td': { px: 0.75, py: 0.5, textAlign: 'right', borderBottom: 1, borderColor: 'divider' },
            '& thead th, & td': { whiteSpace: 'nowrap' },
            '& th:first-of-type': { textAlign: 'left', minWidth: 200 },
          }}
        >
          <thead>
            <tr>
              <th scope="col">문항</th>
              <th scope="col">물음</th>
              <th scope="col">답함</th>
              <th scope="col">잘 모르겠어요</th>
              <th scope="col">비움</th>
              <th scope="col">그만둠</th>
            </tr>
          </thead>
          <tbody>
            {questions.map((question) => (
              <tr key={question.key}>
                <th scope="row">
                  {question.title ?? question.key}
                  <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
                    {question.section === 'intake' ? '기초 정보' : sectionName(question.section)}
                  </Typography>
                </th>
                <td data-name="물음">{count(question.asked)}</td>
                <td data-name="답함">{count(question.answered)}</td>
                <td data-name="잘 모르겠어요">{count(question.unknown)}</td>
                <td data-name="비움">{count(question.blank)}</td>
                <td data-name="그만둠">
                  {count(question.left)}
                  {question.left > 0 && ` (${percent(question.left / question.asked)})`}
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
};
