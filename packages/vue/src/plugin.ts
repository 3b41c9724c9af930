import { LatchkeyError } from '@latchkey/core/contract'
import type { InitialState, Latchkey } from '@latchkey/react'
import { hasInjectionContext, type InjectionKey, inject, type Plugin, provide } from 'vue'

/** An instance, with what a server and the first render in a browser show of it. */
export interface Instance {
  readonly latchkey: Latchkey
  readonly first: Latchkey['readings']
}

/** The registry of symbols has it once, also for two copies of this file. */
const LATCHKEY: InjectionKey<Instance> = Symbol.for('latchkey')

/** Every composable takes the instance like this, or from the plugin. */
export interface InstanceChoice {
  readonly latchkey?: Latchkey | undefined
}

/** The instance that an app, or a part of it, uses. */
export interface LatchkeyPluginOptions {
  readonly latchkey: Latchkey
  /** The visitor's state that a server knows: `stateFromCookie` of `@latchkey/vue/server`. */
  readonly initialState?: InitialState | undefined
}

/**
 * Gives the instance to all composables of an app.
 *
 * @example
 * app.use(latchkeyPlugin, { latchkey })
 */
export const latchkeyPlugin: Plugin<[options: LatchkeyPluginOptions]> = {
  install(app, options) {
    app.provide(LATCHKEY, createInstance(options))
  },
}

/** Gives another instance to the components below the one that calls this in its setup. */
export function provideLatchkey(options: LatchkeyPluginOptions): void {
  provide(LATCHKEY, createInstance(options))
}

/**
 * The instance that was passed in, else that of the plugin.
 *
 * @throws LatchkeyError `react.no-instance` when there is neither; `hook` names the caller.
 */
export function readInstance(hook: string, { latchkey }: InstanceChoice = {}): Instance {
  const provided = hasInjectionContext() ? inject(LATCHKEY, undefined) : undefined
  if (provided && (latchkey ?? provided.latchkey) === provided.latchkey) return provided
  if (latchkey) return createInstance({ latchkey })
  const provider = 'app.use(latchkeyPlugin, { latchkey })'
  throw new LatchkeyError('react.no-instance', { hook, provider })
}

function createInstance({ latchkey, initialState }: LatchkeyPluginOptions): Instance {
  const first = initialState ? latchkey.hydrate(initialState) : latchkey.serverReadings
  return { latchkey, first }
}
