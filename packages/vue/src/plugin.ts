import { LatchkeyError } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'
import { hasInjectionContext, type InjectionKey, inject, type Plugin, provide } from 'vue'

/** The registry of symbols has it once, also for two copies of this file. */
const LATCHKEY: InjectionKey<Latchkey> = Symbol.for('latchkey')

/** Every composable takes the instance like this, or from the plugin. */
export interface InstanceChoice {
  readonly latchkey?: Latchkey | undefined
}

/**
 * Gives the instance to all composables of an app.
 *
 * @example
 * app.use(latchkeyPlugin, { latchkey })
 */
export const latchkeyPlugin: Plugin<[options: { readonly latchkey: Latchkey }]> = {
  install(app, { latchkey }) {
    app.provide(LATCHKEY, latchkey)
  },
}

/** Gives another instance to the components below the one that calls this in its setup. */
export function provideLatchkey(latchkey: Latchkey): void {
  provide(LATCHKEY, latchkey)
}

/**
 * The instance that was passed in, else that of the plugin.
 *
 * @throws LatchkeyError `react.no-instance` when there is neither; `hook` names the caller.
 */
export function readInstance(hook: string, { latchkey }: InstanceChoice = {}): Latchkey {
  const provided = hasInjectionContext() ? inject(LATCHKEY, undefined) : undefined
  const instance = latchkey ?? provided
  if (instance !== undefined) return instance
  const provider = 'app.use(latchkeyPlugin, { latchkey })'
  throw new LatchkeyError('react.no-instance', { hook, provider })
}
