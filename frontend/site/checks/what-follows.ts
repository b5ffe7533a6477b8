/** Loads the pages that may follow a question, from a file of its own: the list of their parts is not small. */
export const loadWhatFollows = () =>
  Promise.all([import('./leaving/erase-page.tsx'), import('./result/result-page.tsx')]);
