import type { CreateConnectorFn } from '@wagmi/core'
import type { Connection } from './latchkey-instance.ts'

type Emitter = Parameters<CreateConnectorFn>[0]['emitter']

/** Emits to wagmi the differences between the connection and the one that wagmi knows. */
export interface Following {
  now(): void
  /** The same once the task is over in which wagmi is created, and what it stored is read. */
  soon(): void
}

/** How long wagmi may be busy before a connection is emitted again, in milliseconds. */
const AGAIN_MS = 100

/**
 * Creates what makes wagmi follow. wagmi listens to `change` and `disconnect` of a connector as long as it
 * counts it as connected, and it ignores a `connect` while it connects or reconnects any connector: that
 * is emitted again.
 *
 * @param read - The connection as it is now; undefined for none.
 */
export function followInstance(emitter: Emitter, read: () => Connection | undefined): Following {
  let before: Connection | undefined
  let isDue = false
  const isKnown = (): boolean => emitter.listenerCount('change') > 0

  function now(): void {
    const last = before
    before = read()
    if (isKnown()) emitDifference(emitter, last, before)
    else if (before !== undefined) emitter.emit('connect', before)
    if (before !== undefined && !isKnown()) soon()
  }

  function soon(): void {
    if (isDue) return
    isDue = true
    const run = (): void => {
      isDue = false
      now()
    }
    // biome-ignore lint/style/noRestrictedGlobals: a connector has no ports, and wagmi emits nothing when it is done
    setTimeout(run, AGAIN_MS)
  }

  return { now, soon }
}

function emitDifference(
  emitter: Emitter,
  before: Connection | undefined,
  now: Connection | undefined,
): void {
  if (now === undefined) emitter.emit('disconnect')
  else if (isOther(now, before)) emitter.emit('change', now)
}

function isOther(now: Connection, before: Connection | undefined): boolean {
  return now.chainId !== before?.chainId || now.accounts.join() !== before.accounts.join()
}
