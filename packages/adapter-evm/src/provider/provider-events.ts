import { createEmitter, type Emitter } from '@latchkey/core/adapter'
import type { Undo } from '@latchkey/core/contract'

type Listener = (payload: unknown) => void

/** The event methods of a website's provider. Source: EIP-1193. */
export interface ProviderListening {
  on(event: string, listener: Listener): void
  once(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/** The event methods of one provider, and the function that emits. */
export interface ProviderEvents {
  readonly listening: ProviderListening
  emit(event: string, payload: unknown): void
}

/**
 * As in Node's emitter, a listener that was added twice is called twice and has to be removed
 * twice.
 */
export function createProviderEvents(report: (thrown: unknown) => void): ProviderEvents {
  const emitters = new Map<string, Emitter<unknown>>()
  const added: { readonly event: string; readonly listener: Listener; readonly undo: Undo }[] = []
  const removeListener = (event: string, listener: Listener): void => {
    const index = added.findIndex((one) => one.event === event && one.listener === listener)
    if (index >= 0) for (const { undo } of added.splice(index, 1)) undo()
  }
  const add = (event: string, listener: Listener, isOnce: boolean): void => {
    const emitter = emitters.get(event) ?? createEmitter<unknown>(report)
    emitters.set(event, emitter)
    const undo = emitter.on((payload) => {
      if (isOnce) removeListener(event, listener)
      listener(payload)
    })
    added.push({ event, listener, undo })
  }
  return {
    emit: (event, payload) => emitters.get(event)?.emit(payload),
    listening: {
      on: (event, listener) => add(event, listener, false),
      once: (event, listener) => add(event, listener, true),
      removeListener,
    },
  }
}
