import { within } from '@latchkey/core/adapter'
import { exactOrigin, isAllowedOrigin } from '@latchkey/core/contract'
import { withChecksum } from '../address.ts'
import { readChainId } from '../chain-id.ts'
import type { ProviderTools } from '../discovery/provided.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { createSafeChannel, type SafePage } from './safe-channel.ts'
import { createSafeProvider } from './safe-provider.ts'
import type { SafeInfo } from './safe-tools.ts'

/** The part of a framed page's window from which its parent is recognised. */
export interface FramedPage extends SafePage {
  /** Missing in some browsers. */
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
}

interface Input extends ProviderTools {
  readonly page: FramedPage
  /** Patterns of the origins that may be Safe. */
  readonly origins: readonly string[]
}

/** How long the parent may take to answer which Safe it shows, in milliseconds. A page that is no Safe never does. */
const INFO_LIMIT_MS = 10_000

/**
 * Asks the parent of this frame which Safe it shows.
 *
 * @returns undefined where the parent is another page, or does not answer.
 */
export async function connectSafe(input: Input): Promise<Eip1193Provider | undefined> {
  const { page, clock, signal } = input
  const targets = parentOrigins(input)
  if (targets.length === 0) return undefined
  const channel = createSafeChannel({ page, targets, signal })
  try {
    const limit = { clock, limitMs: INFO_LIMIT_MS, otherwise: undefined, signal }
    const info = readInfo(await within(channel.ask('getSafeInfo'), limit))
    return info && createSafeProvider({ info, ask: channel.ask, clock, signal })
  } catch {
    // The parent refused, or the instance was destroyed: the page works without a Safe.
    return undefined
  } finally {
    channel.forget('getSafeInfo')
  }
}

/**
 * The origins to which requests may be sent; a message reaches the parent only if it is on one of them.
 * Where the browser does not name the parent and the page was not opened by it, each exact origin of the
 * list is tried.
 */
function parentOrigins({ page, origins }: Input): readonly string[] {
  const parent = page.location.ancestorOrigins?.[0]
  if (parent !== undefined) return isAllowedOrigin(origins, parent) ? [parent] : []
  const { referrer } = page.document
  const opener = URL.canParse(referrer) ? new URL(referrer).origin : ''
  if (isAllowedOrigin(origins, opener)) return [opener]
  return origins.flatMap((pattern) => exactOrigin(pattern) ?? [])
}

const ADDRESS = /^0x[0-9a-f]{40}$/i

function readInfo(answer: unknown): SafeInfo | undefined {
  const { safeAddress, chainId } = Object(answer)
  const networkId = readChainId(chainId)
  if (typeof safeAddress !== 'string' || !ADDRESS.test(safeAddress)) return undefined
  return networkId && { address: withChecksum(safeAddress), networkId }
}
