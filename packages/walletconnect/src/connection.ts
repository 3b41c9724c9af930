import type { Clock, Undo } from '@latchkey/core/contract'
import { createCalls } from './calls.ts'
import { replaceMethod } from './library/replace-method.ts'
import {
  closeReplacedSockets,
  ignoreBrokenFrames,
  type RelayerInternals,
  relayerInternals,
} from './library/sockets.ts'
import type { Client } from './library/types.ts'

/** The connection to the relay. */
export interface Connection {
  /** Connects unless connected. @throws why it could not connect. */
  open(): Promise<void>
  isOpen(): boolean
  /** Calls the listener when the connection is lost and when it is restored. */
  watch(listener: (isOpen: boolean) => void): Undo
  /** Closes it; it does not reconnect. Running calls resolve as if the relay had accepted them. */
  stop(): void
  /** Leaves the connection open and takes back every change of the library; for a website's own client. */
  release(): void
}

/**
 * Delay of the first attempt to reconnect, just after the library's own attempt, if it makes one,
 * in milliseconds.
 */
const FIRST_RETRY_MS = 150
/** Pause between further attempts, in milliseconds. */
const RETRY_MS = 2_000

/**
 * Adapts the library's connection: one socket at a time, reconnecting for as long as the relay is
 * away, and calls that are repeated on the next socket. See `relayerInternals` for what it does
 * without that.
 */
export function createConnection({ core }: Client, clock: Clock): Connection {
  const { relayer } = core
  const internals = relayerInternals(relayer)
  const calls = createCalls(internals.request, { clock, isConnected: () => relayer.connected })
  const listeners = new Set<(isOpen: boolean) => void>()
  const connecting = shareAttempt(internals.connect.bind(relayer), internals.connectPromise)
  const undos: readonly Undo[] = [
    replaceMethod(internals, 'connect', connecting.run),
    replaceMethod(internals, 'request', calls.request),
    ignoreBrokenFrames(internals),
    closeReplacedSockets(internals, calls.markLost),
  ]
  const reconnecting = createReconnecting(internals, clock)
  let isStopped = false

  const onConnect = (): void => {
    // The attempt was running when everything was stopped.
    if (isStopped) return void relayer.transportClose().catch(ignore)
    // A call that finds no connection opens one by itself; the library subscribes to nothing then.
    if (!connecting.isRunning()) relayer.subscriber.start().catch(ignore)
    calls.repeatLost()
    emit(listeners, true)
  }
  const onDisconnect = (): void => {
    if (isStopped) return
    calls.markLost()
    emit(listeners, false)
    reconnecting.begin()
  }
  relayer.on('relayer_connect', onConnect)
  relayer.on('relayer_disconnect', onDisconnect)

  return {
    async open() {
      if (!relayer.connected) await internals.connect()
      if (!relayer.connected) throw new Error('The relay could not be reached')
    },
    isOpen: () => relayer.connected,
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop() {
      isStopped = true
      reconnecting.stop()
      neverConnect(internals)
      core.heartbeat.stop()
      calls.finish()
      relayer.transportClose().catch(ignore)
    },
    release() {
      reconnecting.stop()
      relayer.off('relayer_connect', onConnect)
      relayer.off('relayer_disconnect', onDisconnect)
      // The last change first: each puts back what it found.
      for (const undo of [...undos].reverse()) undo()
    },
  }
}

function emit(listeners: ReadonlySet<(isOpen: boolean) => void>, isOpen: boolean): void {
  for (const listener of [...listeners]) listener(isOpen)
}

/** The library connects no more; calls resolve as if the relay had accepted them. */
function neverConnect(relayer: RelayerInternals): void {
  const doNothing = async (): Promise<void> => undefined
  Object.assign(relayer, {
    connect: doNothing,
    transportOpen: doNothing,
    request: async () => true,
  })
}

/**
 * Shares one running attempt among all callers.
 *
 * @param first - An attempt that is running already.
 */
function shareAttempt(
  run: (url?: string) => Promise<void>,
  first: Promise<void> | undefined,
): { run(url?: string): Promise<void>; isRunning(): boolean } {
  let running: Promise<void> | undefined
  const start = (attempt: Promise<void>): Promise<void> => {
    running = attempt.finally(() => {
      running = undefined
    })
    return running
  }
  if (first !== undefined) start(first).catch(ignore)
  return {
    isRunning: () => running !== undefined,
    run: (url) => running ?? start(run(url)),
  }
}

interface Reconnecting {
  /** Tries until the relay is back, or the connection was closed on purpose. */
  begin(): void
  stop(): void
}

function createReconnecting(relayer: RelayerInternals, clock: Clock): Reconnecting {
  let undo: Undo | undefined
  let isStopped = false

  function tryAfter(delayMs: number): void {
    if (isStopped) return
    undo ??= clock.after(delayMs, () => {
      undo = undefined
      if (relayer.connected || relayer.transportExplicitlyClosed) return
      relayer.transportOpen().catch(() => tryAfter(RETRY_MS))
    })
  }

  return {
    begin: () => tryAfter(FIRST_RETRY_MS),
    stop() {
      isStopped = true
      undo?.()
    },
  }
}

function ignore(): void {}
