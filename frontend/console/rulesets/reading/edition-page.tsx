import { Box, Button, Typography } from '@mui/material';
import type { RulesetText } from '@nomucheck/domain/rulesets/contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { Choice, WordSearch } from '../../list/filter-fields.tsx';
import { ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { NothingYet, Section } from '../../shell/record/section.tsx';
import { queryKey, useRulesetsData } from '../rulesets-data.ts';
import { editionName } from '../words.ts';
import { Comparison } from './comparison.tsx';
import { PartFacts } from './part-facts.tsx';
import { PublishedReport } from './published-report.tsx';
import { SectionTree } from './section-tree.tsx';

/** /admin/ruleset/{version}: everything that an edition says. The section, the words and the other edition are in the address. */
const EditionPage = () => {
  const { id = '' } = useParams();
  const { editionText } = useRulesetsData();
  const { data, error, refetch } = useQuery({
    queryKey: [queryKey, 'text', id],
    queryFn: () => editionText(id),
    retry: false,
    // An edition never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <OnlyFor entry="ruleset">
      <PageHeading title={data ? `질문지: ${editionName(data)}` : '질문지'} />
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListWaiting label="질문지를 불러오는 중" />
      ) : (
        <Edition text={data} />
      )}
    </OnlyFor>
  );
};

export default EditionPage;

const Edition = ({ text }: { readonly text: RulesetText }) => {
  const [address, setAddress] = useSearchParams();
  const set = (name: string) => (value: string) =>
    setAddress((before) => {
      if (value === '') before.delete(name);
      else before.set(name, value);
      return before;
    });
  const [group, words] = [address.get('section') ?? 'intake', address.get('q') ?? ''];
  const section = text.sections.find(({ id }) => id === group);
  const parts = words === '' ? text.parts.filter((part) => part.group === group) : found(text, words);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="section" aria-label="찾는 조건" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Choice label="읽을 곳" value={group} all={false} onChoose={set('section')}>
          {[
            ['intake', '기본 질문'],
            ...text.sections.map(({ id, title }) => [id, `${id.replace('detail-', '')}. ${title}`]),
            ['rest', '법과 계산, 그 밖'],
          ]}
        </Choice>
        <WordSearch
          key={words}
          label="이 판에서 찾기"
          help="문항, 이유, 찾는 말, 법"
          word={words}
          onSearch={set('q')}
        />
        {words !== '' && (
          <Button onClick={() => set('q')('')} sx={{ alignSelf: 'flex-start' }}>
            찾기 지우기
          </Button>
        )}
      </Box>
      <Comparison version={text.id} against={address.get('against') ?? ''} onChoose={set('against')} />
      <PublishedReport version={text.id} />
      {words === '' && section && (
        <Section title={`${section.title}: 갈래`}>
          <SectionTree section={section} />
        </Section>
      )}
      <Section title={words === '' ? '내용' : `찾은 곳 ${count(parts.length)}곳: ${words}`}>
        {parts.length === 0 && <NothingYet>이 말이 있는 곳이 없습니다. 다른 말로 찾아 보십시오.</NothingYet>}
        {parts.slice(0, mostShown).map((part) => (
          <PartFacts key={part.subject} part={part} />
        ))}
        {parts.length > mostShown && (
          <Typography color="text.secondary">처음 {mostShown}곳만 보입니다. 찾는 말을 늘려 보십시오.</Typography>
        )}
      </Section>
    </Box>
  );
};

const mostShown = 200;

const found = ({ parts }: RulesetText, words: string): RulesetText['parts'] => {
  const wanted = words.toLowerCase();
  const holds = (textOf: string): boolean => textOf.toLowerCase().includes(wanted);
  return parts.filter(
    ({ title, where, facts }) => holds(title) || holds(where) || facts.some(({ value }) => holds(value)),
  );
};
