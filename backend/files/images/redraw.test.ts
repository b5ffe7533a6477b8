import { boardImageSide, largestImage, photoSide } from '@nomucheck/domain/files/limits.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoOfBytes, plainPhoto } from '../testing/photos.fixture.ts';
import { redrawBoardImage, redrawDocument, redrawPhoto } from './redraw.ts';

const refused = (code: string, why?: RegExp) => ({
  code,
  ...(why ? { details: { errors: { '': expect.stringMatching(why) } } } : {}),
});

it.each(['png', 'jpeg', 'webp'] as const)('a %s is drawn anew as a square', async (format) => {
  const { content, mediaType } = await redrawPhoto(await plainPhoto(900, format));
  const { width, height, format: drawn } = await sharp(content).metadata();
  expect([mediaType, drawn, width, height]).toEqual(['image/webp', 'webp', photoSide, photoSide]);
});

it('a photographed document stays whole, and is made smaller only where it is very large', async () => {
  const sizeOf = async (width: number, height: number) => {
    const sent = await sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const { content, mediaType } = await redrawDocument(sent);
    const drawn = await sharp(content).metadata();
    return [mediaType, drawn.width, drawn.height];
  };
  expect(await sizeOf(300, 400)).toEqual(['image/jpeg', 300, 400]);
  expect(await sizeOf(3_000, 4_000)).toEqual(['image/jpeg', 1_500, 2_000]);
});

it('a picture of an article stays whole, and tells its sides', async () => {
  const sent = await sharp({ create: { width: 2_400, height: 1_200, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();
  const { content, mediaType, size } = await redrawBoardImage(sent);
  const { width, height, format, hasAlpha } = await sharp(content).metadata();
  expect([mediaType, format, width, height, hasAlpha]).toEqual([
    ...['image/webp', 'webp', boardImageSide, boardImageSide / 2, false],
  ]);
  expect(size).toEqual({ width, height });
});

it('a picture of an article becomes no larger than it may be sent, where that is possible', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const sent = await sharp({ create: { width: 1_200, height: 1_200, channels: 3, background: '#fff', noise } })
    .jpeg({ quality: 30 })
    .toBuffer();
  expect(sent.length).toBeLessThan(largestImage);
  const { content } = await redrawBoardImage(sent);
  expect(content.length).toBeLessThan(largestImage);
});

it('nothing of what was hidden in it stays: no place, no device, no profile, and no bytes behind the picture', async () => {
  const planted = '뷁쓀쫣';
  const sent = await sharp(await plainPhoto(600, 'jpeg'))
    .withExif({ IFD0: { Copyright: planted, Model: planted }, IFD3: { GPSLatitude: '37/1 33/1 59/1' } })
    .toBuffer();
  const html = Buffer.concat([sent, Buffer.from(`<script>${planted}</script>`)]);
  expect(html.includes(Buffer.from(planted))).toBe(true);
  for (const redraw of [redrawPhoto, redrawBoardImage]) {
    const { content } = await redraw(html);
    expect(content.includes(Buffer.from(planted))).toBe(false);
    expect(content.includes(Buffer.from('<script>'))).toBe(false);
    const { exif, xmp, icc, iptc } = await sharp(content).metadata();
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

it('a photo that a phone has stored on its side is drawn upright', async () => {
  const [red, blue] = [
    { r: 255, g: 0, b: 0 },
    { r: 0, g: 0, b: 255 },
  ];
  const upper = await sharp({ create: { width: 100, height: 50, channels: 3, background: red } })
    .png()
    .toBuffer();
  const sent = await sharp({ create: { width: 100, height: 100, channels: 3, background: blue } })
    .composite([{ input: upper, left: 0, top: 0 }])
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();
  const { content } = await redrawPhoto(sent);
  const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
  // Turned by half a circle: blue is above.
  expect(data[2]).toBeGreaterThan(200);
});

it.each([499, 500])('%i KB are taken', async (kilobytes) => {
  const sent = await photoOfBytes(kilobytes * 1024);
  for (const redraw of [redrawPhoto, redrawBoardImage])
    await expect(redraw(sent)).resolves.toMatchObject({ mediaType: 'image/webp' });
});

it('501 KB, and one byte more than may be, are too large', async () => {
  for (const redraw of [redrawPhoto, redrawBoardImage])
    for (const bytes of [501 * 1024, largestImage + 1])
      await expect(redraw(await photoOfBytes(bytes))).rejects.toMatchObject(refused('image_too_large'));
});

it('an image with more pixels than may be is refused before it is decoded', async () => {
  const huge = await sharp({ create: { width: 8_000, height: 6_250, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(huge.length).toBeLessThan(largestImage);
  await expect(redrawPhoto(huge)).rejects.toMatchObject(refused('image_upload_failed', /화소/));
}, 20_000);

it('one that moves is refused', async () => {
  const frames = await sharp({ create: { width: 8, height: 16, channels: 3, background: '#fff' } })
    .composite([{ input: { create: { width: 8, height: 8, channels: 3, background: '#000' } }, left: 0, top: 0 }])
    .raw()
    .toBuffer();
  const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  await expect(redrawPhoto(moving)).rejects.toMatchObject(refused('image_upload_failed', /움직이는/));
});

it.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['an animation', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['a document', '%PDF-1.7'],
  ['nothing', ''],
])('%s is refused, whatever its name says', async (_what, sent) => {
  await expect(redrawPhoto(Buffer.from(sent, 'latin1'))).rejects.toMatchObject(refused('image_upload_failed'));
});

it('a page or a drawing that begins like an image is refused', async () => {
  const head = (await plainPhoto()).subarray(0, 8);
  for (const behind of ['<html><script>alert(1)</script>', '<svg xmlns="http://www.w3.org/2000/svg"/>', ''])
    await expect(redrawPhoto(Buffer.concat([head, Buffer.from(behind)]))).rejects.toMatchObject(
      refused('image_upload_failed', /읽을 수 없는/),
    );
});

it('one that ends early is refused', async () => {
  const whole = await sharp({
    create: {
      width: 300,
      height: 300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();
  const half = whole.subarray(0, whole.length / 2);
  await expect(redrawPhoto(half)).rejects.toMatchObject(refused('image_upload_failed', /읽을 수 없는/));
});
