import { Button } from '@mui/material';
import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import { useState } from 'react';
import { ListBase, Pagination, useListContext, useNotify, useRefresh } from 'react-admin';
import { fieldErrorsOf, messageOf } from '../../api/api-error.ts';
import { DataNav } from '../../cases/data-nav.tsx';
import { withCondition } from '../../list/conditions.ts';
import { WordSearch } from '../../list/filter-fields.tsx';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { ReasonedDialog } from '../../shell/record/reasoned-dialog.tsx';
import { useSearchData } from '../search-data.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { entryWords } from './entry-words.ts';
import { type Doing, WordsTable } from './words-table.tsx';

/** The page shows a failure in place of the list, so react-admin must not notify it as well. */
const withoutNotification = { onError: () => {} };

/** So that an entry that was just added or changed is in sight. */
const newestFirst = { field: 'changedAt', order: 'DESC' } as const;

/** /admin/data/words: the synonyms of the case search. Every change has a reason and is in the history. */
const WordsPage = () => (
  <OnlyFor entry="data">
    <ListBase perPage={50} sort={newestFirst} storeKey={false} queryOptions={withoutNotification}>
      <Words />
    </ListBase>
  </OnlyFor>
);

export default WordsPage;

const Words = () => {
  const list = useListContext<SearchWordItem>();
  const { data, error, isPending, refetch, total = 0, filterValues, setFilters, setPage } = list;
  const [doing, setDoing] = useState<Doing | null>(null);
  const notify = useNotify();
  const refresh = useRefresh();
  const { removeSearchWords, offerStartingSet } = useSearchData();
  const q = typeof filterValues.q === 'string' ? filterValues.q : '';
  const done = (told: string) => {
    setDoing(null);
    notify(told, { type: 'info' });
    refresh();
  };
  const added = () => {
    setFilters({});
    setPage(1);
    done('동의어를 추가했습니다.');
  };
  return (
    <>
      <PageHeading title="검색 동의어">
        <Button variant="contained" onClick={() => setDoing({ what: 'add' })}>
          동의어 추가
        </Button>
      </PageHeading>
      <DataNav />
      <WordSearch
        key={q}
        label="낱말"
        help="입력한 말이나 함께 찾는 말"
        word={q}
        onSearch={(word) => setFilters(withCondition(filterValues, 'q', word))}
      />
      {isPending ? (
        <ListWaiting label="동의어를 불러오는 중" />
      ) : error ? (
        <ListFailure error={error} onRetry={() => refetch()} />
      ) : total === 0 ? (
        <ListEmpty
          action={
            q === '' ? (
              <Button color="inherit" onClick={() => setDoing({ what: 'offer' })}>
                기본 낱말 묶음 불러오기
              </Button>
            ) : (
              <Button color="inherit" onClick={() => setFilters({})}>
                조건 지우기
              </Button>
            )
          }
        >
          {q === '' ? '아직 동의어가 없습니다.' : '조건에 맞는 동의어가 없습니다.'}
        </ListEmpty>
      ) : (
        <>
          <WordsTable entries={data ?? []} onDo={setDoing} />
          <Pagination rowsPerPageOptions={[25, 50, 100]} />
        </>
      )}
      {(doing?.what === 'add' || doing?.what === 'change') && (
        <EntryDialog
          of={doing.what === 'change' ? doing.entry : null}
          onClose={() => setDoing(null)}
          onSaved={doing.what === 'add' ? added : () => done('동의어를 고쳤습니다.')}
        />
      )}
      {doing?.what === 'remove' && (
        <ReasonedDialog
          title="동의어 삭제"
          about={doing.entry.id}
          action="삭제"
          onClose={() => setDoing(null)}
          command={(reason) => removeSearchWords(doing.entry, reason)}
          onDone={() => done('동의어를 삭제했습니다.')}
        >
          {entryWords(doing.entry)}. 삭제하면 다음 검색부터 함께 찾지 않습니다.
        </ReasonedDialog>
      )}
      {doing?.what === 'offer' && (
        <ReasonedDialog
          title="기본 낱말 묶음 불러오기"
          action="불러오기"
          isHarmless
          refusalText={(error) => fieldErrorsOf(error)[''] ?? messageOf(error)}
          onClose={() => setDoing(null)}
          command={offerStartingSet}
          onDone={({ added }) => done(`동의어 ${added.toLocaleString('ko')}묶음을 넣었습니다.`)}
        >
          법 조문, 사전, 판정례에서 모은 동의어. 하나하나 고치거나 삭제할 수 있음.
        </ReasonedDialog>
      )}
    </>
  );
};
