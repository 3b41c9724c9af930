import { LatchkeyError } from '@latchkey/core/contract'
import type { InitialState, Latchkey } from '@latchkey/react'
import { getContext, hasContext, onMount, setContext } from 'svelte'

/** The key of the context; the registry of symbols has it once, also for two copies of this file. */
const LATCHKEY = Symbol.for('latchkey')

/** The selectors of an instance. */
export type Readings = Latchkey['readings']

/** Everything here takes the instance like this, or from `setLatchkey`. */
export interface InstanceChoice {
  readonly latchkey?: Latchkey | undefined
}

/**
 * One instance, and what is shown of it. Svelte does not show whether it hydrates a server's markup, so
 * the first components show what a server knows, until the first of their effects begins to run.
 */
export interface Source {
  readonly latchkey: Latchkey
  readings(): Readings
  watch(listener: () => void): () => void
  /** From here on the instance's present state is shown. */
  goLive(): void
}

/** The visitor's state that a server knows. */
export interface LatchkeyContextOptions {
  /** `stateFromCookie` of `@latchkey/svelte/server`; or a function that returns it, called once. */
  readonly initialState?: InitialState | (() => InitialState | undefined) | undefined
}

/** Gives the instance to this component and those below it: called once, in the script of the root. */
export function setLatchkey(latchkey: Latchkey, options: LatchkeyContextOptions = {}): void {
  const { initialState } = options
  const state = typeof initialState === 'function' ? initialState() : initialState
  setContext(LATCHKEY, createSource(latchkey, state && latchkey.hydrate(state)))
}

/**
 * The source of the instance that was passed in, else that of the context.
 *
 * @throws LatchkeyError `react.no-instance` when there is neither; `hook` names the caller.
 */
export function readSource(hook: string, { latchkey }: InstanceChoice = {}): Source {
  const isInside = isInComponent()
  const provided = isInside ? getContext<Source | undefined>(LATCHKEY) : undefined
  const isOther = latchkey !== undefined && latchkey !== provided?.latchkey
  const source = isOther ? createSource(latchkey) : provided
  if (source === undefined) {
    const provider = 'setLatchkey(latchkey) in a component above'
    throw new LatchkeyError('react.no-instance', { hook, provider })
  }
  if (isInside) onMount(source.goLive)
  else source.goLive()
  return source
}

function createSource(latchkey: Latchkey, first: Readings = latchkey.serverReadings): Source {
  const listeners = new Set<() => void>()
  let isLive = false
  return {
    latchkey,
    readings: () => (isLive ? latchkey.readings : first),
    watch(listener) {
      listeners.add(listener)
      const undo = latchkey.watch(listener)
      return () => {
        listeners.delete(listener)
        undo()
      }
    },
    goLive() {
      if (isLive) return
      isLive = true
      for (const listener of [...listeners]) listener()
    },
  }
}

function isInComponent(): boolean {
  try {
    hasContext(LATCHKEY)
    return true
  } catch {
    // Svelte has no other way to ask: outside of components contexts can't be read.
    return false
  }
}
