import { z } from 'zod';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are read from the environment once, at the start: a section of docs/configuration.md. */
export type Settings<Values> = {
  readonly title: string;
  /** What stands before the section's table. */
  readonly about?: string;
  /** Each made by `setting` or `secret`. */
  readonly variables: Readonly<Record<string, z.ZodType>>;
  /** Throws `RefusedSettings`. */
  readonly read: (environment: Environment) => Values;
};

type SettingsParts<Shape extends Readonly<Record<string, z.ZodType>>, Values> = {
  readonly title: string;
  readonly about?: string;
  readonly variables: Shape;
  /** What the program uses. Throws `RefusedSettings` where two of them don't go together. */
  readonly values: (set: z.output<z.ZodObject<Shape>>) => Values;
};

/** Every setting that can't be used, each with a Korean sentence that says what to do. */
export class RefusedSettings extends Error {
  readonly sentences: readonly string[];

  constructor(...sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.sentences = sentences;
  }
}

/** The refusal of one variable's value. */
export const unusable = (name: string, instead: string): RefusedSettings =>
  new RefusedSettings(`${name}의 값이 잘못되었습니다. ${instead}`);

export const defineSettings = <Shape extends Readonly<Record<string, z.ZodType>>, Values>({
  values,
  ...declared
}: SettingsParts<Shape, Values>): Settings<Values> => {
  const schema = z.object(declared.variables);
  return {
    ...declared,
    read: (environment) => {
      const parsed = schema.safeParse(environment);
      if (parsed.success) return values(parsed.data);
      // A list has an issue for each of its parts.
      const refusals = parsed.error.issues.flatMap(({ path, message }) => unusable(String(path[0]), message).sentences);
      throw new RefusedSettings(...new Set(refusals));
    },
  };
};

/** Reads both groups and reports the invalid settings of both in one error. */
export const readBoth = <First, Second>(first: () => First, second: () => Second): readonly [First, Second] => {
  const [one, other] = [tried(first), tried(second)];
  if ('value' in one && 'value' in other) return [one.value, other.value];
  throw new RefusedSettings(...refusalsOf(one), ...refusalsOf(other));
};

type Tried<Value> = { readonly value: Value } | { readonly refusals: readonly string[] };

const tried = <Value>(read: () => Value): Tried<Value> => {
  try {
    return { value: read() };
  } catch (error) {
    if (error instanceof RefusedSettings) return { refusals: error.sentences };
    throw error;
  }
};

const refusalsOf = (tried: Tried<unknown>): readonly string[] => ('refusals' in tried ? tried.refusals : []);
