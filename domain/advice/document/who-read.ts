/** Which text a reviewer read: the one that is published, or an earlier one that was changed after their review. */
export const readings = ['published', 'earlier'] as const;
export type Reading = (typeof readings)[number];

/**
 * What a reviewer whose review ended with one text has read of the published one; null where a text can't be read any more.
 * Review 2 may correct the text, and the names of both stand below it, so it is said who read what.
 */
export const readingOf = (reviewed: string | null, published: string | null): Reading | null =>
  reviewed === null || published === null ? null : saysTheSame(reviewed, published) ? 'published' : 'earlier';

/**
 * Whether two texts differ in their spacing and punctuation at most. Any other letter or digit counts, because one of them can
 * turn an advice around; so does what stands between two digits, because 1.5 isn't 15.
 */
export const saysTheSame = (one: string, other: string): boolean => spokenOf(one) === spokenOf(other);

const spokenOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/(?<![\d\s.,!?…·'"“”‘’*#])[\s.,!?…·'"“”‘’*#]+|[\s.,!?…·'"“”‘’*#]+(?![\d\s.,!?…·'"“”‘’*#])/gu, '');
