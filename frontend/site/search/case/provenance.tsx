import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { koreanDate } from '../../../shared/formats.ts';

const howNames: Readonly<Record<string, string>> = {
  read: '결정문을 직접 읽고 확인했어요',
  page: '결정을 소개한 공개 자료를 보고 확인했어요',
  crawled: '공개된 곳에서 모았어요',
  by_hand: '담당자가 직접 적었어요',
};

/** The source of this case, when it was imported, and whether it is counted. */
export const Provenance = ({ answer: { provenance } }: { answer: CaseAsRead }) => (
  <section className="case-provenance">
    <h2>출처</h2>
    <dl className="case-facts">
      <div>
        <dt>확인한 방법</dt>
        <dd>{howNames[provenance.how] ?? provenance.how}</dd>
      </div>
      {provenance.at !== null && (
        <div>
          <dt>가져온 곳</dt>
          <dd className="case-source">{provenance.at}</dd>
        </div>
      )}
      <div>
        <dt>받아들인 날</dt>
        <dd>
          {koreanDate(provenance.acceptedAt)}
          {provenance.edition > 1 && `, 마지막으로 고친 날 ${koreanDate(provenance.changedAt)}`}
        </dd>
      </div>
      <div>
        <dt>통계</dt>
        <dd>
          {provenance.sampling === 'population'
            ? '승소율을 셀 때 들어가는 사건이에요'
            : '손으로 고른 읽을거리라서 승소율에는 넣지 않아요'}
        </dd>
      </div>
    </dl>
  </section>
);
