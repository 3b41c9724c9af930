import type { WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { memoryOnly } from './memory-only.ts'
import { QUIET } from './quiet-logger.ts'
import { steadyLine } from './steady-line.ts'

type ICore = WalletKitTypes.Options['core']

/** The core that WalletKit is built on. */
export interface QuietCore {
  readonly core: ICore
  stop(): Promise<void>
}

interface Options {
  readonly relayUrl: string
  readonly projectId: string
  readonly isPlain: boolean
}

/**
 * The protocol's core on a local relay: everything in memory, nothing logged, and none of the
 * vendor's hosts asked, not even to verify a site or to count.
 */
export async function quietCore({ relayUrl, projectId, isPlain }: Options): Promise<QuietCore> {
  const customStoragePrefix = crypto.randomUUID()
  // Their types differ in how they say that a field may be missing.
  const core = new Core({
    relayUrl,
    projectId,
    customStoragePrefix,
    // A logger is what its methods are; the rest of the type is never used.
    logger: QUIET as never,
    storage: memoryOnly(),
    telemetryEnabled: false,
  }) as unknown as ICore
  forget(`_walletConnectCore_${customStoragePrefix}`)
  ignoreErrors(core.relayer)
  // It adds a listener for each message under way, and warns of more than ten.
  core.relayer.events.setMaxListeners(0)
  // Private there.
  if (!isPlain) steadyLine(core.relayer as never)
  // The library itself answers nothing where it knows nothing of a site.
  core.verify.resolve = async () => undefined as never
  core.eventClient.init = async () => undefined
  await core.start()
  return {
    core,
    stop: () => closeForGood(core),
  }
}

/**
 * Closes a core's connection. The library opens it again for whatever is still to be sent, so the way
 * to do that is taken from it.
 */
export async function closeForGood({ heartbeat, relayer }: ICore): Promise<void> {
  heartbeat.stop()
  const stays = async (): Promise<void> => undefined
  Reflect.set(relayer, 'connect', stays)
  Reflect.set(relayer, 'transportOpen', stays)
  // One that was on its way comes all the same.
  relayer.on('relayer_connect', () => void relayer.transportClose().catch(() => undefined))
  await relayer.transportClose()
}

/** Errors of a connection that the library has given up have no listener, which would end the process. */
function ignoreErrors(relayer: ICore['relayer']): void {
  const create: unknown = Reflect.get(relayer, 'createProvider')
  Reflect.set(relayer, 'createProvider', async () => {
    if (typeof create === 'function') await Reflect.apply(create, relayer, [])
    relayer.provider.on('error', () => undefined)
  })
}

/** WalletKit takes no logger: what it made itself is silenced afterwards. */
export function silence(kit: object): void {
  const { signClient } = Object(Reflect.get(kit, 'engine'))
  const { session, proposal, pendingRequest } = Object(signClient)
  for (const part of [kit, signClient, session, proposal, pendingRequest]) {
    Reflect.set(part, 'logger', QUIET)
  }
}

/** The library stores each core on the global object, for pages that make two by mistake. */
function forget(key: string): void {
  Reflect.deleteProperty(globalThis, key)
  Reflect.deleteProperty(globalThis, `${key}_count`)
}
