import { answerSoon, awaitWallet, requireUnambiguous } from '@latchkey/core/adapter'
import { type OpenRequest, type Session, throwIfAborted } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import { request } from '../eip1193.ts'
import type { SessionDeps } from '../session-store.ts'
import { requireAddresses } from '../wallet-answers.ts'
import { establish } from './establish.ts'
import { followLocked } from './follow-locked.ts'
import { readSiteAccess } from './read-site-access.ts'
import { type ChangeWatch, watchChanges } from './watch-changes.ts'

/**
 * Resumes an earlier session without any prompt.
 *
 * @returns undefined when the wallet shares nothing now: it is waited for.
 * @throws LatchkeyError `wallet.missing`, `wallet.ambiguous`, `wallet.malformed`, `wallet.failed`,
 * `aborted`.
 */
export async function resumeSession(
  deps: SessionDeps,
  { walletId }: OpenRequest<'eip155'>,
  signal: AbortSignal,
): Promise<Session<'eip155'> | undefined> {
  throwIfAborted(signal)
  const { discovery, host } = deps
  const found = await awaitWallet({ discovery, clock: host.clock }, walletId, signal)
  const changes = watchChanges(found.provider)
  try {
    return await readSession(deps, { found, changes }, signal)
  } finally {
    changes.end()
  }
}

interface Watched {
  readonly found: FoundWallet
  readonly changes: ChangeWatch
}

async function readSession(
  deps: SessionDeps,
  { found, changes }: Watched,
  signal: AbortSignal,
): Promise<Session<'eip155'> | undefined> {
  const { discovery, host, store, locked } = deps
  const { id } = found.wallet
  const { provider } = found
  const wait = (): undefined => locked.wait(id, followLocked(provider, host.clock)) as undefined
  // Both at once: an extension may be slow with each.
  const accountsRequest = request(found.provider, 'eth_accounts')
  const chainRequest = request(found.provider, 'eth_chainId')
  chainRequest.catch(ignore)
  const answering = answerSoon(accountsRequest, { clock: host.clock, signal })
  const addresses = await answering.then(requireAddresses).catch((thrown: unknown) => {
    // Some locked wallets fail, and others never answer.
    if (!signal.aborted) wait()
    throw thrown
  })
  // A second wallet may have appeared under the same identity during the request.
  requireUnambiguous(discovery.find(id))
  if (addresses.length === 0) {
    const isGranted = await readSiteAccess({ provider }, host.clock, signal)
    // The wallet of an open session says that it is only locked.
    if (isGranted) return store.find(id)?.session ?? wait()
    store.remove(id, false)
    return isGranted === false ? undefined : wait()
  }
  return establish(deps, { found, addresses, chainRequest, changes }, signal)
}

/** The network matters only if the wallet shares an account. */
function ignore(): void {}
