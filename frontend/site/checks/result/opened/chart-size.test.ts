import { expect, test } from 'vitest';
import { chartSizeIn } from './chart-size.ts';

test('the letters of the chart grow with those of the text', () => {
  expect(chartSizeIn(700, 16)).toEqual({ width: 700, scale: 1 });
  expect(chartSizeIn(700, 32)).toEqual({ width: 350, scale: 2 });
});

test('on a narrow screen they grow only as far as the chart still fits', () => {
  expect(chartSizeIn(390, 32)).toEqual({ width: 260, scale: 1.5 });
  expect(chartSizeIn(180, 32)).toEqual({ width: 220, scale: 1 });
});
