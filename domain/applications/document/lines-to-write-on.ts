import type { Block } from './block.ts';
import { type Sentence, wantedIn } from './sentence.ts';

/** Places that are still blank, as lines that are written on by hand, on paper and in plain text. */

/** The document's places are marked by words on the screen; in a file a short one is a rule within its sentence. */
export const withRules = ({ text, blanks }: Sentence): string =>
  blanks.reduce((rest, place) => rest.replace(place, isDay(place) ? dayRule : rule), text);
const rule = '____________';
const dayRule = '______년 ____월 ____일';
/** A place for a day, which has a line for each of its parts. */
export const isDay = (place: string): boolean => /(날|생년월일)을$/.test(wantedIn(place));

/** A sentence that is nothing but a place to fill in. */
export const isBlankAlone = ({ text, blanks }: Sentence): boolean => blanks.length === 1 && blanks[0] === text;

/** The person's own account needs more room than a name. */
export const linesFor = (block: Block): number => (block.kind === 'paragraph' ? 4 : 1);

/** What belongs there, in small print above its lines. */
export const captionOf = ({ blanks: [place = ''] }: Sentence): string => `${wantedIn(place)} 적는 곳`;

const lineOfText = '_'.repeat(60);

/** The same in plain text: a place that stands alone has lines of its own. */
export const ruledText = (sentence: Sentence, block: Block): string =>
  isBlankAlone(sentence)
    ? [`(${captionOf(sentence)})`, ...Array.from({ length: linesFor(block) }, () => lineOfText)].join('\n')
    : withRules(sentence);
