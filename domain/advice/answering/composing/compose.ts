import type { Asked } from '../material.ts';
import { type ReadQuestion, readQuestion } from '../question/read-question.ts';
import { readWithCheck } from '../question/read-with-check.ts';
import { casesPart } from './cases-part.ts';
import { item, type Line, sentence, written } from './claims.ts';
import { deadlinePart } from './deadline-part.ts';
import { legalPart } from './legal-part.ts';
import { withoutRepetition } from './said-before.ts';
import { thisWeekPart } from './this-week-part.ts';
import { unknownPart } from './unknown-part.ts';

/**
 * An answer put together from rules and cases: what the law asks, whom to turn to and until when, what was decided, what to do
 * now, what is still unknown. It promises nothing, and whatever it says of the law has its source.
 */
export const compose = ({ question, conversation, material }: Asked): string => {
  const earlier = conversation.filter(({ by }) => by === 'asker').map(({ text }) => text);
  const before = conversation.filter(({ by }) => by === 'advisor').map(({ text }) => text);
  const read = readWithCheck(readQuestion(question, earlier, material.lawDate), material.check, material.tests);
  return asText(withoutRepetition(linesFor(read, material, before.length > 0), before));
};

const linesFor = (read: ReadQuestion, material: Asked['material'], isFollowUp: boolean): readonly Line[] => {
  if (read.subject !== 'dismissal') return notAboutDismissal[read.subject];
  const opening = isFollowUp ? followUp : read.side === 'employer' ? toCompany : toWorker;
  return [
    ...opening,
    ...legalPart(material, read),
    ...deadlinePart(material, read),
    ...(isForCases(read) || material.passages.length > 0 ? casesPart(material, read) : []),
    ...thisWeekPart(read, material.lawDate),
    ...unknownPart(material, read),
    ...(isFollowUp ? [] : [howMade]),
  ];
};

/** Benefits and public law are no matter of these cases. */
const isForCases = ({ topics }: ReadQuestion): boolean =>
  topics.some(({ id }) => !['unemployment-benefit', 'notice-allowance', 'public-official'].includes(id));

const toWorker: readonly Line[] = [
  sentence('많이 놀라고 힘드셨겠어요. 적어 주신 이야기를 바탕으로 차례차례 말씀드릴게요.'),
];
const toCompany: readonly Line[] = [sentence('결정하시기 전에 살펴볼 것을 차례차례 말씀드릴게요.')];
const followUp: readonly Line[] = [sentence('이어서 말씀드릴게요.')];

/** Honest about what wrote it. */
const howMade: Line = sentence('언어 모델 없이 노무체크의 기준과 공개된 결정례로 엮은 글이에요.');

const notAboutDismissal: Readonly<Record<Exclude<ReadQuestion['subject'], 'dismissal'>, readonly Line[]>> = {
  wages: [
    sentence('이곳은 해고와 퇴직 문제만 다루고 있어서, 물어보신 일에는 말씀드릴 근거를 찾지 못했어요.'),
    sentence('밀린 돈은 고용노동부 고객상담센터에 전화해 여쭤보세요.'),
    sentence('혹시 그 일로 그만두라는 말을 들으셨다면, 언제 누구에게 어떤 말을 들었는지 적어 주세요.'),
  ],
  elsewhere: [
    sentence('이곳은 해고와 퇴직 문제만 다루고 있어서, 죄송하지만 물어보신 것에는 말씀드릴 근거를 찾지 못했어요.'),
    sentence('일하던 곳에서 나가게 된 일이 있다면 언제, 누구에게, 어떤 말을 들었는지 적어 주세요.'),
  ],
  nothing: [
    sentence('많이 힘드셨겠어요. 어떤 일이 있었는지 몇 가지만 여쭤볼게요.'),
    sentence('아는 것만 편하게 적어 주세요.'),
    item('회사에서 나가라는 말을 들었나요, 아니면 사직서를 썼나요?'),
    item('언제, 누구에게, 어떻게(말, 카톡, 종이) 들었나요?'),
    item('회사가 말한 이유는 무엇인가요?'),
    item('대표를 빼고 직원은 몇 명인가요?'),
  ],
};

/** Sentences of a paragraph follow one another; headings and lists stand on lines of their own. */
const asText = (lines: readonly Line[]): string => {
  let text = '';
  let before: Line['kind'] | null = null;
  for (const line of lines) {
    const isSameParagraph = before === 'sentence' && line.kind === 'sentence';
    const gap =
      before === null
        ? ''
        : isSameParagraph
          ? ' '
          : before === 'heading' || (before === 'item' && line.kind === 'item')
            ? '\n'
            : '\n\n';
    text += `${gap}${written(line)}`;
    before = line.kind;
  }
  return text;
};
