/**
 * Where anyone can read a case's text. A repository's file becomes its public page, a web address stays itself, and
 * where the source is neither, the state's own law portal is searched for the number. null without a number.
 */
export const publicTextOf = (source: string | null, caseNumber: string | undefined): string | null => {
  const file = source?.match(/^([\w.-]+\/[\w.-]+):(\S.*)$/u);
  if (file?.[1] && file[2]) {
    const path = file[2].split('/').map(encodeURIComponent).join('/');
    // HEAD: whatever the repository calls its main branch.
    return `https://github.com/${file[1]}/blob/HEAD/${path}`;
  }
  if (source && webAddress.test(source)) return encodeURI(source).replaceAll('%25', '%');
  return caseNumber ? `https://www.law.go.kr/precSc.do?menuId=7&query=${encodeURIComponent(caseNumber)}` : null;
};

/** A link is shown to people: nothing but http and https may become one. */
const webAddress = /^https?:\/\/[^\s"'<>\\]+$/i;
