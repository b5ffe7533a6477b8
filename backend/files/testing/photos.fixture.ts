import type { TestService } from '../../testing/test-service.fixture.ts';

type Sent = { readonly name?: string; readonly purpose?: string | null; readonly content: Uint8Array };

/** A form as browsers send it; the purpose stands behind the file, as it may. */
export const fileForm = ({ name = '사진.png', purpose = 'photo', content }: Sent) => {
  const field =
    purpose === null ? '' : `--limit\r\nContent-Disposition: form-data; name="purpose"\r\n\r\n${purpose}\r\n`;
  const raw = new Uint8Array(
    Buffer.concat([
      Buffer.from(`--limit\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n`),
      Buffer.from('Content-Type: image/png\r\n\r\n'),
      content,
      Buffer.from(`\r\n${field}--limit--\r\n`),
    ]),
  );
  return { raw, headers: { 'Content-Type': 'multipart/form-data; boundary=limit' } };
};

/** One colour, so that it is small. */
export const plainPhoto = async (side = 8, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: side, height: side, channels: 3, background: '#2f5d50' } })
    .toFormat(format)
    .toBuffer();
};

/** A photo with this many bytes: the picture ends before them, and readers pass over what follows. */
export const photoOfBytes = async (bytes: number): Promise<Buffer> => {
  const picture = await plainPhoto();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
};

/** The id of a new photo of the person with this token. */
export const fileOf = async (test: Pick<TestService, 'call'>, token: string): Promise<string> => {
  const { status, body } = await test.call('POST', '/files', { token, ...fileForm({ content: await plainPhoto() }) });
  if (status !== 201) throw new Error(`no photo was kept: ${JSON.stringify(body)}`);
  return body.id;
};
