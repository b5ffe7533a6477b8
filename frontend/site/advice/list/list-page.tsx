import type { AdviceListItem } from '@nomucheck/domain/advice/contract/advice.ts';
import { stageNames } from '@nomucheck/domain/advice/stages.ts';
import { Link, useSearchParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanDate, koreanDateWithDay } from '../../../shared/formats.ts';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Dots } from '../../shell/dots.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { Page } from '../../shell/page/page.tsx';
import { advicePath, fetchAdvices, pageSize } from '../advice-api.ts';
import { addressOf, filterOf, groupNames, groups, type Shown, shownIn } from './list-filters.ts';
import '../../checks/check.css';
import '../advice.css';

/** `/advices/list`: one's own questions. */
const ListPage = () => (
  <RequireSignIn>
    <OwnAdvices />
  </RequireSignIn>
);

export default ListPage;

const OwnAdvices = () => {
  const [params] = useSearchParams();
  const shown = shownIn(params);
  return (
    <Page title="내 질문" className="advice-page">
      <h1>내 질문</h1>
      <nav aria-label="단계로 보기" className="advice-filters">
        {groups.map((group) => (
          <Link
            key={group}
            to={addressOf({ group, page: 1 })}
            aria-current={group === shown.group ? 'page' : undefined}
            className="advice-filter"
          >
            {groupNames[group]}
          </Link>
        ))}
      </nav>
      <Loaded key={addressOf(shown)} shown={shown} />
    </Page>
  );
};

const Loaded = ({ shown }: { shown: Shown }) => {
  const [loading, set] = useLoaded(() => fetchAdvices(filterOf(shown.group), shown.page), addressOf(shown));
  if (loading.state === 'loading') {
    return (
      <p role="status" className="turn-writing">
        <Dots /> 질문을 불러오고 있어요
      </p>
    );
  }
  if (loading.state === 'failed') {
    return (
      <Notice tone="warning" title={loading.message} role="alert">
        <Button kind="secondary" onClick={() => set(null)}>
          다시 시도하기
        </Button>
      </Notice>
    );
  }
  return <AdviceList items={loading.value.items} total={loading.value.total} shown={shown} />;
};

type AdviceListProps = {
  readonly items: readonly AdviceListItem[];
  readonly total: number;
  readonly shown: Shown;
};

export const AdviceList = ({ items, total, shown }: AdviceListProps) => {
  if (items.length === 0) return <Nothing isFiltered={shown.group !== 'all' || shown.page > 1} />;
  const pages = Math.ceil(total / pageSize);
  return (
    <>
      <ul className="advice-list">
        {items.map((item) => (
          <Row key={item.id} item={item} />
        ))}
      </ul>
      <div className="actions">
        {shown.page > 1 && (
          <ButtonLink kind="secondary" to={addressOf({ ...shown, page: shown.page - 1 })}>
            새것 더 보기
          </ButtonLink>
        )}
        {shown.page < pages && (
          <ButtonLink kind="secondary" to={addressOf({ ...shown, page: shown.page + 1 })}>
            지난 질문 더 보기
          </ButtonLink>
        )}
        <ButtonLink to="/advices">새로 묻기</ButtonLink>
      </div>
    </>
  );
};

const Row = ({ item: { id, stage, question, askedAt, due, overdue, flags } }: { item: AdviceListItem }) => (
  <li className="card advice-row">
    <p className="advice-row-top">
      <span className={`stage-mark stage-${stage}`}>{stageNames[stage]}</span>
      <span className="soft">{koreanDate(askedAt)}</span>
    </p>
    <h2>
      <Link to={advicePath(id)}>{question === null ? '지워진 질문' : firstLine(question)}</Link>
    </h2>
    {due !== null && (
      <p className="soft">{overdue ? '예정보다 늦어지고 있어요' : `${koreanDateWithDay(due)}까지 검토할 예정이에요`}</p>
    )}
    {flags > 0 && <p className="advice-row-flag">인용한 판정례에 바뀐 것이 있어요</p>}
  </li>
);

const firstLine = (question: string): string => {
  const line = question.trim().split('\n')[0] ?? '';
  return line.length > 80 ? `${line.slice(0, 80)}…` : line;
};

const Nothing = ({ isFiltered }: { isFiltered: boolean }) => (
  <div className="card card-sand">
    {isFiltered ? (
      <>
        <p>여기에 맞는 질문이 없어요.</p>
        <ButtonLink to="/advices/list" kind="secondary">
          모든 질문 보기
        </ButtonLink>
      </>
    ) : (
      <>
        <p>아직 물어본 것이 없어요. 내 사건에서 궁금한 것을 적으면 판정례와 조문을 찾아 답해 드려요.</p>
        <ButtonLink to="/advices">질문하기</ButtonLink>
      </>
    )}
  </div>
);
