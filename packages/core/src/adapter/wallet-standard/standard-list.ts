import type { AdapterHost, Clock, Namespace, Undo, Wallet } from '../../contract/index.ts'
import { createInjectedList } from './injected-list.ts'
import type { Registration } from './read-registration.ts'
import { createRegistrations, listenToRegistrations } from './registrations.ts'
import type { FoundStandard, StandardWallet } from './standard-wallet.ts'

/** Every wallet found so far: provided, then registered, then injected. */
export interface StandardList<H, Page> {
  /** The same array until the list changes. */
  wallets(): readonly Wallet[]
  find(walletId: string): FoundStandard<H> | undefined
  /** Adds a wallet that the website provides, once it is loaded. */
  provide(found: FoundStandard<H>): void
  /** Listens to the page. `changed` is called after every change of the list. */
  begin(page: Page, changed: () => void): { search(): void; readonly end: Undo }
}

/** Dependencies of the discovery. */
export interface StandardListInput<H, Page extends EventTarget> {
  readonly namespace: Namespace
  readonly clock: Clock
  readonly sources: AdapterHost['sources']
  /** Wallets that the website provides. */
  readonly provided: readonly FoundStandard<H>[]
  /** Returns true for a registered wallet of this namespace. */
  fits(registration: Registration): boolean
  /** Creates the object that the adapter sends requests to. */
  toHandle(standard: StandardWallet): H
  /**
   * Finds injected wallets by their names. The list gives them ids and leaves out those with the
   * name of a provided wallet.
   */
  findInjected?(page: Page): readonly FoundStandard<H>[]
  /** Returns true if an injected wallet is the same as this registered one. */
  isSame?(injected: FoundStandard<H>, standard: object): boolean
}

/** When the page is searched again for late injections, in milliseconds. */
const SEARCH_AGAIN_MS = [100, 500, 1_000, 3_000]

/**
 * Creates the list of one adapter. A wallet that registers under the name of an injected one does
 * not replace it: both are listed as ambiguous. Source: docs/security.md, S23.
 */
export function createStandardList<H, Page extends EventTarget>(
  input: StandardListInput<H, Page>,
): StandardList<H, Page> {
  const { clock, sources, findInjected, isSame = isOwn } = input
  const provided = [...input.provided]
  let notify = (): void => {}
  let all: readonly FoundStandard<H>[] = provided
  let wallets = all.map(({ wallet }) => wallet)
  const contested = new Set<string>()
  const injected = createInjectedList({ contested, provided, isSame })
  const mark = (one: FoundStandard<H>): FoundStandard<H> =>
    contested.has(one.wallet.id) ? { ...one, wallet: { ...one.wallet, isAmbiguous: true } } : one
  const renew = (): void => {
    const registered = registrations.wallets()
    // An injected wallet with the name of a registered one makes both ambiguous.
    const injectedWallets = injected.list(registered)
    all = [...provided, ...[...registered, ...injectedWallets].map(mark)]
    wallets = all.map(({ wallet }) => wallet)
    notify()
  }
  const registrations = createRegistrations({
    ...input,
    otherIds: injected.otherIds,
    contested,
    changed: renew,
  })
  const search = (page: Page): void => {
    if (injected.replace((sources.injected && findInjected?.(page)) || [])) renew()
  }
  return {
    wallets: () => wallets,
    provide(found) {
      provided.push(found)
      renew()
    },
    find: (walletId) => all.find(({ wallet }) => wallet.id === walletId),
    begin(page, changed) {
      notify = changed
      const searchAgain = (): void => search(page)
      const isSearching = sources.injected && findInjected !== undefined
      const undos = [
        ...(sources.announced ? [listenToRegistrations(page, registrations.add)] : []),
        ...(isSearching ? SEARCH_AGAIN_MS.map((delayMs) => clock.after(delayMs, searchAgain)) : []),
      ]
      const end = (): void => {
        for (const undo of undos) undo()
      }
      return { search: searchAgain, end }
    },
  }
}

function isOwn({ own }: { readonly own: object }, standard: object): boolean {
  return own === standard
}
