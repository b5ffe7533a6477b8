import { type Canvas, createCanvas } from '@napi-rs/canvas';

/** An image in shades of grey, a byte a pixel, row by row; 255 is white. */
export type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number };

export type PixelBox = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** Below it a pixel counts as ink where an image is searched for its layout. */
export const ink = 150;

export const greyOf = (canvas: Canvas): Grey => {
  const { width, height } = canvas;
  const { data: colours } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4)
    // ITU-R BT.601, in 256ths.
    data[at] = ((colours[from] ?? 0) * 77 + (colours[from + 1] ?? 0) * 150 + (colours[from + 2] ?? 0) * 29) >> 8;
  return { data, width, height };
};

export const cropped = ({ data, width }: Grey, box: PixelBox): Grey => {
  const part = new Uint8Array(box.width * box.height);
  for (let row = 0; row < box.height; row += 1) {
    const from = (box.top + row) * width + box.left;
    part.set(data.subarray(from, from + box.width), row * box.width);
  }
  return { data: part, width: box.width, height: box.height };
};

/**
 * Each pixel averaged with its neighbours, the nearest most. The recogniser takes every dark grain of a noisy scan for a
 * letter: without this, a page with much noise and much white took it minutes.
 */
export const smoothed = ({ data, width, height }: Grey): Grey => {
  const even = new Uint8Array(data.length).fill(255);
  // The sums of three pixels above each other are used for three neighbours each.
  const column = (index: number): number =>
    (data[index - width] ?? 255) + 2 * (data[index] ?? 255) + (data[index + width] ?? 255);
  for (let y = 1; y < height - 1; y += 1) {
    const row = y * width;
    let [before, here] = [column(row), column(row + 1)];
    for (let index = row + 1; index < row + width - 1; index += 1) {
      const next = column(index + 1);
      even[index] = (before + 2 * here + next) >> 4;
      before = here;
      here = next;
    }
  }
  return { data: even, width, height };
};

/** As a file that costs nothing to write or read: portable greymap, binary. */
export const pgmOf = ({ data, width, height }: Grey): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

/** Turned clockwise about its centre, on white, in a canvas of the same size (of swapped sides for a quarter turn). */
export const turned = (canvas: Canvas, degrees: number): Canvas => {
  const isSideways = Math.abs(degrees) % 180 === 90;
  const [width, height] = isSideways ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  const target = createCanvas(width, height);
  const drawing = target.getContext('2d');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.translate(width / 2, height / 2);
  drawing.rotate((degrees * Math.PI) / 180);
  drawing.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  return target;
};
