import type { Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import { createAnnouncements } from './announced.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { readInjected, toInjectedWallets, withoutListed } from './injected.ts'
import { type ProvidedWallet, providedId, readyProvider, toProvidedWallet } from './provided.ts'

/** Every wallet found so far: provided, then announced, then injected. */
export interface WalletList {
  /** @returns Whether the list has changed. */
  addAnnouncement(event: Event): boolean
  /** Adds the provider of a provided wallet, which changes the list. */
  addProvider(wallet: ProvidedWallet, provider: Eip1193Provider): void
  /** Searches the page for injected wallets. @returns Whether the list has changed. */
  updateInjected(page: WalletPage): boolean
  wallets(): readonly Wallet[]
  /** Finds a wallet by id, also by the injected id of a wallet that is announced as well. */
  find(walletId: string): FoundWallet | undefined
}

/** Creates the list of one adapter. */
export function createWalletList(provided: readonly ProvidedWallet[]): WalletList {
  const announcements = createAnnouncements(
    new Map(provided.map((each) => [providedId(each), readyProvider(each)])),
  )
  const ready = new Map<ProvidedWallet, FoundWallet>()
  let injected: readonly Eip1193Provider[] = []
  let wallets: readonly Wallet[] = []
  const declared = (): readonly FoundWallet[] => {
    const own = provided.flatMap((each) => ready.get(each) ?? [])
    // A provider that was loaded may have announced itself before.
    const isOwn = ({ provider }: FoundWallet) => own.some((each) => each.provider === provider)
    return [...own, ...announcements.wallets().filter((each) => !isOwn(each))]
  }
  const inPage = (): readonly FoundWallet[] => toInjectedWallets(injected, announcements.wallets())
  const renew = (): true => {
    const listed = declared()
    wallets = [...listed, ...withoutListed(inPage(), listed)].map(({ wallet }) => wallet)
    return true
  }
  const addProvider: WalletList['addProvider'] = (wallet, provider) => {
    ready.set(wallet, toProvidedWallet(wallet, provider))
    renew()
  }
  for (const each of provided) {
    const provider = readyProvider(each)
    if (provider !== undefined) addProvider(each, provider)
  }
  return {
    addAnnouncement: (event) => announcements.add(event) && renew(),
    addProvider,
    updateInjected(page) {
      const before = injected
      injected = readInjected(page)
      const isSame = before.length === injected.length && before.every((p, i) => p === injected[i])
      return !isSame && renew()
    },
    wallets: () => wallets,
    find: (walletId) => [...declared(), ...inPage()].find(({ wallet }) => wallet.id === walletId),
  }
}
