/**
 * Answers of the open law API (국가법령정보 공동활용, `lawSearch.do` and `lawService.do`, `type=JSON`) in the forms that its users
 * have met. The forms are the service's; the texts are made up. Written before the parsers.
 */

export const precItem = (id: number, more: Readonly<Record<string, string>> = {}) => ({
  판례일련번호: String(id),
  사건명: '부당해고구제재심판정취소',
  사건번호: `2021두${id}`,
  선고일자: '2023.05.11',
  법원명: '대법원',
  법원종류코드: '400201',
  사건종류명: '일반행정',
  사건종류코드: '400107',
  판결유형: '판결',
  선고: '선고',
  데이터출처명: '대법원',
  판례상세링크: `/DRF/lawService.do?OC=test&target=prec&ID=${id}&type=HTML`,
  ...more,
});

export const precList = (ids: readonly number[], total = ids.length, page = 1) => ({
  PrecSearch: {
    ...{ target: 'prec', 키워드: '해고', section: 'bdyText', totalCnt: String(total), page: String(page) },
    ...{ resultCode: '00', resultMsg: 'success', numOfRows: '100' },
    prec: ids.map((id) => precItem(id)),
  },
});
/** One hit is an object, not a list of one. */
export const precListOfOne = {
  PrecSearch: {
    ...{ target: 'prec', 키워드: '해고', totalCnt: '1', page: '1' },
    prec: precItem(230001, { 사건명: '부당<strong class="tbl_tx_type">해고</strong>구제재심판정취소' }),
  },
};
/** No hits: the list isn't there at all. */
export const precListOfNone = { PrecSearch: { target: 'prec', 키워드: '해고', totalCnt: '0', page: '1' } };

export const precDetail = {
  PrecService: {
    판례정보일련번호: '230001',
    사건명: '부당해고구제재심판정취소',
    사건번호: '2021두33333, 33334(병합)',
    선고일자: '20230511',
    선고: '선고',
    법원명: '서울고법',
    법원종류코드: '400202',
    사건종류명: '일반행정',
    사건종류코드: '400107',
    판결유형: '판결',
    판시사항:
      '[1] 시용근로자의 본채용을 거부할 때 구체적인 사유를 서면으로 알려야 하는지 여부(적극)<br/>[2] 이 사건의 경우',
    판결요지: '',
    참조조문: '[1] 근로기준법 제23조 제1항, 제27조',
    참조판례: '',
    판례내용:
      '【원고, 피상고인】 원고<br/>【피고, 상고인】 중앙노동위원회위원장<br/>【주 문】<br/>상고를 기각한다.<br/>【이 유】<br/>상고이유를 판단한다.<br/>본채용 거부의 사유를 서면으로 알리지 않았다.',
  },
};

export const nlrcList = {
  Nlrc: {
    ...{ target: 'nlrc', 키워드: '', section: 'evtNm', totalCnt: '2', page: '1', 기관명: '노동위원회' },
    nlrc: [
      {
        결정문일련번호: '71',
        제목: '징계사유는 인정되나 양정이 과하다고 판정한 사례',
        사건번호: '2016부해OOO',
        등록일: '2016.05.09',
        결정문상세링크: '/DRF/lawService.do?OC=test&target=nlrc&ID=71&type=HTML',
      },
      {
        결정문일련번호: '129',
        제목: '갱신기대권이 없다고 판정한 재심신청 사례',
        사건번호: '2016부해OOO',
        등록일: '2016.11.30',
        결정문상세링크: '/DRF/lawService.do?OC=test&target=nlrc&ID=129&type=HTML',
      },
    ],
  },
};
export const nlrcDetail = {
  NlrcService: {
    결정문일련번호: '71',
    기관명: '노동위원회',
    사건번호: '2016부해OOO',
    자료구분: '부당해고',
    담당부서: '충남지방노동위원회',
    등록일: '2016.5.9.',
    제목: '징계사유는 인정되나 양정이 과하다고 판정한 사례',
    내용: '',
    판정사항: '무단결근은 징계사유로 인정되나 해고는 과하다고 판정한 사례',
    판정요지: '근로자가 사흘 동안 출근하지 않은 것은 징계사유가 된다. 다만 그 경위에 비추어 해고는 과하다.',
    판정결과: '전부인정',
    각주번호: '',
    각주내용: '',
  },
};

/** The key isn't registered, the address isn't, or `Referer` was missing: the same answer, with status 200. */
export const refused = {
  result: '사용자 정보 검증에 실패하였습니다.',
  msg: 'OPEN API 호출 시 사용자 검증을 위하여 정확한 서버장비의 IP주소 및 도메인주소를 등록해 주세요.',
};
export const withoutKey = { result: '필수입력요소 검증에 실패하였습니다.' };
/** The same in XML, which comes where the account isn't registered for JSON. */
export const refusedInXml = `<?xml version="1.0" encoding="UTF-8"?>
<Response>
  <result>사용자 정보 검증에 실패하였습니다.</result>
  <msg>정확한 서버장비의 IP주소 및 도메인주소를 등록해 주세요.</msg>
</Response>`;
export const absentInXml =
  '<?xml version="1.0" encoding="UTF-8"?><Law>일치하는 판례가 없습니다.  판례명을 확인하여 주십시오.</Law>';
export const precListInXml = (...ids: readonly number[]) => `<?xml version="1.0" encoding="UTF-8"?>
<PrecSearch><target>prec</target><키워드>해고</키워드><section>bdyText</section><totalCnt>${ids.length}</totalCnt><page>1</page>
${ids.map((id) => `<prec id="${id}"><판례일련번호>${id}</판례일련번호><사건명><![CDATA[해고무효확인 &amp; <strong class="tbl_tx_type">임금</strong>]]></사건명><선고일자>1957.03.29</선고일자></prec>`).join('\n')}
</PrecSearch>`;
/** Also for decisions, although it is called Law. */
export const absent = { Law: '일치하는 판례가 없습니다.  판례명을 확인하여 주십시오.' };
export const maintenancePage = '<!DOCTYPE html><html lang="ko"><body><h1>시스템 점검 중입니다</h1></body></html>';
export const challengePage =
  '<html><head><script>var x={t:"/DR",h:"F/",o:"a1"};location.assign(x.t+x.h+x.o);</script></head><body></body></html>';
