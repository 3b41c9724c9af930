import type { Clock, Undo } from '../contract/index.ts'
import type { Client, Relayer } from './client.ts'
import { createRedial, type InnerProvider, type InnerRelayer } from './redial.ts'
import { createCalls } from './relay-calls.ts'

/** The connection to the relay. */
export interface Line {
  /** Connects, where it is not. @throws whatever kept it from it. */
  open(): Promise<void>
  isUp(): boolean
  /** Told when it comes and goes. */
  watch(listener: (isUp: boolean) => void): Undo
  /** Closes it for good. Calls that wait end as if they had been carried out. */
  stop(): void
}

/**
 * Keeps the library's connection as one would expect it. By itself it opens several at once when
 * several calls find it closed, forgets to open it again once an attempt was cut short, and leaves
 * calls that were under way for fifteen seconds before it repeats them.
 */
export function keepLine({ core }: Client, clock: Clock): Line {
  const { relayer } = core
  // Private there, and all of it checked by the tests against the pinned version.
  const inner = relayer as unknown as InnerRelayer
  const calls = createCalls(inner.request, { clock, isUp: () => relayer.connected })
  const listeners = new Set<(isUp: boolean) => void>()
  const tell = (isUp: boolean): void => {
    for (const listener of [...listeners]) listener(isUp)
  }
  inner.connect = oneAtATime(inner.connect.bind(relayer))
  inner.createProvider = oneInAll(inner, inner.createProvider.bind(relayer))
  inner.request = calls.request
  const redial = createRedial(inner, clock)
  let isStopped = false

  on(relayer, 'relayer_connect', () => {
    calls.repeat()
    tell(true)
  })
  on(relayer, 'relayer_disconnect', () => {
    if (isStopped) return
    calls.lose()
    tell(false)
    redial.soon()
  })

  return {
    async open() {
      if (!relayer.connected) await inner.connect()
      if (!relayer.connected) throw new Error('The relay could not be reached')
    },
    isUp: () => relayer.connected,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      isStopped = true
      redial.stop()
      const stays = async (): Promise<void> => undefined
      Object.assign(inner, { connect: stays, transportOpen: stays, request: async () => true })
      core.heartbeat.stop()
      calls.end()
      // Nobody waits for the goodbye.
      relayer.transportClose().catch(() => undefined)
    },
  }
}

function on(relayer: Relayer, event: string, listener: () => void): void {
  relayer.on(event, listener)
}

/** Whoever asks while it is on its way waits for the same. */
function oneAtATime(run: (url?: string) => Promise<void>): (url?: string) => Promise<void> {
  let running: Promise<void> | undefined
  return (url) => {
    running ??= run(url).finally(() => {
      running = undefined
    })
    return running
  }
}

/**
 * A connection that another one takes the place of is closed, and what it says meanwhile is heard: an
 * error that nobody listens to would end as an uncaught one.
 */
function oneInAll(relayer: InnerRelayer, make: () => Promise<void>): () => Promise<void> {
  const ignore = (): void => undefined
  const leave = (provider: InnerProvider): Promise<void> | undefined =>
    provider.connection?.connected ? provider.disconnect?.() : undefined
  return async () => {
    const { provider: before } = relayer
    before.on?.('error', ignore)
    await make()
    leave(before)?.catch(ignore)
  }
}
