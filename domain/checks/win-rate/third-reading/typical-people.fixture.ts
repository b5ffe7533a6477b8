import type { AnswerValue } from '../../../rulesets/ruleset.ts';

/**
 * Forty typical people, from weakest to strongest as an attorney expects them: forms of employment, sizes, reasons and protections,
 * among them those of the third reading. What they don't say is unknown to them; who isn't said otherwise is a regular employee of
 * four years in a company of thirty, dismissed on paper two weeks ago.
 */
export type Typical = {
  readonly id: string;
  readonly who: string;
  /** By question of the intake. */
  readonly said?: Readonly<Record<string, AnswerValue>>;
  /** `detail-9: 2y 3n 4?` by section. */
  readonly sections: readonly string[];
};

const reason = (ground: string, more: Readonly<Record<string, AnswerValue>> = {}) => ({ ground, ...more });

export const typicalPeople: readonly Typical[] = [
  {
    id: 'director',
    who: 'A registered director with a budget of their own, removed (P19)',
    said: { contract: 'executive', ground: 'detail-23' },
    sections: ['detail-5: 2y 3n 4n 5y 6n 7n 10y', 'detail-23: 1n'],
  },
  {
    id: 'no renewal',
    who: 'One-year term not renewed; no promise, no practice, the work is over',
    said: { contract: 'fixed_term', ground: 'not_told', joined: '2025-11-14', 'contract-end': '2026-11-13' },
    sections: ['detail-3: 1y 2n 5n 6n 7n 8n 9y'],
  },
  {
    id: 'redundancy done right',
    who: 'Made redundant by a company with losses that tried all else, chose openly and consulted',
    said: reason('detail-17'),
    sections: ['detail-17: 2y 3n 4y 5y 6y 7n 10y 11n'],
  },
  {
    id: 'bus driver',
    who: 'A bus driver who drove drunk on duty, licence revoked, somebody hurt',
    said: reason('detail-19'),
    sections: ['detail-19: 2y 3y 4n 5y 6y 7y 8y 9n 10n 11n 12n'],
  },
  {
    id: 'leak',
    who: 'Sold files marked secret to a competitor, after a security pledge',
    said: reason('detail-13'),
    sections: ['detail-13: 2y 3y 4y 5n 6n 7n 8y 9y 10n 11n'],
  },
  {
    id: 'agreed',
    who: 'Signed a severance agreement for money, under no pressure (P26)',
    said: { notice: 'resigned' },
    sections: ['detail-8: 8n 9n 10n 11n 12y 13n'],
  },
  {
    id: 'grave harassment',
    who: 'Accused of grave sexual harassment that the investigation found, repeated, of a subordinate',
    said: reason('detail-20'),
    sections: ['detail-20: 2y 3n 4y 5n 6y 7n 8n 9y 10n 11n'],
  },
  {
    id: 'low for years',
    who: 'Low appraisals for years by several appraisers, with training that changed nothing',
    said: reason('detail-21'),
    sections: ['detail-21: 1n 2y 3y 4y 5n 6y 7n 8n 9n'],
  },
  {
    id: 'no-show',
    who: 'Stayed away a week without a word, called back, nothing to show for it',
    said: reason('detail-10'),
    sections: ['detail-10: 2n 5n 6n 7n 8y 9n 10n 11n'],
  },
  {
    id: 'late again',
    who: 'Late again and again after warnings, without excuse, as the rules say',
    said: reason('detail-9'),
    sections: ['detail-9: 2y 3n 4n 5n 6n 7n 8y 9y 10n 11y 12n'],
  },
  {
    id: 'degree',
    who: 'A degree that the post required was invented, found after a year',
    said: reason('detail-15'),
    sections: ['detail-15: 2y 3n 4y 5n 6n 7n 8y 9n'],
  },
  {
    id: 'unclear talk',
    who: 'Walked out after a quarrel; the company says that nobody was dismissed',
    said: { notice: 'spoken', ground: 'not_told' },
    sections: ['detail-8: 2n 6n 7n'],
  },
  {
    id: 'retired at sixty',
    who: 'Retired at 60 as the rules say, where nobody is rehired (P21)',
    said: reason('detail-6', { 'contract-end': '2026-11-13' }),
    sections: ['detail-6: 2n 3y 4n 5n 6n 9n'],
  },
  {
    id: 'rider',
    who: 'A delivery rider who logs in when they like and may send others (P18)',
    said: { contract: 'freelance', insurance: 'withheld', notice: 'messenger', ground: 'not_told' },
    sections: ['detail-4: 2n 6n 7n 8n 9y 12? 13n', 'detail-8: 6y 7?'],
  },
  {
    id: 'pushed once',
    who: 'A push in a quarrel at work that the other one began, first offence, apologised',
    said: reason('detail-22'),
    sections: ['detail-22: 1n 2y 3y 4y 6y 7n 8n 9n 10n'],
  },
  {
    id: 'probation appraised',
    who: 'Probation, appraised and told why, with a chance to improve, on paper',
    said: { contract: 'probation', ground: 'not_told', joined: '2026-08-17', workers: 30 },
    sections: ['detail-2: 1y 2y 3y 4n 5y 6y 7y 8n'],
  },
  {
    id: 'withdrawn',
    who: 'Dismissed in words, then called back to work (P59)',
    said: { notice: 'spoken', ground: 'not_told', stage: 'withdrawn' },
    sections: ['detail-8: 2y 6y'],
  },
  {
    id: 'quit alone',
    who: 'Resigned after “why don’t you resign”, without force, and protested at once',
    said: { notice: 'resigned' },
    sections: ['detail-8: 8n 9n 10n 11n 12n 13y'],
  },
  {
    id: 'union at thirty',
    who: 'Chairman of a union, dismissed for attendance that nobody has looked into (P57)',
    said: reason('detail-9', { protected: ['union'] }),
    sections: [],
  },
  {
    id: 'average',
    who: 'A reason of no section, on paper, nothing else known: where all figures start',
    said: reason('none'),
    sections: ['detail-23: 2y'],
  },
  {
    id: 'childcare leave',
    who: 'Back from childcare leave, dismissed for attendance (남녀고용평등법 19조 3항)',
    said: reason('detail-9', { protected: ['childcare_leave'] }),
    sections: [],
  },
  {
    id: 'union at four',
    who: 'Joined a union in a workplace of four, dismissed for attendance (P07)',
    said: reason('detail-9', { protected: ['union'], workers: 4 }),
    sections: ['detail-7: 2n 3n 5n 13n'],
  },
  {
    id: 'no chance',
    who: 'Dismissed for poor performance without appraisal or chance, on paper (P01)',
    said: reason('detail-21'),
    sections: ['detail-21: 1y'],
  },
  {
    id: 'rehired colleagues',
    who: 'Retired at 60 where all who wished were rehired (P91)',
    said: reason('detail-6', { dismissed: '2026-10-30', 'contract-end': '2026-11-10', joined: '2001-03-02' }),
    sections: ['detail-6: 2n 3y 4n 5n 6y 7y 8n 9n'],
  },
  {
    id: 'freelance teacher',
    who: 'A teacher with 3.3 %, fixed hours and pay, two years, told by message',
    said: {
      contract: 'freelance',
      insurance: 'withheld',
      notice: 'messenger',
      ground: 'not_told',
      joined: '2023-03-02',
    },
    sections: ['detail-4: 2n 6y 7y 8y 9n 12y 13n', 'detail-8: 6y 7n'],
  },
  {
    id: 'side job',
    who: 'A harmless job at weekends, no rule against it',
    said: reason('detail-12'),
    sections: ['detail-12: 2n 4n 5n 6n 7y 8n 9n 11n'],
  },
  {
    id: 'refused transfer',
    who: 'Refused a transfer far from the family, without reason or talk, once',
    said: reason('detail-11'),
    sections: ['detail-11: 2n 3n 4y 5n 6y 7n 10n 11n 12y 13n'],
  },
  {
    id: 'offer withdrawn',
    who: 'Offer withdrawn for business reasons after leaving another job, no other post offered',
    said: { contract: 'not_started', ground: 'detail-17', joined: '2026-10-01' },
    sections: ['detail-1: 1y 2y 3y 4n 6y 7n 8n', 'detail-17: 2?'],
  },
  {
    id: 'forced to resign',
    who: 'Locked in until the resignation was written, withdrew it and protested the same day',
    said: { notice: 'resigned' },
    sections: ['detail-8: 8y 9y 10n 11y 12n 13y'],
  },
  {
    id: 'harassment reported',
    who: 'Reported sexual harassment four months ago, dismissed for performance (P68)',
    said: reason('detail-21', { protected: ['sexual_harassment'], dismissed: '2026-07-20' }),
    sections: ['detail-21: 1n', 'detail-20: 12y 14n 15n'],
  },
  {
    id: 'dispatched against client',
    who: 'Subcontracted for three years among the client’s own staff, against the client (P16)',
    said: { contract: 'dispatched', ground: 'detail-18', joined: '2023-08-01' },
    sections: ['detail-4: 2y 3y 4y 5y 11y 12y 13n', 'detail-18: 2n'],
  },
  {
    id: 'whistle-blower',
    who: 'Reported the company to an authority with proof; the reason came only afterwards',
    said: reason('detail-14', { protected: ['wrongdoing'] }),
    sections: ['detail-14: 2y 3y 4n 5y 6n 8y 9n 10y'],
  },
  {
    id: 'unregistered director',
    who: 'A director who is in no register, with leave to be approved and no budget',
    said: { contract: 'executive', ground: 'none' },
    sections: ['detail-5: 2n 4y 5n 6y 7y 8y 9n 10n'],
  },
  {
    id: 'renewal expected',
    who: 'Renewal promised and usual, the work goes on, no reason given (P90)',
    said: {
      ...{ contract: 'fixed_term', notice: 'spoken', ground: 'detail-3', joined: '2025-01-02' },
      ...{ dismissed: '2026-10-20', 'contract-end': '2026-11-20' },
    },
    sections: ['detail-3: 1y 2n 5n 6y 7y 8y 9n'],
  },
  {
    id: 'day labourer',
    who: 'A labourer paid by the day for six months, sent home in words (P62)',
    said: { notice: 'spoken', ground: 'not_told', joined: '2026-05-11', workers: 40 },
    sections: ['detail-8: 2y 6y'],
  },
  {
    id: 'KakaoTalk',
    who: 'Dismissed by KakaoTalk for lateness, as the rules say',
    said: reason('detail-9', { notice: 'messenger' }),
    sections: ['detail-9: 2y 3n 4n 5n 6n 7n 8y 9y 10n 11y 12n'],
  },
  {
    id: 'retired under sixty',
    who: 'Retired at 58 (P23)',
    said: reason('detail-6', { joined: '2001-03-02' }),
    sections: ['detail-6: 2y'],
  },
  {
    id: 'redundancy unprepared',
    who: 'Made redundant by a company with profits that did nothing before (P41)',
    said: reason('detail-17', { workers: 120 }),
    sections: ['detail-17: 2n 3y 4n 5n 6n 7n 10n 11y'],
  },
  {
    id: 'birth leave',
    who: 'Dismissed for performance during birth leave (P56)',
    said: reason('detail-21', { protected: ['birth'] }),
    sections: ['detail-21: 1y'],
  },
  {
    id: 'work injury',
    who: 'Dismissed for absence while convalescing from an injury at work (P58)',
    said: reason('detail-10', { protected: ['work_injury'] }),
    sections: ['detail-10: 2n 8n 9n 11n'],
  },
];
