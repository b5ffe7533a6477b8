/**
 * Whether a page that has nothing of what was asked for is there to keep programs out. It is reported, never evaded. Ask only of
 * such pages: ordinary ones lead elsewhere by scripts, too, but they have words.
 */
export const keepsProgramsOut = ({ html, words }: { readonly html: string; readonly words: string }): boolean =>
  /자동\s*입력\s*방지|자동화된\s*(?:접근|접속|요청)|비정상적인\s*(?:접근|접속)|접근이\s*(?:차단|제한)|access denied/i.test(
    words,
  ) ||
  (words.trim().length < 20 && /location\s*\.\s*(?:assign|replace)\s*\(|captcha/i.test(html));
