type ChipsProps<Value extends string> = {
  readonly name: string;
  readonly label: string;
  /** The words of each choice. */
  readonly choices: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
};

const valuesOf = <Value extends string>(choices: Readonly<Record<Value, string>>): Value[] => {
  const values: Value[] = [];
  for (const value in choices) values.push(value);
  return values;
};

/** Few short choices side by side, one of which holds: ordinary radio buttons for the keyboard and a screen reader. */
export const Chips = <Value extends string>({ name, label, choices, value, onChoose }: ChipsProps<Value>) => (
  <fieldset className="chips">
    <legend>{label}</legend>
    {valuesOf(choices).map((choice) => (
      <label key={choice} className="chip">
        <input type="radio" name={`own-case-${name}`} checked={choice === value} onChange={() => onChoose(choice)} />
        <span>{choices[choice]}</span>
      </label>
    ))}
  </fieldset>
);
