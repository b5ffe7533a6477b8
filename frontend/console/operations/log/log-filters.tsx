import { Chip } from '@mui/material';
import { kindNames, recordKinds, typesOfKind } from '@nomucheck/domain/operations/log/record-kinds.ts';
import { Choice, DayField, WordSearch } from '../../list/filter-fields.tsx';
import { FoldingFilters } from '../../shell/folding-filters.tsx';
import type { FilterName } from './log-address.ts';

type LogFiltersProps = {
  readonly filter: Readonly<Partial<Record<FilterName, string>>>;
  readonly onSet: (name: FilterName, value: string) => void;
  readonly onClear: () => void;
  /** The name of the actor in the filter, once a row has shown it. */
  readonly actorName: string | undefined;
};

const groups = [
  ['firm', '노무체크 사람'],
  ['people', '회원과 방문자'],
  ['service', '프로그램'],
] as const;

/** The filters of the log; each is in the address. */
export const LogFilters = ({ filter, onSet, onClear, actorName }: LogFiltersProps) => {
  const { record = '', kind = '', type = '', actor, by = '', from = '', to = '', request } = filter;
  const known = recordKinds.find((each) => each === kind);
  return (
    <FoldingFilters set={Object.keys(filter).length} onClear={onClear}>
      <WordSearch
        key={record}
        label="자료 번호"
        help="자료나 회원의 번호, 또는 흐름 이름"
        word={record}
        onSearch={(word) => onSet('record', word)}
      />
      <Choice label="자료" value={known ?? ''} onChoose={(each) => onSet('kind', each)}>
        {recordKinds.map((each) => [each, kindNames[each]])}
      </Choice>
      {known && (
        <Choice label="한 일" value={type} onChoose={(each) => onSet('type', each)}>
          {typesOfKind(known)}
        </Choice>
      )}
      <Choice label="누가" value={by} onChoose={(each) => onSet('by', each)}>
        {groups}
      </Choice>
      <DayField label="부터" value={from} onChange={(day) => onSet('from', day)} />
      <DayField label="까지" value={to} onChange={(day) => onSet('to', day)} />
      {actor !== undefined && (
        <Chip
          label={actorName === undefined ? '한 사람의 기록' : `한 사람: ${actorName}`}
          onDelete={() => onSet('actor', '')}
          sx={{ alignSelf: 'center' }}
        />
      )}
      {request !== undefined && (
        <Chip label="요청 하나의 기록" onDelete={() => onSet('request', '')} sx={{ alignSelf: 'center' }} />
      )}
    </FoldingFilters>
  );
};
