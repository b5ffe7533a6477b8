/** A multipart body as browsers send it. */
export const multipartOf = (
  files: readonly { readonly name: string; readonly content: Uint8Array | string }[],
): { readonly raw: Uint8Array<ArrayBuffer>; readonly headers: Readonly<Record<string, string>> } => {
  const pieces = files.flatMap(({ name, content }) => [
    Buffer.from(
      `--limit\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  const raw = new Uint8Array(Buffer.concat([...pieces, Buffer.from('--limit--\r\n')]));
  return { raw, headers: { 'Content-Type': 'multipart/form-data; boundary=limit' } };
};
