import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { ListEmpty } from '../../list/list-states.tsx';
import { Section } from '../../shell/record/section.tsx';
import { CrawledItems } from '../items/crawled-items.tsx';
import { useItemsInAddress } from '../items/items-place.ts';

/** What became of each item of a work. */
export const WorkItems = ({ work: { kind, id, done, counts, stage } }: { readonly work: WorkOut }) => {
  const shown = useItemsInAddress();
  return (
    <Section title="모은 자료">
      {done === 0 ? (
        <ListEmpty>{stage === 'running' ? '자료가 들어오면 여기에 보입니다.' : '모은 자료가 없습니다.'}</ListEmpty>
      ) : (
        <CrawledItems kind={kind} of={{ workId: id }} shown={shown} counts={counts} changed={done} />
      )}
    </Section>
  );
};
