import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { Dismissal, Facts, Resignation } from '../facts.ts';
import { says } from '../words/words.ts';
import { companyDismissalIn } from './company-dismissal.ts';
import { doneWords, isPunished, leftOnPaper, neverWrote } from './ended.ts';

/** Without what is only asked, feared or denied: `쓸까요`, `안 쓰면`, `해고한 적 없다`. */
const plainOf = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ');

export const resignationIn = (whole: string): Resignation | null => {
  const text = plainOf(whole);
  const paper = '(?:사직서|사표|사직원|퇴직원|합의서|동의서|권고사직서)';
  if (!new RegExp(`${paper}|권고\\s?사직|자진\\s?퇴사|싸인|사인하|서명`, 'u').test(text)) return null;
  const isSigned =
    new RegExp(
      `${paper}(?:를|을|에|에다|까지|도)?\\s*(?:그냥\\s*|결국\\s*|이미\\s*|다\\s*|카톡으로\\s*|문자로\\s*|메일로\\s*|이메일로\\s*|어제\\s*|오늘\\s*)?(?:개인사정이라고\\s*)?(?:썼|썻|냈|보냈|올렸|제출했|제출함|서명했|싸인했|사인했|씀(?![가-힣])|냄(?![가-힣])|쓰고\\s*나)`,
      'u',
    ).test(text) ||
    /권고\s?사직(?:으로)?\s*(?:나왔|퇴사|그만뒀|처리됐)|(?:사직서|사표)(?:를|을)?\s(?:\d{1,2}월\s?)?\d{1,2}(?:일|\/\d{1,2})?(?:에|날)?\s?(?:썼|냈|제출했|보냈)|(?:합의서|동의서|확인서)(?:에)?\s?(?:싸인|사인|서명)하고\s?나|사직서에는?\s*[가-힣]+(?:이라고|라고)\s*썼|(?:사직서|사표)[^.!?]{0,40}(?:해서|하길래|하니까|압박에)\s*(?:결국\s*|그냥\s*)?(?:썼|썻|냈|싸인했)|(?:사직서|사표|사직원)(?:(?!안\s?썼|못\s?썼)[^.!?\n]){0,40}(?:서|길래|니까|니깐|래서|라고|바람에|때문에|결국|억지로|어쩔\s?수\s?없이)\s+(?:결국\s*|그냥\s*|억지로\s*|할\s?수\s?없이\s*)?(?:썼|썻|냈|써\s?줬|써\s?냈|써\s?버렸|제출했|싸인했|사인했|서명했)/u.test(
      text,
    );
  if (isSigned && !/(?:사직서|사표)[가-힣]{0,2}\s*안\s*(?:썼|냈)/u.test(text))
    return /강요|협박|잡혀|가두|가둬|가뒀|감금|못\s?나가게|겁(?:이\s?)?나서|겁을\s?먹|무서[워웠]|몰아붙|윽박|다그[쳐쳤]|소리\s?(?:질|지르)|경찰\s*부|고소하|억지로|안\s?쓰면|(?:사인|싸인|서명|사직서|사표|합의서)[^.!?\n]{0,4}안\s?(?:내|하|해)[^.!?\n]{0,2}면|속(?:아|여)|문\s?앞에/u.test(
      // `협박은 아니고 설득해서`: said to be none.
      text.replace(/(?:강요|협박|강제|억지)(?:로|를|은|는|가|까지)?\s?(?:아니|없|안\s?했)[가-힣]*/gu, ' '),
    )
      ? 'forced'
      : 'signed';
  const asks =
    /(?:사직서|사표|사직원|동의서|합의서)[가-힣]{0,2}\s*(?:[가-힣0-9]{1,4}\s){0,3}(?:쓰래|쓰라|써\s?(?:달|라)|내래|내라|보내래|보내라|주면서|쓸까|써도|제출하라)|싸인하?라|싸인해도|사인해도|서명하라|서명해도|서명\s*안\s*하면|싸인하면|자진\s?퇴사(?:를)?\s?(?:하라|하래|권유|강요|종용)|권고\s?사직\s?(?:서류|서|동의서|합의서)?(?:를|을)?\s?(?:내밀|들이밀|주면서|가져와)|권고\s?사직\s*(?:하라|하래|하자|강요|압박|당하|제안|해\s?줄|으로\s*해)|사직하라|사직\s*권(?:고|유)/u.test(
      text,
    );
  return asks ? 'asked' : null;
};

const deniedDismissal = /해고(?:한|하신)?\s*적\s*없|해고(?:가)?\s*아니/u;

export const dismissalIn = (
  whole: string,
  {
    asker,
    dismissed,
    today,
    contract,
  }: Pick<Facts, 'asker' | 'contract'> & { readonly dismissed: LocalDate | null; readonly today: LocalDate },
): Dismissal | null => {
  const text = plainOf(whole);
  if (asker === 'employer') return companyDismissalIn(text);
  // `경고 3번이면 해고라고 적혀 있어요`: a rule, and nothing that happened.
  const happened = text.replace(/[가-힣]면\s?(?:바로\s?)?해고(?:라|래|다|된|한)[가-힣]*/gu, ' ');
  const said = says(text);
  if (
    /해고\s*(?:를|을)?\s*(?:취소|철회)한|해고\s*취소|취소하고[^.?!]{0,30}복직|복직\s?(?:명령|하라|하래)|실수[^.?!]{0,10}다시\s?(?:나오|출근)|다시\s?(?:나오래|나오라고|출근하래|출근하라고)/u.test(
      text,
    ) &&
    contract !== 'offer'
  )
    return 'withdrawn';
  if (said('대기발령~', '대기 발령~', '자택대기~', '자택 대기~', '직위해제~') && !doneWords.test(text))
    return 'suspended';
  if (
    (sentElsewhere.test(text) ||
      said(
        '발령~',
        '발령장~',
        '전보',
        '전근~',
        '전출~',
        '보직변경~',
        '보직 변경~',
        '전직명령~',
        '전직 명령~',
        '전직발령~',
      ) ||
      /발령/u.test(text)) &&
    !doneWords.test(text) &&
    !ifNot.test(text) &&
    !isMoveThreatened(text)
  )
    return 'transferred';
  const isOver = dismissed !== null && dismissed > today;
  const endsByTerm =
    contract === 'fixed_term'
      ? /재계약|갱신|연장\s?(?:을\s?)?(?:안|거절|못|없)|계약\s*(?:만료|종료)|\d\s?일(?:에|부로|자로|이)?\s?(?:만료|끝)|(?:계약직?|계약\s?기간|기간)(?:이|도)?\s?(?:끝나|끝났|끝난|지났)|\d\s?(?:일)?\s?(?:에\s?)?종료|(?:이번에|이번엔|더|다시)(?:는|엔)?\s?(?:계약(?:을)?\s?)?안\s?(?:해준|해\s?준|한다|한대|하겠|하재)/u
      : /재계약\s*(?:을\s*)?(?:안|거절|거부)|계약\s*만료|계약\s?기간(?:이|도)?\s?(?:끝났|지났|끝난)/u;
  // `계약은 내년 2월까지인데 담주부터 나오지 말래요` is cut short, and not let run out.
  if (endsByTerm.test(text)) return 'not_renewed';
  if (said('정년', '정년퇴직~', '만60세', '만58세') && /재고용|촉탁|나가라|퇴직|취업규칙/u.test(text)) return 'retired';
  if (ifNot.test(text)) return 'threatened';
  if (neverWrote.test(text) && leftOnPaper.test(text)) return isOver ? 'to_come' : 'done';
  if (doneWords.test(happened)) return isOver ? 'to_come' : 'done';
  if (
    asker === 'employee' &&
    /해고(?:한대|한다는데|한다네|하겠대)|(?:짜른|자른|내보낸)(?:대|다는|다네)|(?:명단|대상자)에\s*올|(?<![가-힣])(?:저|나|절|저를|나를)\s[^.?!]{0,12}정리(?:한다|할\s?거)/u.test(
      text,
    )
  )
    return 'to_come';
  if (isOver && /해고한다고|자른다고|내보낸다고|나가라/u.test(text)) return 'to_come';
  if (/징계해고한다|해고한다고|해고\s?하겠다|자른다고|잘려요\?|잘리나/u.test(text)) return 'threatened';
  if (deniedDismissal.test(text)) return 'done';
  return isPunished(text) ? 'disciplined' : null;
};

/** Told without the word for it: `청소일 시켜요`, `다른 팀으로 보냈어요`. */
const sentElsewhere =
  /(?:본사|지점|공장|지사|지방|자회사|계열사)(?:로|으로)\s?(?:오라|가라|오래|가래|옮기래|옮기라)|보직\s?해임|직책(?:을|에서)?\s?(?:박탈|해임|뺏)|(?:다른|딴|엉뚱한)\s?(?:팀|부서|지점|자리|일|업무|곳)(?:으로|로|을|를)?\s?(?:보내|보냈|보낸|옮기|옮겼|가라|시켜|시킨)|(?:갑자기|원래)[^.?!]{0,16}(?:청소|창고|잡일|허드렛일)(?:일)?(?:을|로)?\s?(?:시켜|시킨|보내|보냈)/u;

const moves =
  /(?:싫으면|안\s?(?:쓰|하|가|내|나가|그만두|싸인|사인|서명)|못\s?(?:하|채우)|거부하|거절하)[가-힣]*면[^.!?\n]{0,24}(?:발령|전보|보내|보낸|전근)|(?:발령|전보|전근)(?:을|를)?\s?(?:내\s?버|낸|내겠|시킨|시키겠)[가-힣]{0,3}(?:다고|대|다는|다며|다면서|다네|다니)|(?:보내|보낸)\s?(?:버린|버리겠|버릴)?[가-힣]{0,2}(?:다고|대요|다며|다면서|다는)[^.!?\n]{0,6}(?:협박|겁|으름|…|\.\.|$)/u;
const hasCome =
  /발령(?:장|문|통지|\s?통보)?(?:이|을|를)?\s?(?:났|나서|받|왔|됐|냈)|전보(?:됐|되었|당)|보냈|보내졌|\d\s?일?\s?자(?:로)?\s?(?:[가-힣]{1,6}\s)?(?:발령|전보)/u;
/** `사직서 안 쓰면 지방으로 보낸대요`: no order has come, and nothing is there to be disputed. */
export const isMoveThreatened = (text: string): boolean => moves.test(text) && !hasCome.test(text);

/** `안 쓰면 해고한대요`. */
const ifNot =
  /(?:싫으면|안\s?(?:쓰|하|가|오|내|나오|싸인|사인|서명)|못\s?(?:하|가|채우|나오)|거부하|거절하)[가-힣]*면[^.!?]{0,20}(?:해고|자른|자르|짤|정리|나가라|나가래|그만두라|그만두래)/u;
