/** The public site's pages. Whatever isn't here is answered by the site's own 404 page, under that status. */
const pages: readonly RegExp[] = [
  /^\/$/,
  /^\/services$/,
  /^\/user\/(?:sign-up|login|sign-in)$/,
  /^\/loginCover$/,
  /^\/check(?:\/.*)?$/,
  /^\/more\/.+$/,
  /^\/(?:advices|board|reviews)(?:\/.*)?$/,
  /^\/search$/,
  /^\/policy\/[\w-]+$/,
  // The console's, until it has HTML of its own: the site says there that it comes later.
  /^\/(?:admin|inspection|company)(?:\/.*)?$/,
];

export const isSitePage = (path: string): boolean => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return pages.some((page) => page.test(plain));
};
