/**
 * A text without what its file is filled up with: DOS programs end a file with Ctrl-Z, and disks and their repair fill it up with
 * zeros. Within a text both stay.
 */
export async function* withoutFiller(pieces: AsyncIterable<string>): AsyncIterable<string> {
  let held: string[] = [];
  for await (const piece of pieces) {
    const end = textEnd(piece, held.length > 0);
    if (end === 0) held.push(piece);
    else {
      yield held.join('') + piece.slice(0, end);
      held = end < piece.length ? [piece.slice(end)] : [];
    }
  }
}

/** Where the filler at the end of a piece begins; blanks are part of it between and after its signs. */
const textEnd = (piece: string, isWithin: boolean): number => {
  let end = piece.length;
  for (let at = piece.length - 1; at >= 0; at -= 1) {
    const sign = piece[at] ?? '';
    if (sign === '\u0000' || sign === '\u001a') end = at;
    else if (sign.trim() !== '') return end;
  }
  return isWithin ? 0 : end;
};
