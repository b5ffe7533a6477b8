import { Chip } from '@mui/material';
import type { ConsultationListItem } from '@nomucheck/domain/consultations/contract.ts';
import { topics } from '@nomucheck/domain/consultations/topics.ts';
import { useListContext } from 'react-admin';
import { useSession } from '../../../shared/client/session.ts';
import { withCondition } from '../../list/conditions.ts';
import { Choice } from '../../list/filter-fields.tsx';
import { FoldingFilters } from '../../shell/folding-filters.tsx';
import { useAttorneys } from '../use-attorneys.ts';
import { kindNames } from '../words.ts';
import { ofTab, tabOf, withoutTab } from './tabs.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The filters of the queue; each is in the address. */
export const ConsultationFilters = () => {
  const { filterValues, setFilters } = useListContext<ConsultationListItem>();
  const set = (field: string, wanted: string) => setFilters(withCondition(filterValues, field, wanted));
  const assignee = textOf(filterValues.assignee);
  const { user } = useSession();
  const others = useAttorneys()
    .people.filter(({ id }) => id !== user?.id)
    .map(({ id, name }) => [id, name]);
  const isUnknown = assignee !== '' && !['me', 'none', ...others.map(([id]) => id)].includes(assignee);
  return (
    <FoldingFilters
      set={Object.keys(withoutTab(filterValues)).length}
      onClear={() => setFilters(ofTab(tabOf(filterValues)))}
    >
      <Choice label="주제" value={textOf(filterValues.topic)} onChoose={(topic) => set('topic', topic)}>
        {Object.entries(topics)}
      </Choice>
      <Choice label="맡은 사람" value={assignee} onChoose={(who) => set('assignee', who)}>
        {[['me', '나'], ['none', '없음'], ...others, ...(isUnknown ? [[assignee, '그 밖의 사람']] : [])]}
      </Choice>
      <Choice label="종류" value={textOf(filterValues.kind)} onChoose={(kind) => set('kind', kind)}>
        {Object.entries(kindNames)}
      </Choice>
      {filterValues.person !== undefined && (
        <Chip label="한 회원의 상담만" onDelete={() => set('person', '')} sx={{ alignSelf: 'center' }} />
      )}
    </FoldingFilters>
  );
};
