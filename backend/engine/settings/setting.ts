import { z } from 'zod';

/** What docs/configuration.md says of a variable, beside its name. */
export type Described = {
  /** A sentence without its first capital and its full stop, as a cell of a table has it. */
  readonly does: string;
  /** What holds where it isn't set, where the schema can't say it: `in DATA_DIR`. */
  readonly unset?: string;
  /** Its value lets somebody in: it belongs into no file that others read. */
  readonly isSecret: boolean;
};

const descriptions = z.registry<Described>();

/**
 * A variable of the environment: how it is read, with its default and a Korean sentence for a wrong value, and what it
 * does. The sentence never contains the value, which may be a secret.
 */
export const setting = <Schema extends z.ZodType>(schema: Schema, does: string, unset?: string): Schema =>
  described(schema, { does, isSecret: false, ...(unset === undefined ? {} : { unset }) });

/** A variable whose value lets somebody in. */
export const secret = <Schema extends z.ZodType>(schema: Schema, does: string, unset?: string): Schema =>
  described(schema, { does, isSecret: true, ...(unset === undefined ? {} : { unset }) });

/** On a copy: several variables are read by the same schema. */
const described = <Schema extends z.ZodType>(schema: Schema, description: Described): Schema => {
  const own = schema.clone();
  descriptions.add(own, description);
  return own;
};

/** Throws for a schema that is no `setting`. */
export const descriptionOf = (schema: z.ZodType): Described => {
  const description = descriptions.get(schema);
  if (!description) throw new Error('a variable of the environment says nowhere what it does');
  return description;
};

const onOrOff = z.enum(['0', '1', 'true', 'false', ''], '켜려면 1, 끄려면 0으로 적어 주세요.');
const isOn = (text: string): boolean => text === '1' || text === 'true';

/** 1 or 0. */
export const flag = onOrOff.default('0').transform(isOn);

/** null where nothing is written. */
export const flagOrUnset = onOrOff.optional().transform((text) => (text ? isOn(text) : null));

export const count = (fallback: number, least: number, most: number) => {
  const within = `${least}에서 ${most} 사이의 정수로 적어 주세요.`;
  return z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? fallback : Number(text)))
    .pipe(z.int(within).min(least, within).max(most, within));
};

export const oneOf = <const Names extends readonly [string, ...string[]]>(...names: Names) =>
  z.enum(names, `${names.filter((name) => name !== '').join(', ')} 가운데 하나로 적어 주세요.`);

export const text = (fallback: string) => z.string().trim().default(fallback);

export const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value === '' ? undefined : value));
