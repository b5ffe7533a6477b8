type Values = Readonly<Record<string, unknown>>;

/** Sets a condition, or removes it when the wanted value is empty. */
export const withCondition = (values: Values, field: string, wanted: unknown): Values => {
  const { [field]: _before, ...others } = values;
  return wanted === '' || wanted === undefined ? others : { ...others, [field]: wanted };
};
