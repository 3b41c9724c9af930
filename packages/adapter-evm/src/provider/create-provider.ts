import { addressOf, type Undo } from '@latchkey/core/contract'
import { hexChainId } from '../chain-id.ts'
import { listen } from '../eip1193.ts'
import type { Handle, Store } from '../sessions/session-store.ts'
import { createProviderEvents } from './provider-events.ts'
import type { StableProvider } from './provider-shell.ts'
import { answerAlone, disconnectedError } from './provider-shell.ts'

const ACCOUNTS: ReadonlySet<string> = new Set(['eth_accounts', 'eth_requestAccounts'])

type Emit = (event: string, payload: unknown) => void

/** Serves the session opened last, and answers as EIP-1193 says while there is none. */
export function createProvider(store: Store, report: (thrown: unknown) => void): StableProvider {
  const events = createProviderEvents(report)
  tellChanges(store, events.emit)
  return {
    async request(args) {
      const handle = store.newest()
      if (handle === undefined) return answerAlone(args)
      const answer = await handle.provider.request(args)
      return ACCOUNTS.has(args.method) ? withChosenInFront(handle, answer) : answer
    },
    ...events.listening,
  }
}

/** Tells what is different from what was told last, whichever session it comes from. */
function tellChanges(store: Store, emit: Emit): void {
  let told: Handle | undefined
  let unfollow: Undo = () => {}
  store.onAny(() => {
    const before = told
    const now = store.newest()
    told = now
    if (before?.provider !== now?.provider) {
      unfollow()
      unfollow = followMessages(now, emit)
    }
    if (now !== undefined) tellDifference(before, now, emit)
    else if (before !== undefined) tellEnd(emit)
  })
}

/** Subscriptions of the wallet's own are passed on as they are. Source: EIP-1193. */
function followMessages(handle: Handle | undefined, emit: Emit): Undo {
  if (handle === undefined) return () => {}
  return listen(handle.provider, 'message', (payload) => emit('message', payload))
}

function tellDifference(before: Handle | undefined, now: Handle, emit: Emit): void {
  const chainId = hexChainId(now.session.networkId)
  if (before === undefined) emit('connect', { chainId })
  else if (before.session.networkId !== now.session.networkId) emit('chainChanged', chainId)
  const addresses = now.session.accounts.map(addressOf)
  const isSame = before?.session.accounts.map(addressOf).join() === addresses.join()
  if (!isSame) emit('accountsChanged', addresses)
}

function tellEnd(emit: Emit): void {
  emit('accountsChanged', [])
  emit('disconnect', disconnectedError())
}

/** The account that a visitor chose is the active one for the website, too. */
function withChosenInFront({ session, front }: Handle, answer: unknown): unknown {
  const [active] = session.accounts.map(addressOf)
  const isChosen = front !== undefined && active !== undefined && front !== active
  if (!isChosen || !Array.isArray(answer)) return answer
  const isActive = (each: unknown): boolean => String(each).toLowerCase() === active.toLowerCase()
  return [...answer.filter(isActive), ...answer.filter((each) => !isActive(each))]
}
