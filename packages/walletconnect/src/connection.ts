import type { Clock, Undo } from '../contract/index.ts'
import type { Client, Relayer } from './client.ts'
import { createRedial, type InnerProvider, type InnerRelayer } from './redial.ts'
import { type Calls, createCalls } from './relay-calls.ts'

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
  const dial = oneAtATime(inner.connect.bind(relayer), inner.connectPromise)
  inner.connect = dial.run
  inner.createProvider = oneInAll(inner, { make: inner.createProvider.bind(relayer), ...calls })
  inner.request = calls.request
  const redial = createRedial(inner, clock)
  let isStopped = false

  on(relayer, 'relayer_connect', () => {
    // It was on its way when everything was closed.
    if (isStopped) return void relayer.transportClose().catch(ignore)
    // A call that found its connection closed opens it by itself, and nobody listens on it then.
    if (!dial.isRunning()) relayer.subscriber.start().catch(ignore)
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
      relayer.transportClose().catch(ignore)
    },
  }
}

function on(relayer: Relayer, event: string, listener: () => void): void {
  relayer.on(event, listener)
}

/**
 * Whoever asks while it is on its way waits for the same.
 *
 * @param first - What was begun before anybody asked here.
 */
function oneAtATime(
  run: (url?: string) => Promise<void>,
  first: Promise<void> | undefined,
): { run(url?: string): Promise<void>; isRunning(): boolean } {
  let running: Promise<void> | undefined
  const begin = (work: Promise<void>): Promise<void> => {
    running = work.finally(() => {
      running = undefined
    })
    return running
  }
  if (first !== undefined) begin(first).catch(ignore)
  return {
    isRunning: () => running !== undefined,
    run: (url) => running ?? begin(run(url)),
  }
}

/**
 * A connection that another one takes the place of is closed, and what it says meanwhile is heard: an
 * error that nobody listens to would end as an uncaught one. Its end is told to nobody, so what was
 * under way on it is lost from here on.
 */
function oneInAll(
  relayer: InnerRelayer,
  { make, lose }: { make(): Promise<void> } & Pick<Calls, 'lose'>,
): () => Promise<void> {
  const leave = (provider: InnerProvider): Promise<void> | undefined =>
    provider.connection?.connected ? provider.disconnect?.() : undefined
  return async () => {
    const { provider: before } = relayer
    before.on?.('error', ignore)
    await make()
    lose()
    leave(before)?.catch(ignore)
  }
}

function ignore(): void {}
