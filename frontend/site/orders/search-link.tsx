import { useLoaded } from '../../shared/client/use-loaded.ts';
import { fetchListed } from '../checks/check-api.ts';
import { searchOfSection } from '../checks/question-url.ts';
import { ButtonLink } from '../forms/button.tsx';

/** To the search that was paid for, begun with the person's own reason; until that is known, to its first page. */
export const SearchLink = ({ checkId }: { checkId: string | null }) => {
  const [loading] = useLoaded(() => fetchListed(checkId ?? ''), checkId ?? '');
  const section = loading.state === 'ready' ? loading.value.items[0]?.section : undefined;
  return (
    <ButtonLink to={searchOfSection(section)} kind="secondary">
      판례 검색하기
    </ButtonLink>
  );
};
