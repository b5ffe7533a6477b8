type Values = Readonly<Record<string, unknown>>;

/** A condition set, or taken away where nothing is wanted of it. */
export const withCondition = (values: Values, field: string, wanted: unknown): Values => {
  const { [field]: _before, ...others } = values;
  return wanted === '' || wanted === undefined ? others : { ...others, [field]: wanted };
};
