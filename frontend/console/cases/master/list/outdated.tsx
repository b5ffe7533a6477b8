import { Alert } from '@mui/material';
import type { MasterCaseDetail } from '@nomucheck/domain/cases/contract/legal-case.ts';
import { count } from '../../../../shared/formats.ts';
import { messageOf } from '../../../api/api-error.ts';
import { NothingYet, Section } from '../../../shell/record/section.tsx';
import { ResultTable } from '../../impact/result-table.tsx';
import { useOutdated } from '../use-master-case.ts';

/** The results that were calculated before the case's last change; each is marked as outdated for its owner. */
export const Outdated = ({ item }: { item: MasterCaseDetail }) => {
  const { data, error } = useOutdated(item.id, item.revision);
  return (
    <Section
      title={data === undefined ? '예전 기록으로 계산한 결과' : `예전 기록으로 계산한 결과 ${count(data.total)}건`}
    >
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      {data === undefined && !error && <NothingYet>불러오는 중</NothingYet>}
      {data?.total === 0 && <NothingYet>없습니다. 모든 결과가 지금 기록을 따릅니다.</NothingYet>}
      {data !== undefined && data.total > 0 && (
        <>
          <NothingYet>
            회원의 결과 화면에 자료가 바뀌었다는 표시가 붙어 있습니다. 다시 계산하면 오른쪽 승소율이 됩니다.
          </NothingYet>
          <ResultTable results={data.results} beforeTitle="그때" afterTitle="지금 자료로" />
        </>
      )}
    </Section>
  );
};
