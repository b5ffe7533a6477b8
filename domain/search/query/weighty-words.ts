import { bareNoun, isVerb } from '../words/particles.ts';

/**
 * The words of a question that say what it is about: 해고 in 해고당했는데요, none in 어떻게 해야 하나요. Endings of predicates, polite
 * forms and words that any question contains are removed. The endings are those of Korean school grammar (종결 어미, 연결 어미,
 * 선어말 어미). A list is enough, because the words that matter are nouns, which do not have these endings.
 */

/** Endings of predicates, of two syllables and more, so that 서면 and 면접 are not cut. */
const endings = [
  '습니다만 습니다 습니까 입니다 입니까 합니다 합니까 됩니다 됩니까 답니다 랍니다 는데요 은데요 인데요 한데요 는데 은데 인데 한데 던데 된다는데 한다는데',
  '나요 는가요 은가요 인가요 한가요 건가요 던가요 을까요 일까요 할까요 될까요 까요 가요',
  '다고요 라고요 다고 라고 자고 냐고 다면서 라면서 으면서 면서 다는데 라는데 다더니 라더니 더니 다니까 라니까 으니까 니까',
  '어요 아요 여요 에요 예요 해요 돼요 줘요 대요 래요 네요 데요 죠 지요 군요 거든요 구요 고요 세요 셔요',
  '이라니요 이라니 하라니요 하라니 라니요 라니 이라서 라서 이라길래 라길래 길래 이라며 라며 라더라고요 라더라구요 라더라 더라고요 더라구요 더라 라던데요 던데요 먹음',
  '없음 없다 없이 줘서 줘도 써서 쓰고 쓰지',
  '지만 는지 은지 던지 인지 한지 할지 될지 을지 건지 려고 으려고 려는 도록 다가 어서 아서 여서 해서 해도 어도 아도 으면 하면 되면 라면 다면 면은',
  '었던 았던 였던 했던 됐던 었고 았고 였고 했고 됐고 하고 되고 받고 있고 없고 려다 었음 았음 했음 됐음',
]
  .join(' ')
  .split(' ')
  .sort((a, b) => b.length - a.length);

/**
 * Nouns of which an ending looks like a part, with a particle or a polite ending: 서면은 is no 면은, 손해도 no 해도, 해고요 no 고요.
 */
const nouns = new Set(
  '서면 측면 국면 손해 피해 재해 상해 방해 침해 화해 양해 휴가 평가 인가 허가 성인지 해고 사고 경고 보고 권고 신고 광고 예고 원고 피고'.split(
    ' ',
  ),
);
const behindNoun = /^(?:도|은|는|이|가|을|를|만|요|고요|구요|네요|인지|인데|인데요|라고|라도)?$/u;

const nounBefore = (word: string): string | undefined =>
  [3, 2]
    .map((length) => word.slice(0, length))
    .find((noun) => nouns.has(noun) && behindNoun.test(word.slice(noun.length)));

/** The tense before an ending, and the verb that makes a predicate of a noun: both are removed, too. */
const tense = /(?:었|았|였|겠|었었|았었)$/u;
const verbOfNoun =
  /(?:당하였|당했|당하|시켰|시키|하였|했|하|되었|됐|되|받았|받|드렸|드리|냈|내|썼|쓰|먹|이었|였|이라|라|인)$/u;

/** Stems and words that any question may contain. */
const fillers = new Set(
  [
    '있 있었 없 없었 않 않았 않은 않는 같 같은 같았 보 봤 주 줬 준다 준대 한다 된다 싶 싶은 오 왔 가 갔 내 냈 나왔 나오 모르 몰랐 알 알았 알고 말 말했 쓰 썼 들 들었 들어 지났 지나 만들었 어렵 힘들 궁금 못하 못했 못한 아니 아닌 아닌가 어떻 어떡 어찌',
    '하고 받고 있고 없고 모르고 해서 내서 대며 하며 되며 줘요 받아 다른 같은 말을 말로 말도 그만 하는 하는데 하던 하게 해야 하면 한테 할수 하지 하지만 했던 했다 되는 되는지 될지 되지 있는 있는지 없는 없는지 없이 있을 있나 받은 받는 받을 당한 당하는 시킨 대한 대해 대해서 관한 관해 관련 관련해 관련하여 따라 따르면 위해 위한 통해 의해',
    '어떻게 어떤 어떡해 어쩌 무슨 무엇 뭔가 언제 어디 얼마 얼마나 어느 누가 왜요 혹시 정말 너무 매우 아주 그냥 바로 다시 갑자기 아무 아무런 계속 먼저 이제 지금 지금이라 요즘 오늘 내일 어제 그런 그런데 그래서 그리고 그러면 그럼 이런 이렇게 저런 하지만 그렇게 이런저런 이게 이것 이거 그게 그것 그거 저는 저도 저만 제가 저희 저희가 우리 우리가 나는 내가 누구',
    '때문 때문에 경우 경우에 정도 동안 사이 다음 이후 상태 상황 문의 문의드립 질문 질문드립 여쭤 여쭙 부탁 부탁드립 도와주 도와 알려 알려주 감사 안녕하 수고 답변 가능 가능하 가능한가 가능할까 해당하 해당되 말씀 생각 맞는 맞나 맞 좋을 좋 하려 하라 하니 하나 하나도 모두 일부러 자꾸 제대로 도저히 억울',
    // Whom every worker names.
    '회사 우리회사 사장 사장님 대표님',
    // How a commission ends the point of its decision, and what people call what they look for.
    '판정한 판단한 의결한 사례 판례 판정례 판결례',
  ]
    .join(' ')
    .split(' '),
);

/** 못 받다, 안 해 주다, written as one word. */
const denied = /^(?:못|안)(?:해|하|했|되|됐|된|됨|받|받음|주|줘|줬|준|줌|써|쓰|내|가|해주|해줘|해줬|해준|해줌)$/u;

/**
 * A typed word without its ending or particle; empty if it says nothing about the case. A word of one syllable is returned
 * unchanged.
 */
export const weightyWord = (word: string): string => {
  if (word.length < 2) return word;
  if (fillers.has(word) || denied.test(word)) return '';
  const noun = nounBefore(word);
  if (noun !== undefined) return noun;
  const stem = withoutPredicate(word);
  if (stem === word) {
    const bare = bareNoun(word);
    return fillers.has(bare) ? '' : bare;
  }
  // A stem of one syllable says nothing: 했, 갔, 줬.
  if (stem.length < 2 || fillers.has(stem) || isVerb(stem) || denied.test(stem)) return '';
  const bare = bareNoun(stem);
  return fillers.has(bare) ? '' : bare;
};

/** 왕따당해서, 폭행당함: what somebody suffered. 부당해서 and 담당하던 are other words, whose 당 is not that of 당하다. */
const suffered = /(?<![부정타합적상담감해배할])당(?:하|해|함|했|한|할)[가-힣]*$/u;

const withoutPredicate = (word: string): string => {
  const from = suffered.exec(word)?.index ?? 0;
  if (from >= 2) return word.slice(0, from);
  const ending = endings.find((each) => word.endsWith(each));
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length).replace(tense, '');
  if (fillers.has(stem)) return stem;
  const noun = stem.replace(verbOfNoun, '');
  return noun.length >= 2 ? noun : stem;
};
