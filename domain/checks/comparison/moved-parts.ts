import { groundName } from '../../rulesets/ruleset-in-words.ts';
import type { Calculation, Step } from '../win-rate/calculation.ts';
import { factorBetween, onScale } from '../win-rate/statistics/scale.ts';

/** A part of a figure that is otherwise in another figure of the same answers and cases. */
export type MovedPart = {
  /** `base`: the rate that the figure starts from. `factor`: what an answer multiplies. `limit`: a floor, or the end of the scale. */
  readonly kind: 'base' | 'factor' | 'limit';
  /** `detail-3/renewal-rule:positive`; `base`. */
  readonly rule: string;
  /** `3번 사유 6번 문항`, or the name of the start or limit. */
  readonly where: string;
  readonly title: string;
  /** The rate, the factor or the limit; null: it has no part in the figure. */
  readonly before: number | null;
  readonly after: number | null;
};

/** What of a figure is compared. */
type Figure = {
  readonly base: Pick<Calculation['base'], 'rate'>;
  readonly steps: readonly Pick<
    Step,
    'kind' | 'rule' | 'section' | 'numbering' | 'title' | 'before' | 'after' | 'scale'
  >[];
};

const mostParts = 4;
/** Less nobody is shown. */
const noDifference = 0.0005;

/** Which parts make the second figure another one than the first, those that move it most first. */
export const movedParts = (one: Figure, other: Figure): readonly MovedPart[] => {
  const [was, is] = [valuesOf(one), valuesOf(other)];
  return [...new Set([...is.keys(), ...was.keys()])]
    .flatMap((rule): readonly (MovedPart & { readonly weight: number })[] => {
      const [before, after] = [was.get(rule), is.get(rule)];
      const part = after ?? before;
      const weight = Math.abs((after?.weight ?? 0) - (before?.weight ?? 0));
      if (!part || weight < noDifference) return [];
      const { kind, where, title } = part;
      return [{ kind, rule, where, title, before: before?.value ?? null, after: after?.value ?? null, weight }];
    })
    .sort((first, second) => second.weight - first.weight)
    .slice(0, mostParts)
    .map(({ weight: _weight, ...part }) => part);
};

/** `weight`: by how much it moves the logarithm of the odds. */
type Value = Pick<MovedPart, 'kind' | 'where' | 'title'> & { readonly value: number; readonly weight: number };

const valuesOf = ({ base, steps }: Figure): ReadonlyMap<string, Value> => {
  const start = { kind: 'base', where: '수치의 출발', title: '사건들의 인정률' } as const;
  const values = new Map<string, Value>();
  if (hasOdds(base.rate)) values.set('base', { ...start, value: base.rate, weight: logOdds(base.rate) });
  for (const { kind, rule, section, numbering, title, before, after, scale = 'rate' } of steps) {
    if (before === after || !hasOdds(before) || !hasOdds(after)) continue;
    const isFactor = kind === 'ratio' || kind === 'range';
    values.set(rule, {
      kind: isFactor ? 'factor' : 'limit',
      where: placeOf(kind, section, numbering),
      title,
      value: isFactor ? factorBetween(scale, before, after) : after,
      weight: logOdds(after) - logOdds(before),
    });
  }
  return values;
};

/** A floor and the ends of the scale belong to no question: their steps stand under `result`. */
const placeOf = (kind: Step['kind'], section: string, numbering: number): string => {
  if (kind === 'floor') return '무효일 때의 가장 낮은 값';
  if (kind === 'clamp') return '보여 주는 값의 한계';
  return section === '' ? '' : `${groundName(section)} ${numbering}번 문항`;
};

const logOdds = (rate: number): number => Math.log(onScale('odds', rate));

const hasOdds = (rate: number): boolean => rate > 0 && rate < 1;
