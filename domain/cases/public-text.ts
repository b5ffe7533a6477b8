/**
 * The address at which anyone can read a case's text: the public page of a repository's file, or the source's web address.
 * If the source is neither, a search of the state's law portal for the case number. null without a number.
 */
export const publicTextOf = (source: string | null, caseNumber: string | undefined): string | null => {
  const file = source?.match(/^([\w.-]+\/[\w.-]+):(\S.*)$/u);
  if (file?.[1] && file[2]) {
    const path = file[2].split('/').map(encodeURIComponent).join('/');
    // HEAD: the main branch, whatever its name is.
    return `https://github.com/${file[1]}/blob/HEAD/${path}`;
  }
  if (source && webAddress.test(source)) return encodeURI(source).replaceAll('%25', '%');
  return caseNumber ? `https://www.law.go.kr/precSc.do?menuId=7&query=${encodeURIComponent(caseNumber)}` : null;
};

/** A link is shown to people, so only http and https are allowed. */
const webAddress = /^https?:\/\/[^\s"'<>\\]+$/i;
