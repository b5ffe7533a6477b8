/** The topics that an answer was made of, by the names under which its event keeps what it rests on: `topic/kakao-dismissal`. */
export const topicsNamed = (items: readonly string[]): readonly string[] => [
  ...new Set(items.flatMap((item) => /^topic\/([a-z0-9-]+)$/.exec(item)?.[1] ?? [])),
];
