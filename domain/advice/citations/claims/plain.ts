/**
 * Takes out of a claim what must not reach a page: links, images, HTML, addresses, invisible and direction characters, and any
 * number in brackets that would look like a source. Marks (`[[C1]]`) are still in it.
 */
export const withoutHidden = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]|[\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\uffff]/gu, '')
    .normalize('NFC');

/** The text between the marks, as plain text without square brackets. */
export const plainOf = (text: string): string => {
  let plain = text;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain
      .replace(/!\s*\[[^\]\n]*\]\s*(?:\([^)\n]*\)|\[[^\]\n]*\])/g, '')
      .replace(/\[([^\]\n]*)\]\s*\([^)\n]*\)/g, '$1')
      .replace(/<\/?[a-z!?][^>\n]*>?/gi, '')
      .replace(/&(?:#x?[0-9a-f]+|[a-z][a-z0-9]*);?/gi, '')
      .replace(/\b(?:[a-z][a-z0-9+.-]*:\/\/|(?:javascript|data|mailto|tel|vbscript):|www\.)[^\s"'”’)\]]*/gi, '')
      .replace(
        /(?<![\w@])(?:[a-z0-9-]+\.)+(?:com|net|org|kr|io|co|me|dev|app|xyz|info|biz|ai|gg|ly)\b(?:\/[^\s"'”’)\]]*)?/gi,
        '',
      )
      .replace(/[[［〔【]\s*[\p{Nd}\s,，~-]*\s*[\]］〕】]/gu, '')
      .replace(/\*\*|__|~~|`|(?<=\S)\*|\*(?=\S)/g, '');
  }
  return plain
    .replace(/[[［]/g, '(')
    .replace(/[\]］]/g, ')')
    .replace(/[^\S\n]{2,}/g, ' ')
    .replace(/ +(?=[.,?!](?:\s|$))/g, '');
};
