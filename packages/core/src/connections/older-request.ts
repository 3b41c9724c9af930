import type { Session } from '../contract/index.ts'
import { wait } from '../http/wait.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import type { WalletCard } from '../store/domain-event.ts'
import { currentRoute } from '../store/selectors.ts'
import type { Snapshot } from '../store/state/root.ts'

/** The time between two readings of a wallet, in milliseconds. */
const READ_EVERY_MS = 1_000

interface Deps {
  readonly store: { readonly state: Pick<Snapshot, 'router'> }
  readonly adapters: Adapters
  readonly ports: Pick<CorePorts, 'clock'>
}

/**
 * Waits until the visitor approves a request that the wallet got earlier, such as one whose pop-up was
 * closed: the wallet answers newer ones with -32002 until then, and the older answer may have been lost with
 * a page. The wallet is read without a prompt, as long as the view that says so is shown.
 *
 * @returns The session; undefined once the view is left.
 */
export async function olderRequestApproved(
  { store: { state }, adapters, ports: { clock } }: Deps,
  wallet: WalletCard,
  signal: AbortSignal,
): Promise<Session | undefined> {
  const sessions = adapters.get(wallet.namespace)?.sessions
  if (!isShown(state, wallet)) return undefined
  await wait(clock, READ_EVERY_MS, signal)
  while (isShown(state, wallet)) {
    // A wallet that can't be read now may be readable a second later.
    const session = await sessions?.resume({ walletId: wallet.id }, signal).catch(() => undefined)
    if (session !== undefined) return session
    await wait(clock, READ_EVERY_MS, signal)
  }
  return undefined
}

/** Returns true while the modal shows the view about the wallet's older request. */
function isShown({ router }: Deps['store']['state'], { id, namespace }: WalletCard): boolean {
  const { view, params } = currentRoute(router)
  return view === 'ConnectingExternal' && params.walletId === id && params.namespace === namespace
}
