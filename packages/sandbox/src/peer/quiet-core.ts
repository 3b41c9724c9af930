import type { WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { memoryOnly } from './memory-only.ts'
import { QUIET } from './quiet-logger.ts'

type ICore = WalletKitTypes.Options['core']

/** What WalletKit stands on. */
export interface QuietCore {
  readonly core: ICore
  stop(): Promise<void>
}

interface Options {
  readonly relayUrl: string
  readonly projectId: string
}

/**
 * The protocol's core on a local relay: everything in memory, nothing logged, and none of the
 * vendor's hosts asked, not even to verify a site or to count.
 */
export async function quietCore({ relayUrl, projectId }: Options): Promise<QuietCore> {
  const customStoragePrefix = crypto.randomUUID()
  // Their types differ in how they say that a field may be missing.
  const core = new Core({
    ...{ relayUrl, projectId, customStoragePrefix },
    // A logger is what its methods are; the rest of the type is never used.
    logger: QUIET as never,
    storage: memoryOnly(),
    telemetryEnabled: false,
  }) as unknown as ICore
  forget(`_walletConnectCore_${customStoragePrefix}`)
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
  await relayer.transportClose()
}

/** The library keeps each core on the global object, for pages that make two by mistake. */
function forget(key: string): void {
  Reflect.deleteProperty(globalThis, key)
  Reflect.deleteProperty(globalThis, `${key}_count`)
}
