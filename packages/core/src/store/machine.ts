/** The next state of a machine after an event, and the effects that follow from it. */
export interface Move<State, Effect> {
  readonly state: State
  readonly effects: readonly Effect[]
  /** If true, effects of the step before continue; otherwise they are aborted. */
  readonly isSameWork: boolean
}

/** The next step, as a pure function of state and event. */
export interface Machine<State, Event, Effect> {
  readonly initial: State
  /** @returns undefined when the event means nothing in this state. */
  transition(state: State, event: Event): Move<State, Effect> | undefined
}

/** Leaves the step: work it started is aborted. */
export function move<State, Effect>(
  state: State,
  ...effects: readonly Effect[]
): Move<State, Effect> {
  return { state, effects, isSameWork: false }
}

/** Changes the state while the effects of the step continue. */
export function stay<State, Effect>(
  state: State,
  ...effects: readonly Effect[]
): Move<State, Effect> {
  return { state, effects, isSameWork: true }
}
