import { expect, test } from 'vitest';
import { createEventReader } from './event-stream.ts';

const sent = ': still here\n\nevent: begin\ndata: {"position":"1"}\n\nevent: change\ndata: {"a":\ndata: 1}\n\n';
const told = [
  { name: 'begin', data: '{"position":"1"}' },
  { name: 'change', data: '{"a":\n1}' },
];

test('events are read whole, wherever the stream was cut; comments are skipped', () => {
  expect(createEventReader()(sent)).toEqual(told);
  for (let cut = 1; cut < sent.length; cut += 1) {
    const read = createEventReader();
    expect([...read(sent.slice(0, cut)), ...read(sent.slice(cut))]).toEqual(told);
  }
  expect(createEventReader()(sent.replaceAll('\n', '\r\n'))).toEqual(told);
});
