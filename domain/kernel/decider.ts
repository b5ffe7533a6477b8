/**
 * One kind of record as pure functions. `decide` returns events or throws a `DomainError`; `evolve` is total and never
 * throws, so that any log, however old, can be read. Time, ids and prices come in with the command.
 */
export type Decider<State, Command, Event> = {
  readonly initialState: State;
  readonly decide: (command: Command, state: State) => readonly Event[];
  readonly evolve: (state: State, event: Event) => State;
};

/** The state after these events. */
export const fold = <State, Event>(
  decider: Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>,
  events: Iterable<Event>,
  from: State = decider.initialState,
): State => {
  let state = from;
  for (const event of events) state = decider.evolve(state, event);
  return state;
};
