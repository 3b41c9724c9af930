import { storeOfSite } from '@latchkey/core/adapter'
import { addressOf, type Undo } from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import { type Eip1193Request, listen } from '../eip1193.ts'
import { reporting } from '../methods/report-sent.ts'
import type { Handle, Store } from '../session-store.ts'
import { createProviderEvents } from './provider-events.ts'
import { disconnectedError, type OwnProvider, type ProviderShell } from './provider-shell.ts'

const ACCOUNTS: ReadonlySet<string> = new Set(['eth_accounts', 'eth_requestAccounts'])

type Emit = (event: string, payload: unknown) => void

/** Serves the session that was chosen last. Without a session it answers as EIP-1193 specifies. */
export function createProvider(
  store: Store,
  { answerAlone, modal }: Pick<ProviderShell, 'answerAlone' | 'modal'>,
  report: (thrown: unknown) => void,
): OwnProvider {
  const events = createProviderEvents(report)
  emitChanges(store, events.emit)
  const reported = storeOfSite(store)
  return {
    async request(args) {
      const site = modal()
      if (site && isRevocation(args)) {
        await site.disconnect()
        return null
      }
      const handle = store.newest()
      if (handle === undefined) return answerAlone(args)
      const answer = await reporting(reported, handle).request(args)
      return ACCOUNTS.has(args.method) ? withChosenFirst(handle, answer) : answer
    },
    ...events.listening,
  }
}

/**
 * Returns true if the website gives back its permission for accounts, which many wallets can't take
 * back. Permissions of other kinds are the wallet's own matter. Source: EIP-2255, MIP-2.
 */
function isRevocation({ method, params }: Eip1193Request): boolean {
  return method === 'wallet_revokePermissions' && 'eth_accounts' in Object(Object(params)[0])
}

/** Emits what differs from the session of the last event, also when another session is served. */
function emitChanges(store: Store, emit: Emit): void {
  let last: Handle | undefined
  let unfollow: Undo = () => {}
  store.onChange(() => {
    const before = last
    const now = store.newest()
    last = now
    if (before?.provider !== now?.provider) {
      unfollow()
      unfollow = followMessages(now, emit)
    }
    if (now !== undefined) emitDifference(before, now, emit)
    else if (before !== undefined) emitDisconnect(emit)
  })
}

/** Messages of the wallet's own subscriptions are passed on unchanged. Source: EIP-1193. */
function followMessages(handle: Handle | undefined, emit: Emit): Undo {
  if (handle === undefined) return () => {}
  return listen(handle.provider, 'message', (payload) => emit('message', payload))
}

function emitDifference(before: Handle | undefined, now: Handle, emit: Emit): void {
  const chainId = hexChainId(now.session.networkId)
  if (before === undefined) emit('connect', { chainId })
  else if (before.session.networkId !== now.session.networkId) emit('chainChanged', chainId)
  const addresses = now.session.accounts.map(addressOf)
  const isSame = before?.session.accounts.map(addressOf).join() === addresses.join()
  if (!isSame) emit('accountsChanged', addresses)
}

function emitDisconnect(emit: Emit): void {
  emit('accountsChanged', [])
  emit('disconnect', disconnectedError())
}

/** Puts the account that the visitor chose first, so that it is the active one for the website. */
function withChosenFirst({ session, activeAddress }: Handle, answer: unknown): unknown {
  const [active] = session.accounts.map(addressOf)
  if (active === undefined || !Array.isArray(answer)) return answer
  const isChosen = activeAddress !== undefined && activeAddress !== active
  if (!isChosen && !session.isUnordered) return answer
  const isActive = (each: unknown): boolean => String(each).toLowerCase() === active.toLowerCase()
  return [...answer.filter(isActive), ...answer.filter((each) => !isActive(each))]
}
