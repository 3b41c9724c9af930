import { isPromise } from './is-promise.ts'
import type { Machine } from './machine.ts'

/** The context of an effect. */
export interface EffectContext<Event> {
  /** Fires when the machine leaves the step that started the effect. */
  readonly signal: AbortSignal
  /** Sends an event before the effect ends; ignored after the step was left. */
  send(event: Event): void
}

interface RunOptions<State, Event, Effect> {
  readonly machine: Machine<State, Event, Effect>
  /** Performs one effect; its result is one event, or none. */
  perform(
    effect: Effect,
    context: EffectContext<Event>,
  ): Promise<Event | undefined> | Event | undefined
  /** Called with every new state before its effects begin. */
  onState(state: State): void
  /** Creates the event of a failed effect from anything it threw. */
  toFailure(thrown: unknown): Event
}

/** A machine that runs. */
export interface Flow<State, Event> {
  /** Effects begin in the calling task, so that the browser still allows pop-ups after a visitor's press. */
  send(event: Event): void
  state(): State
  /** Aborts running effects; later events are ignored. */
  stop(): void
}

/** Runs a machine: performs effects, ignores late answers, and converts anything thrown to an event. */
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
    // Last, because a listener of the signal may send an event at once, which leaves this step again.
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
