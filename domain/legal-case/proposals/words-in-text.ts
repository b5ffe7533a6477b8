/** A text with its spaces left out, to find 업무능력 부족 in 업무능력부족; places are answered in the text as it is. */
export type Searchable = {
  /** Where the word stands, at most so often. */
  readonly places: (word: string, most: number) => readonly { readonly from: number; readonly to: number }[];
};

export const searchable = (text: string): Searchable => {
  const places = new Uint32Array(text.length);
  let dense = '';
  let length = 0;
  for (const { index, 0: run } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < run.length; at += 1) places[length + at] = index + at;
    length += run.length;
    dense += run;
  }
  return {
    places: (word, most) => {
      const wanted = word.replace(/\s+/g, '');
      const found: { from: number; to: number }[] = [];
      for (
        let at = dense.indexOf(wanted);
        at >= 0 && found.length < most;
        at = dense.indexOf(wanted, at + wanted.length)
      ) {
        const from = places[at] ?? 0;
        const to = (places[at + wanted.length - 1] ?? 0) + 1;
        // A word of two syllables is found within others that mean something else: 수습 in 사고수습.
        if (wanted.length > 2 || !/[가-힣]/.test(text[from - 1] ?? '')) found.push({ from, to });
      }
      return found;
    },
  };
};
