/** What a message of thanks is made of beside the thanks themselves. */
const beside = new RegExp(
  [
    '네+|넵+|넹|예|아+|오+|와+|우와|음+',
    '정말로?|진짜로?|너무|많이|매우|아주|대단히|다시\\s*한번|항상|늘|무척',
    '답변|답|설명|상담|안내|말씀|조언|도움|정보|글|내용',
    '친절한|친절하게|친절히|자세한|자세하게|자세히|빠른|좋은|큰|상세한|상세하게|성실한|따뜻한',
    '이해했어요|이해했습니다|이해됐어요|이해했네요|확인했어요|확인했습니다|힘이|힘|났어요|나네요|납니다',
    '해|알려|도와|들어|해주셔서|주셔서|주신|줘서|주시니|주시고|덕분에|덕에|덕분이에요',
    '이|가|을|를|은|는|도|에|로|다|잘|더|됐어요|됐습니다|되었어요|되었습니다|됐네요|되었네요|됩니다|돼요',
    '그럼|일단|우선|오늘|좋은\\s*하루|하루|보내세요|되세요|수고하세요|수고하셨습니다|수고하셨어요',
  ].join('|'),
  'u',
);
const thanks =
  /감사(?:합니다|해요|드려요|드립니다|했습니다|했어요|하네요|드리고요|ㅎㅎ)?|고맙(?:습니다|네요|고요|어요)|고마워요?|고마웠어요|땡큐|ㄱㅅ|ㄳ|알겠(?:습니다|어요|네요)|알았(?:습니다|어요)/u;

/** Taken out one after the other, and never tried in all the ways in which a row of them can be split. */
const words = new RegExp(`${thanks.source}|${beside.source}`, 'gu');
const LONGEST = 60;

/** A message that thanks, or says that it was understood, and nothing else: `감사팀에서 해고래요` and `감사한데 얼마예요` ask for an answer, and `네` gives one. */
export const isThanks = (question: string): boolean => {
  if (question.includes('?') || question.length > LONGEST) return false;
  const plain = question
    .normalize('NFC')
    .replace(/[ㅎㅋㅠㅜ]+/gu, ' ')
    .replace(/[^\p{L}\p{N}\s]+/gu, ' ')
    .trim();
  return thanks.test(plain) && plain.replace(words, '').trim() === '';
};
