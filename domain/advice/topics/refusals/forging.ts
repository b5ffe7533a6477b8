/** Papers that only somebody else may make: an authority, a doctor, the company. */
const official =
  '판정문|판정서|결정문|결정서|판결문|공문서?|직인|관인|진단서|소견서|재직\\s?증명서|경력\\s?증명서|(?:회사|병원|노동위원회|기관)\\s?도장';
/** Records and messages that show what was. */
const records =
  '출퇴근\\s?기록|출근\\s?기록|근무\\s?기록|근태\\s?기록|근무표|야근\\s?(?:시간|기록)|근로\\s?시간|급여\\s?명세서?|월급\\s?명세서?|임금\\s?대장|통장\\s?(?:내역|사본)?|녹취록?|녹음(?:\\s?파일)?|카톡|문자|메일|이메일|진술서|대화|캡처|증거|영수증|사진';
const made = '(?:만들|작성|꾸며|그려|찍어|위조|합성|흉내|바꿔|고쳐)';
const changed = '(?:늘려|늘리|줄여|부풀|바꿔|고쳐|조작|꾸며|합성|편집해|새로\\s?만들|다시\\s?만들|가짜로|위조|만들어)';
const asked = '[가-힣]{0,3}\\s?(?:줘|주세요|주라|줄래|주실|달라고\\s?하면|내고\\s?싶|내도|되나|될까|돼\\?)';

const officialPaper = new RegExp(
  `(?<paper>${official})[^.!?\\n]{0,30}?(?:${made}(?:서\\s?써)?${asked}|(?:써|작성해|만들어)\\s?(?:라(?![고는며])|봐|줘|주세요|주실))`,
  'u',
);
const record = new RegExp(`(?<paper>${records})[^.!?\\n]{0,40}?${changed}${asked}`, 'u');
/** `지어내지 않고 사실대로`, and what a company did. */
const isHonest = /사실대로|있는\s?그대로|회사가|사장이|사장님이|회사에서|본사가/u;

/** `회의록을 날짜 소급해서`, `경고장 3장을 작년 날짜로`: a paper that is to bear an earlier day. */
const backdated =
  /(?:회의록|경고장|시말서|통지서|의결서|계약서|사직서|확인서|서류)[^.!?\n]{0,30}(?:소급|(?:지난|작년|옛날|전|이전)\s?날짜(?:로|에)|날짜(?:를)?\s?(?:앞당|맞춰|거꾸로|바꿔|고쳐))/u;

export const isBackdated = (question: string): boolean => {
  const found = backdated.exec(question);
  // What the company did, or wants, is no wish of the one who asks.
  return (
    found !== null &&
    !/회사가|회사에서|사장이|사장님이|대표가/u.test(
      question.slice(Math.max(0, found.index - 20), found.index + found[0].length),
    )
  );
};

const askedFor = (pattern: RegExp, question: string): string | null => {
  const found = pattern.exec(question);
  if (found === null || isHonest.test(found[0])) return null;
  return found.groups?.paper?.replace(/\s+/gu, ' ') ?? null;
};

/** `판정문`: the official paper that is to be made up; null where none is. */
export const officialPaperAsked = (question: string): string | null => askedFor(officialPaper, question);

/** `출퇴근기록`: the record that is to be changed; null where none is. */
export const falseRecordAsked = (question: string): string | null => askedFor(record, question);
