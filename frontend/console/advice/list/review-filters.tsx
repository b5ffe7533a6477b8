import type { ReviewListItem } from '@nomucheck/domain/advice/contract/review.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { useListContext } from 'react-admin';
import { withCondition } from '../../list/conditions.ts';
import { Choice, WordSearch } from '../../list/filter-fields.tsx';
import { FoldingFilters } from '../../shell/folding-filters.tsx';
import { ofTab, tabOf, withoutTab } from './tabs.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The filters of the list; each is in the address. */
export const ReviewFilters = () => {
  const { filterValues, setFilters } = useListContext<ReviewListItem>();
  const set = (field: string, wanted: unknown) => setFilters(withCondition(filterValues, field, wanted));
  const q = textOf(filterValues.q);
  return (
    <FoldingFilters
      set={Object.keys(withoutTab(filterValues)).length}
      onClear={() => setFilters(ofTab(tabOf(filterValues)))}
    >
      <WordSearch
        key={q}
        label="물은 사람"
        help="이름, 이메일 또는 회원 번호"
        word={q}
        onSearch={(word) => set('q', word)}
      />
      <Choice label="단계" value={textOf(filterValues.stage)} onChoose={(stage) => set('stage', stage)}>
        {Object.entries(stageNames)}
      </Choice>
      <Choice label="맡은 사람" value={textOf(filterValues.assignee)} onChoose={(who) => set('assignee', who)}>
        {[['me', '나']]}
      </Choice>
      <Choice
        label="기한"
        value={filterValues.dueToday === true ? 'true' : ''}
        onChoose={(wanted) => set('dueToday', wanted === '' ? '' : true)}
      >
        {[['true', '오늘까지']]}
      </Choice>
      <Choice
        label="인용한 판정례"
        value={filterValues.flagged === true ? 'true' : ''}
        onChoose={(wanted) => set('flagged', wanted === '' ? '' : true)}
      >
        {[['true', '바뀐 것이 있음']]}
      </Choice>
    </FoldingFilters>
  );
};
