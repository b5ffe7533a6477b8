/** Whether a path is one of these pages (`:name` one part, `/*` anything below), with or without a slash at its end. */
export const matcherOf = (pages: readonly string[]): ((path: string) => boolean) => {
  const patterns = pages.map((page) => new RegExp(`^${page.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}$`));
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
    return patterns.some((pattern) => pattern.test(plain));
  };
};
