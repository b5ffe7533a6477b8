/** The choices of `intake/region`. */
export const commissionRegions = [
  'seoul',
  'busan',
  'gyeonggi',
  'chungnam',
  'jeonnam',
  'gyeongbuk',
  'gyeongnam',
  'incheon',
  'ulsan',
  'jeonbuk',
  'gangwon',
  'chungbuk',
  'jeju',
] as const;

export type CommissionRegion = (typeof commissionRegions)[number];

/**
 * Names of places as people write them, without 시, 군 and 구 where the name has two syllables or more. A name may stand in
 * several regions: which one is meant then depends on the other names in the text.
 */
const places: Readonly<Record<CommissionRegion, string>> = {
  seoul:
    '서울 종로 중구 용산 성동 광진 동대문 중랑 성북 강북 도봉 노원 은평 서대문 마포 양천 강서 구로 금천 영등포 동작 관악 서초 강남 송파 강동 여의도',
  busan: '부산 중구 서구 동구 영도 부산진 동래 남구 북구 해운대 사하 금정 강서 연제 수영 사상 기장',
  gyeonggi:
    '경기 수원 성남 의정부 안양 부천 광명 평택 동두천 안산 고양 과천 구리 남양주 오산 시흥 군포 의왕 하남 용인 파주 이천 안성 김포 화성 광주 양주 포천 여주 연천 가평 양평 판교 분당 일산 동탄',
  chungnam:
    '충남 충청남 대전 세종 동구 중구 서구 유성 대덕 천안 공주 보령 아산 서산 논산 계룡 당진 금산 부여 서천 청양 홍성 예산 태안',
  jeonnam:
    '전남 전라남 광주광역시 광주 동구 서구 남구 북구 광산 목포 여수 순천 나주 광양 담양 곡성 구례 고흥 보성 화순 장흥 강진 해남 영암 무안 함평 영광 장성 완도 진도 신안',
  gyeongbuk:
    '경북 경상북 대구 중구 동구 서구 남구 북구 수성 달서 달성 군위 포항 경주 김천 안동 구미 영주 영천 상주 문경 경산 의성 청송 영양 영덕 청도 고령 성주 칠곡 예천 봉화 울진 울릉',
  gyeongnam:
    '경남 경상남 창원 마산 진해 진주 통영 사천 김해 밀양 거제 양산 의령 함안 창녕 고성 남해 하동 산청 함양 거창 합천',
  incheon: '인천 중구 동구 미추홀 연수 남동 부평 계양 서구 강화 옹진 영종 제물포 검단',
  ulsan: '울산 중구 남구 동구 북구 울주',
  jeonbuk: '전북 전라북 전주 군산 익산 정읍 남원 김제 완주 진안 무주 장수 임실 순창 고창 부안',
  gangwon: '강원 춘천 원주 강릉 동해 태백 속초 삼척 홍천 횡성 영월 평창 정선 철원 화천 양구 인제 고성 양양',
  chungbuk: '충북 충청북 청주 충주 제천 보은 옥천 영동 증평 진천 괴산 음성 단양 오송',
  jeju: '제주 서귀포',
};

const regionsByName = new Map<string, Set<string>>();
for (const [region, names] of Object.entries(places))
  for (const name of names.split(' ')) {
    const regions = regionsByName.get(name) ?? new Set();
    regionsByName.set(name, regions.add(region));
  }
/** The longest first: 부산진 and 남양주 before 부산 and 양주. */
const names = [...regionsByName.keys()].sort((a, b) => b.length - a.length);
/** What follows the name of a province or a metropolitan city where a district is written on without a space. */
const suffix = /^(특별자치시|특별자치도|통합특별시|특별시|광역시|시|도)/;

/**
 * The regions that fit all places named in this text, and how many places it names. A name counts only at the start of a
 * word, or right after another: `대구달서구` names two, `남양주` doesn't name 양주.
 */
export const placesOf = (text: string): { readonly regions: ReadonlySet<string>; readonly named: number } => {
  let regions: ReadonlySet<string> = new Set(Object.keys(places));
  let named = 0;
  for (const word of text.normalize('NFC').split(/[\s,()·/]+/)) {
    for (let rest = word; rest !== ''; ) {
      const name = names.find((candidate) => rest.startsWith(candidate));
      if (name === undefined) break;
      const fitting = regionsByName.get(name) ?? new Set();
      regions = new Set([...regions].filter((region) => fitting.has(region)));
      named += 1;
      rest = rest.slice(name.length).replace(suffix, '');
    }
  }
  return { regions, named };
};
