import { Link } from 'react-router';
import { won } from '../../shared/formats.ts';
import { useSiteInfo } from '../shell/site-info.ts';
import { useConsultTerms, useProduct } from './prices.ts';
import { type Cost, services } from './the-services.ts';

/** Each service: what it is and costs, who does it, how long it takes, and what it can't do. The prices are the server's. */
export const ServiceList = () => {
  const costs = useCosts();
  return (
    <ul className="services">
      {services.map(({ name, text, cost, link, ...facts }) => {
        const { mark, words } = costs[cost];
        return (
          <li key={name}>
            <h2>
              {name}
              <span className={mark === '유료' ? 'services-later' : 'services-open'}>{mark}</span>
            </h2>
            <p>{text}</p>
            <dl>
              <Fact term="비용">{words}</Fact>
              <Fact term="누가 하나요">{facts.who}</Fact>
              <Fact term="얼마나 걸리나요">{facts.time}</Fact>
              <Fact term="할 수 없는 것">{facts.not}</Fact>
            </dl>
            <Link to={link.to}>
              {link.text}
              <span className="visually-hidden">: {name}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
};

const Fact = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

type Said = { readonly mark: '무료' | '유료' | '무료·유료' | '회원'; readonly words: string };

/** What each costs, in one line: without the server's answer the same sentence without the price. */
const useCosts = (): Readonly<Record<Cost, Said>> => {
  const { unlocked } = useSiteInfo();
  const [sold] = useProduct();
  const [consulting] = useConsultTerms();
  const price = sold.state === 'ready' ? `${won(sold.value.product.price)}, ` : '';
  const ofResult: Said = unlocked
    ? { mark: '무료', words: '지금은 모든 결과를 결제 없이 볼 수 있어요.' }
    : { mark: '유료', words: `${price}진단 하나에 한 번, 부가가치세 포함` };
  return {
    free: { mark: '무료', words: '무료예요.' },
    member: { mark: '회원', words: '회원이라면 무료예요. 한 달에 물을 수 있는 양이 정해져 있을 수 있어요.' },
    result: ofResult,
    withResult: { mark: '유료', words: '전체 결과를 결제하면 그때부터 24시간 동안 쓸 수 있어요.' },
    consultation: ofConsultation(consulting.state === 'ready' ? consulting.value : null),
  };
};

const ofConsultation = (terms: { readonly open: boolean; readonly price: number | null } | null): Said => {
  if (terms === null)
    return { mark: '무료·유료', words: '신청할 때 무료 상담과 유료 상담 가운데 받는 것을 알려 드려요.' };
  if (!terms.open) return { mark: '회원', words: '지금은 신청을 받지 않아요. 대신 물어볼 수 있는 곳을 알려 드려요.' };
  return terms.price === null
    ? { mark: '무료', words: '지금은 무료 상담만 받아요.' }
    : {
        mark: '무료·유료',
        words: `무료 상담과, 시간을 정해 하는 유료 상담(${won(terms.price)}, 부가가치세 포함)이 있어요.`,
      };
};
