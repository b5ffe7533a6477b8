import { sectionNamed, sectionsOf } from '../../decision-text.ts';
import { sentencesOf } from '../text/sentences.ts';

/**
 * Whether the merits were never examined although the order doesn't show it: an appeal that is dismissed may confirm that
 * the suit was inadmissible, and the commission may have rejected the application. `rejected`: the reasons say so of the
 * whole; `open`: they mention it, and a person must read what it concerns.
 */
export type Unheard = 'rejected' | 'open' | null;

/** For a plaintiff who lost because an appeal was dismissed: whether the suit itself was held inadmissible. */
export const suitUnheard = (text: string): Unheard => {
  const sentences = sentencesToRead(text);
  const lacking = sentences.flatMap(({ words }, at) =>
    suitLacks.test(words) && !defence.test(words) ? [{ words, next: sentences[at + 1]?.words ?? '' }] : [],
  );
  if (lacking.length === 0) return null;
  const concluded = lacking.some(
    ({ words, next }) =>
      !ofSome.test(words) &&
      (affirmed.test(words) || (mustGo.test(words) && /제1심\s*판결은\s*이와\s*결론을\s*같이/.test(next))),
  );
  return concluded ? 'rejected' : 'open';
};

/** For a worker who lost in court: whether the application for relief had lost its object, or had been rejected. */
export const reliefUnheard = (text: string): boolean =>
  sentencesToRead(text).some(
    ({ words }) => (reliefLacks.test(words) || reliefTurnedAway.test(words)) && !defence.test(words),
  );

/** The sentences of headnotes and reasons; the parties' demands and the lists don't contain the holding. */
const sentencesToRead = (text: string) => {
  const heads = sectionsOf(text).filter(({ name }) => /^(?:판시사항|판결요지|결정요지)$/.test(name));
  const reasons = sectionNamed(text, '이유');
  return [...heads, ...(reasons ? [reasons] : [])].flatMap(({ from, to }) =>
    sentencesOf(text, from, Math.min(to, from + 60_000)),
  );
};

const suit = '(?<![가-힣])소송?';
const suitLacks = new RegExp(
  `${suit}(?:는|은|가|이)[^\\n]{0,160}?(?:부적법|각하)|${suit}(?:를|을)[^\\n]{0,30}?각하|(?:소의\\s*이익|확인의\\s*이익|법률상\\s*이익|권리보호의\\s*이익)(?:이|은|도)?\\s*(?:없|소멸|상실|있는지\\s*(?:여부|유무)\\s*\\(소극)`,
);
/** The lower court held the suit inadmissible, and this court agrees. */
const affirmed =
  /이\s*사건\s*소송?(?:는|은|가|이|를|을)[^\n]{0,200}?(?:부적법|각하|이익이\s*없)[^\n]{0,160}?(?:정당|옳|타당|결론을\s*같이|수긍)/;
const mustGo = /이\s*사건\s*소(?:는|가)[^\n]{0,160}?각하(?:해야|하여야|할)/;
/** The sentence concerns only some of the plaintiffs, or a part of the claims. */
const ofSome = /원고\s*\d|소\s*중|부분에\s*관한\s*소|일부|나머지/;
/** An objection of the other side that the court did not accept. */
const defence = /항변|주장하(?:나|지만|고)|취지로\s*다투|배척|이유\s*없다고/;

const reliefLacks =
  /구제(?:의|신청의)?\s*이익(?:이|은|도|을)?[^\n]{0,120}?(?:소멸|상실|없|갖추지\s*못|존재하는지\s*여부\(소극)/;
const reliefTurnedAway =
  /(?:지방노동위원회|중앙노동위원회|초심|지노위|중노위)[^\n]{0,200}?구제\s*신청(?:을|은)\s*(?:모두\s*|각\s*)*각하/;
