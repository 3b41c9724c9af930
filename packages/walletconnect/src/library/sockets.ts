import type { Undo } from '@latchkey/core/contract'
import { isRelayFrame } from '../relay-frame.ts'
import { replaceMethod } from './replace-method.ts'
import type { Relayer } from './types.ts'

/** The members of the relayer that are used besides its documented methods. */
export interface RelayerInternals {
  readonly connected: boolean
  readonly transportExplicitlyClosed: boolean
  readonly provider: SocketProvider
  /** The attempt to connect that is running, if one is. */
  readonly connectPromise?: Promise<void> | undefined
  createProvider(): Promise<void>
  connect(url?: string): Promise<void>
  transportOpen(url?: string): Promise<void>
  request(request: { readonly id?: unknown }): Promise<unknown>
}

/** One socket. Its members are missing before the first one is opened. */
interface SocketProvider {
  readonly connection?: Socket | undefined
  on?(event: string, listener: () => void): void
  disconnect?(): Promise<void>
}

/**
 * The relayer with the methods that `connection.ts` replaces. By itself it opens several sockets when
 * several calls find it closed, stops reconnecting after an attempt that was cut short, and waits 15
 * seconds before it repeats pending calls.
 */
export function relayerInternals(relayer: Relayer): RelayerInternals {
  // A cast: the members are private in the library's types.
  return relayer as unknown as RelayerInternals
}

interface Socket {
  readonly connected: boolean
  onPayload(event: { readonly data?: unknown }): void
}

/**
 * Ignores frames that the library can't read. It looks at them in a listener of the socket, and in
 * a promise without a handler: a broken relay would cause uncaught errors in the page.
 *
 * @returns How to undo it for the next sockets.
 */
export function ignoreBrokenFrames(relayer: RelayerInternals): Undo {
  const guard = ({ connection }: SocketProvider): void => {
    if (connection === undefined) return
    const read = connection.onPayload.bind(connection)
    connection.onPayload = (event) => {
      if (isRelayFrame(event.data)) read(event)
    }
  }
  const create = relayer.createProvider.bind(relayer)
  guard(relayer.provider)
  return replaceMethod(relayer, 'createProvider', async () => {
    await create()
    guard(relayer.provider)
  })
}

/**
 * Closes the socket that a new one replaces, and listens to its errors until then: an error event
 * without a listener would be thrown. The library emits no event when it ends, so `onReplaced` is called.
 *
 * @returns How to undo it.
 */
export function closeReplacedSockets(relayer: RelayerInternals, onReplaced: () => void): Undo {
  const create = relayer.createProvider.bind(relayer)
  const ignore = (): void => undefined
  return replaceMethod(relayer, 'createProvider', async () => {
    const { provider: before } = relayer
    before.on?.('error', ignore)
    await create()
    onReplaced()
    if (before.connection?.connected) before.disconnect?.().catch(ignore)
  })
}
