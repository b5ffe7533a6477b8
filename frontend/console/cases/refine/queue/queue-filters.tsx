import { caseOutcomeNames } from '@nomucheck/domain/cases/case-names.ts';
import type { RefineItem } from '@nomucheck/domain/cases/contract/refine.ts';
import { useListContext } from 'react-admin';
import { useSession } from '../../../../shared/client/session.ts';
import { withCondition } from '../../../list/conditions.ts';
import { Choice, WordSearch } from '../../../list/filter-fields.tsx';
import { FoldingFilters } from '../../../shell/folding-filters.tsx';
import { samplingNames, shortKindNames } from '../../words.ts';
import { BatchChoice } from './batch-choice.tsx';
import { ofTab, tabOf, withoutTab } from './queue-tabs.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The filters of the queue. */
export const QueueFilters = () => {
  const { filterValues, setFilters } = useListContext<RefineItem>();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const q = textOf(filterValues.q);
  return (
    <FoldingFilters
      isOneLine
      set={Object.keys(withoutTab(filterValues)).length}
      onClear={() => setFilters(ofTab(tabOf(filterValues), {}))}
    >
      <WordSearch
        key={q}
        label="제목의 말, 사건번호"
        help="예: 2016두64876"
        word={q}
        isNarrow
        onSearch={(word) => set('q', word)}
      />
      <Choice label="종류" value={textOf(filterValues.kind)} onChoose={(kind) => set('kind', kind)}>
        {Object.entries(shortKindNames)}
      </Choice>
      <Choice label="결과" value={textOf(filterValues.outcome)} onChoose={(outcome) => set('outcome', outcome)}>
        {[['unknown', '아직 모름'], ...Object.entries(caseOutcomeNames)]}
      </Choice>
      <Choice
        label="결과 제안"
        value={filterValues.sureOutcome === true ? 'true' : ''}
        onChoose={(wanted) => set('sureOutcome', wanted === '' ? '' : true)}
      >
        {[['true', '확실한 것만']]}
      </Choice>
      <Choice label="수집 방식" value={textOf(filterValues.sampling)} onChoose={(way) => set('sampling', way)}>
        {Object.entries(samplingNames)}
      </Choice>
      <Choice
        label="같은 사건 의심"
        value={filterValues.likeness === true ? 'true' : ''}
        onChoose={(wanted) => set('likeness', wanted === '' ? '' : true)}
      >
        {[['true', '있는 것만']]}
      </Choice>
      <WorkedOn by={textOf(filterValues.refinedBy)} onChoose={(who) => set('refinedBy', who)} />
      <BatchChoice batch={textOf(filterValues.batch)} onChoose={(batch) => set('batch', batch)} />
    </FoldingFilters>
  );
};

/** Whoever worked on it last: the reader, or nobody in particular. */
const WorkedOn = ({ by, onChoose }: { by: string; onChoose: (who: string) => void }) => {
  const { user } = useSession();
  const others = by === '' || by === user?.id ? [] : [[by, '다른 담당자']];
  return (
    <Choice label="고친 사람" value={by} onChoose={onChoose}>
      {[...(user ? [[user.id, '나']] : []), ...others]}
    </Choice>
  );
};
