/**
 * Where to go after signing in: a path of this site, or `fallback`. A forged link may contain `//evil.kr`, `/\evil.kr` or
 * `javascript:`; a sign-in page as the target would lead in a circle.
 */
export const internalPath = (wanted: string | null, fallback = '/'): string => {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return fallback;
  const here = 'https://internal.invalid';
  if (!URL.canParse(wanted, here)) return fallback;
  const url = new URL(wanted, here);
  if (url.origin !== here) return fallback;
  if (
    /^\/(loginCover|auth\/callback\/\w+|user\/(login|sign-in|sign-up|oauth\/[\w-]+|password\/(find|change)))\/?$/i.test(
      url.pathname,
    )
  )
    return fallback;
  return `${url.pathname}${url.search}${url.hash}`;
};

const hasControlCharacter = (text: string): boolean => [...text].some((char) => char.charCodeAt(0) < 32);

/** The address of a sign-in page that leads back to `path`. */
export const withReturn = (page: string, path: string): string => {
  const back = internalPath(path);
  return back === '/' ? page : `${page}?to=${encodeURIComponent(back)}`;
};
