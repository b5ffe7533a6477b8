import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css', { cwd: root }).map(
  (path) => [path, readFileSync(`${root}${path}`, 'utf8')] as const,
);

/** The text of each block that begins with this at-rule, by its braces. */
const blocksOf = (sheet: string, rule: RegExp): readonly { readonly from: number; readonly to: number }[] =>
  [...sheet.matchAll(rule)].map(({ index, 0: head }) => {
    let depth = 1;
    let to = index + head.length;
    for (; depth > 0 && to < sheet.length; to += 1) depth += sheet[to] === '{' ? 1 : sheet[to] === '}' ? -1 : 0;
    return { from: index, to };
  });

test('nothing looks hovered on a touch screen, where the last tap would look like a choice', () => {
  for (const [path, sheet] of sheets) {
    const hovering = blocksOf(sheet, /@media \(hover: hover\) \{/g);
    for (const { index } of sheet.matchAll(/:hover/g))
      expect(
        hovering.some(({ from, to }) => from < index && index < to),
        `${path}: ${sheet.slice(index - 40, index)}`,
      ).toBe(true);
  }
});

test('widths are asked for in the letters of the browser’s setting, and the specified ones are inclusive', () => {
  // 576, 778, 900 and 1,200 px still belong to the narrower layout.
  const specified = ['36em', '48.625em', '56.25em', '75em'];
  for (const [path, sheet] of sheets)
    for (const [, condition = ''] of sheet.matchAll(/@media ([^{]*(?:width|height)[^{]*)\{/g)) {
      expect(condition, path).not.toMatch(/\dpx|\drem|min-|max-/);
      for (const [, sign, at = ''] of condition.matchAll(/width (<=|>=|<|>) ([\d.]+em)/g))
        if (specified.includes(at)) expect(['>', '<='], `${path}: ${condition}`).toContain(sign);
    }
});
