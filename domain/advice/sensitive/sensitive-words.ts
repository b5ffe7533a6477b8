/**
 * Words by which a text speaks of what 개인정보 보호법 제23조 제1항 and 시행령 제18조 protect. A word counts where it begins a word of
 * the text, or stands behind one of `joined`; particles and endings may follow. It is better to ask once too often than to
 * keep such a text without consent, but words of everyday work (요양보호사, 산재보험, 서버 장애) don't ask.
 *
 * Childcare leave stands with birth, as in the questionnaire. Alternatives are parted by `|`. No pattern is unbounded: the
 * search must not take longer than in proportion to the text.
 */

export const sensitiveKinds = ['health', 'birth', 'union', 'belief', 'sexLife', 'crime', 'origin'] as const;
export type SensitiveKind = (typeof sensitiveKinds)[number];

export type SensitiveWord =
  | string
  | {
      readonly word: string;
      /** What may be written before it without a blank. */
      readonly joined?: string;
      /** What has to follow it. */
      readonly before?: string;
      /** What must not follow it. */
      readonly notBefore?: string;
    };

/** A particle and a blank, or neither. */
const particle = '(?:이|가|을|를|은|는|도|만|에|에서|으로|로|까지)?\\s?';

const bodyParts =
  '몸|머리|허리|목|어깨|무릎|다리|팔|팔꿈치|손|손목|손가락|발|발목|눈|귀|배|속|가슴|심장|뇌|위|간|폐|이|마음|갈비뼈|척추';

const health: readonly SensitiveWord[] = [
  '병가|병휴직|질병휴직|지병|병명|투병|질병|질환|난치병|희귀병|직업병|업무상 재해|산업재해|상병',
  '진단서|소견서|진료|병력|통원|후유증|합병증|복용|처방|완치|전치|확진|심리상담|항암|퇴원|추간판',
  '공상 ?처리|장해 ?급여|장해 ?등급|휴업급여|건강 ?상|검진 결과|유전정보|유전자 검사',
  '우울증|우울해|우울감|조울증|조현병|불면증|정신과|정신질환|정신병|트라우마|외상 ?후|PTSD|ADHD|번아웃',
  '공황장애|우울장애|불안장애|수면장애|적응장애|섭식장애|자폐|알코올 ?중독|알콜 ?중독',
  '위암|간암|폐암|유방암|대장암|갑상선암|췌장암|혈액암|자궁암|난소암|전립선암|뇌종양|종양|백혈병|HIV|에이즈',
  '당뇨|고혈압|저혈압|뇌출혈|뇌졸중|뇌경색|심근경색|협심증|부정맥|심장병|간염|간경화|결핵|폐렴|천식|치매',
  '뇌전증|간질|관절염|신부전|손목터널|터널증후군|근골격계|난청|이명|진폐|메니에르|대상포진|아토피|백내장|녹내장',
  '골절|염좌|탈구|몸살|몸져|과로사|혼수|시한부|지체장애|시각장애|청각장애|지적장애|발달장애|정신장애',
  {
    word: '암',
    before: '(?:이에요|이래|이라|에 ?걸|으로|을 |를 |이 |\\s?(?:진단|수술|투병|치료|환자|판정|말기|초기|검사))',
  },
  { word: '건강', before: `${particle}(?:문제|악화|나빠|나쁘|안 ?좋|좋지|때문|이유|상태|핑계|등|회복|해치|상하|잃)` },
  { word: '건강검진', before: '(?:에서|\\s?이상)' },
  { word: '아(?:프|픈|픔|플|팠)', joined: bodyParts, notBefore: '리카' },
  { word: '아파', joined: bodyParts, notBefore: '트' },
  { word: '다(?:치|쳐|쳤|친|칠)', joined: bodyParts },
  { word: '수술|통증', joined: bodyParts, notBefore: '실|방|복|대' },
  '앓|쓰러(?:지|졌|져|진)',
  {
    word: '병',
    before:
      '(?:에 ?걸|이 ?(?:나|났|있|생|도|심|들)|으로 ?(?:쉬|휴|입원|결근|그만|퇴사|죽|돌아)|을 ?(?:얻|앓)|든 |원비|환 ?중|시중|들었)',
  },
  {
    word: '병원',
    joined: '대학|종합|동네|정신|한방|서울대|대',
    before: `${particle}(?:자주 |계속 |매일 |매주 )?(?:다니|다녀|다녔|가[느야려면서고기]|갔|갈|간다|치료|진료|입원|실려|검사|진단|신세)`,
  },
  { word: '입원', notBefore: '실|\\s?환자|병동' },
  { word: '치료', joined: '물리|재활|심리|약물|항암|통원|방사선', notBefore: '사|실|센터|제' },
  { word: '재활', before: '\\s?(?:치료|중|운동|훈련)' },
  { word: '요양', notBefore: '병원|원|보호|시설|센터|기관|급여 ?비|사' },
  { word: '산재', notBefore: '보험(?! ?(?:급여|처리|신청|승인))|\\s?예방' },
  {
    word: '장애',
    joined: '중증|경증',
    before:
      '(?:인(?! ?(?:복지관|단체|시설|학교|활동|의무|인식|고용공단))|가 ?(?:있|생)|를 ?(?:가|입)|\\s?(?:등급|판정|진단|[1-6]급))',
  },
  { word: '디스크', joined: '허리|목', before: '(?:로|\\s?(?:수술|판정|진단|터|치료|환자|파열)|가 ?(?:있|터|심|왔))' },
  '(?:허리|목) ?디스크',
  { word: '부상', before: '(?:을|으로|이|\\s?(?:당|입))' },
  { word: '화상', before: '(?:을 ?입|\\s?입|으로 ?치료)' },
  { word: '공황', before: '(?:이|증|\\s?(?:발작|증상|장애))' },
  {
    word: '코로나(?:19)?|독감|감기|장염|식중독',
    before: '(?:에|로|이|가)?\\s?(?:걸|확진|양성|심|후유|때문에 ?(?:쉬|결근|못 ?나))',
  },
  { word: '감염', notBefore: '관리|예방' },
  { word: '약', before: '(?:을|도|은)?\\s?(?:먹|타러|타느|타서|타 ?오|복용|처방|끊)' },
  { word: '몸', before: `${particle}(?:너무 |많이 |좀 |계속 )?(?:안 ?좋|좋지|나빠|나쁘|망가|상했|상해|불편|상태)` },
  { word: '심리|정신', before: '\\s?(?:상담|치료|건강|질환|적 ?(?:고통|충격|으로 ?힘))' },
  { word: '스트레스', before: '(?:성|로 ?(?:병|입원|치료|쓰러))' },
  { word: '청력|시력', before: '(?:을|이|를)?\\s?(?:잃|떨어|저하|상실)' },
];

const birth: readonly SensitiveWord[] = [
  '임신|임산부|임부|출산|분만|산후|산전|산모|만삭|태아|입덧|난임|불임|시험관|제왕절개|낙태|사산|모유|수유',
  '생리 ?휴가|생리통|육아 ?휴직|육휴|출휴|육아기|육아시간|가족 ?돌봄',
  { word: '유산', before: '(?:했|됐|되|기가|휴가|·사산|\\s?(?:위험|휴가|후|을 ?했))' },
  { word: '조산', notBefore: '업' },
  { word: '아이|아기|애기|애|둘째|첫째|셋째', before: '(?:를|가|을)?\\s?(?:가졌|가져서|가진 |생겨|생겼|낳)' },
  { word: '산부인과', before: `${particle}(?:다니|다녀|가|갔|진료|검진)` },
  { word: '조리원', before: `${particle}(?:있|들어|나와|나온)` },
];

const kindsOfUnion =
  '전국|금속|기업|산별|어용|복수|소수|우리|회사|사내|민주|한국|공공|건설|화물|택시|버스|언론|교원|공무원|서비스|보건|비정규직|라이더|지역|직장|비|제1|제2';

const union: readonly SensitiveWord[] = [
  '조합비|조합 ?활동|타임오프|쟁의행위|지회장|분회장|대의원|금속노련|화물연대 가입',
  { word: '조합원', joined: `${kindsOfUnion}|노조|노동` },
  { word: '노총', joined: '민주|한국' },
  {
    // That a company has a union or none says nothing of a person's membership.
    word: '노조|노동 ?조합',
    joined: kindsOfUnion,
    notBefore: '법|율|절|차[도가]| ?및|(?:은|는|가|이|도|조차)?\\s?(?:전혀 )?(?:없|있)',
  },
  { word: '조합', before: '(?:에|을|에서)?\\s?(?:가입|탈퇴|든다|들었|설립)' },
  { word: '파업|쟁의|태업', before: '(?:에|을|에서)?\\s?(?:참가|참여|가담|주도|하다|했|해서|한다고|하자)' },
];

const belief: readonly SensitiveWord[] = [
  '신앙|예배|개종|여호와|양심적|병역 ?거부|무슬림|이슬람|기독교인|천주교 신자|불교 신자|신천지|통일교',
  '정치 ?성향|정치적 성향|정치 ?활동|정치적 견해|당원|탈당|입당|민주당|국민의힘|국힘|정의당|진보당',
  { word: '종교', notBefore: '단체|시설|법인|재단|기관|학교' },
  { word: '교회|성당|절|사찰|모스크', before: '(?:에|를|을)?\\s?(?:다니|다녀|다닌다|나간다고|가느라|간다고)' },
  { word: '정당', before: '(?:에|을)?\\s(?:가입|지지|후원|활동)' },
  { word: '정치|선거', before: '(?:적 ?(?:신념|이유|입장)|\\s?(?:집회|후원금|운동을 ?[했하]))' },
  { word: '사상|신념', before: '(?:을|이|의|과|\\s?(?:때문|검증|문제))', notBefore: '이래|자' },
];

const sexLife: readonly SensitiveWord[] = [
  '성생활|성관계|성적 ?지향|성적 취향|성 ?정체성|성소수자|동성애|동성 연인|게이(?!트|지|머)|레즈비언|트랜스젠더|성전환',
  '커밍아웃|아웃팅|양성애|불륜|외도|성매매|성병',
];

const crime: readonly SensitiveWord[] = [
  '전과[가는를도자 ]|범죄 ?경력|집행유예|기소유예|선고유예|약식명령|약식기소|실형|교도소|구치소|출소|수감|보호관찰|벌금형',
  { word: '벌금', before: '(?:을|도)?\\s?(?:받|냈|선고|나왔|물었|맞)' },
  { word: '징역', before: '(?:을|형을|형|\\s?\\d{1,2}(?:년|개월)(?:을|형을)?)?\\s?(?:받|살|선고)' },
  { word: '유죄|무죄', before: '(?:를|가|\\s?(?:판결|선고|확정|받))' },
  { word: '형사처벌', before: '(?:을|도)?\\s?(?:받은|받았|받고)' },
  { word: '구속', before: '(?:됐|되었|되어|돼|된 |당)' },
];

const origin: readonly SensitiveWord[] = ['인종|흑인|백인|혼혈|조선족|고려인|소수민족|피부색|탈북'];

export const sensitiveWords: Readonly<Record<SensitiveKind, readonly SensitiveWord[]>> = {
  ...{ health, birth, union, belief, sexLife, crime, origin },
};
