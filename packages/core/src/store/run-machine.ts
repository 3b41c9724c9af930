import { isPromise } from './is-promise.ts'
import type { Machine } from './machine.ts'

/** What an effect is given. */
export interface EffectContext<Event> {
  /** Fires when the step that asked for the effect is left. */
  readonly signal: AbortSignal
  /** Sends a further event on the way; ignored once the step is left. */
  send(event: Event): void
}

interface RunOptions<State, Event, Effect> {
  readonly machine: Machine<State, Event, Effect>
  /** Does one thing and answers with one event, or with none. */
  perform(
    effect: Effect,
    context: EffectContext<Event>,
  ): Promise<Event | undefined> | Event | undefined
  /** Told of every new state before its effects begin. */
  onState(state: State): void
  /** Makes the one typed failure of whatever an effect threw. */
  toFailure(thrown: unknown): Event
}

/** A machine that runs. */
export interface Flow<State, Event> {
  /** Effects begin in the calling task, so that a visitor's tap keeps its permissions. */
  send(event: Event): void
  state(): State
  /** Aborts what runs; later events are dropped. */
  stop(): void
}

/** Drives a machine: performs effects, drops late answers, turns anything thrown into an event. */
export function runMachine<State, Event, Effect>(
  options: RunOptions<State, Event, Effect>,
): Flow<State, Event> {
  let state = options.machine.initial
  let work = new AbortController()
  let isStopped = false

  function send(event: Event): void {
    if (isStopped) return
    const next = options.machine.transition(state, event)
    if (next === undefined) return
    const left = next.isSameWork ? undefined : work
    state = next.state
    if (left !== undefined) work = new AbortController()
    const { signal } = work
    options.onState(state)
    // Last, because who hears of it may send at once; then this step is left before it began.
    left?.abort()
    for (const effect of next.effects) start(effect, signal)
  }

  function start(effect: Effect, signal: AbortSignal): void {
    if (signal.aborted) return
    const answer = (event: Event | undefined): void => {
      if (event !== undefined && !signal.aborted) send(event)
    }
    const fail = (thrown: unknown): void => answer(options.toFailure(thrown))
    try {
      const result = options.perform(effect, { signal, send: answer })
      if (isPromise(result)) result.then(answer).catch(fail)
      else answer(result)
    } catch (thrown) {
      fail(thrown)
    }
  }

  function stop(): void {
    isStopped = true
    work.abort()
  }

  return { send, state: () => state, stop }
}
