import { sectionsOf } from '../../decision-text.ts';

export type Side = 'plaintiff' | 'defendant';
/** What the name shows: `person` may be a worker, or an employer without a company. */
export type Standing = 'employer' | 'union' | 'commission' | 'person';

export type Party = {
  readonly side: Side;
  readonly intervener: boolean;
  /** Whether this party made the appeal that is decided here. */
  readonly appeals: boolean;
  readonly standing: Standing;
};

/** The parties as the head of a judgment lists them: `【피고보조참가인, 상고인】 합자회사 제일택시 (소송대리인 …)`. */
export const partiesOf = (text: string): readonly Party[] => {
  const section = sectionsOf(text).find(({ name }) => name === '당사자');
  if (!section) return [];
  const parties: Party[] = [];
  for (const [, label = '', name = ''] of text.slice(section.from, section.to).matchAll(/^【([^】]+)】[ \t]*(.*)$/gm)) {
    const roles = label.replace(/\s+/g, '');
    const side = sideOf(roles);
    if (!side) continue;
    const intervener = roles.includes('참가인');
    parties.push({
      side,
      intervener,
      appeals: /(?<!피)(?:상고인|항소인|재항고인)/.test(roles),
      standing: standingOf(name),
    });
  }
  return parties;
};

const sideOf = (roles: string): Side | null => {
  if (/^(?:재심|반소|원심)?(?:원고|신청인|채권자|청구인)/.test(roles)) return 'plaintiff';
  if (/^(?:재심|반소|원심)?(?:피고|피신청인|채무자|피청구인|상대방)(?!인)/.test(roles)) return 'defendant';
  // 보조참가인 without a further title joined the authority, and is the party of the dispute.
  return /^(?:보조)?참가인/.test(roles) ? 'defendant' : null;
};

const firm =
  /주식회사|\(주\)|㈜|유한회사|유한책임회사|합자회사|합명회사|회사|법인|재단|공사(?!장)|공단|은행|협회|연합회|중앙회|조합|병원|의료원|학원|대학|학교|연구원|연구소|진흥원|재단|센터|교회|신문|방송|아파트|입주자대표회의|관리단|호텔|백화점|대한민국|특별시|광역시|교육감|장관|도지사|시장$|군수$|구청장$|(?<=[도시]\s?)[가-힣]{1,4}(?:시|군|구)$|(?:경기|강원|충청[남북]|전라[남북]|경상[남북]|제주(?:특별자치)?)도$|[가-힣]{2,3}시$|우체국|공제회|사무소|상회|산업|기업|교통|운수|택시|코퍼레이션|코포레이션|컴퍼니|리미티드|\b(?:Inc|Ltd|LLC|Co)\b/;

const standingOf = (raw: string): Standing => {
  const name = raw
    .replace(/\(?\s*소송(?:대리인|수행자).*$/, '')
    .replace(/^(?:원고|피고보조참가인|피고|보조참가인|참가인)\s*/, '')
    .replace(/(?:\s*\d*\s*)?외\s*\d+\s*(?:인|명).*$/, '')
    .trim();
  if (/노동위원회/.test(name)) return 'commission';
  if (/노동조합|노조/.test(name)) return 'union';
  return firm.test(name) ? 'employer' : 'person';
};
