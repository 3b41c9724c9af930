import type { Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import { createAnnouncements } from './announced.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { readInjected, toInjectedWallets, withoutListed } from './injected.ts'

/** Every wallet found so far: provided, then announced, then injected. */
export interface WalletList {
  /** @returns Whether the list has changed. */
  addAnnouncement(event: Event): boolean
  /** Searches the page for injected wallets. @returns Whether the list has changed. */
  updateInjected(page: WalletPage): boolean
  wallets(): readonly Wallet[]
  /** Finds a wallet by id, also by the injected id of a wallet that is announced as well. */
  find(walletId: string): FoundWallet | undefined
}

/** Creates the list of one adapter. */
export function createWalletList(provided: readonly FoundWallet[]): WalletList {
  const announcements = createAnnouncements(
    new Map(provided.map(({ wallet, provider }) => [wallet.id, provider])),
  )
  let injected: readonly Eip1193Provider[] = []
  let wallets: readonly Wallet[] = provided.map(({ wallet }) => wallet)
  const declared = (): readonly FoundWallet[] => [...provided, ...announcements.wallets()]
  const inPage = (): readonly FoundWallet[] => toInjectedWallets(injected, announcements.wallets())
  const renew = (): true => {
    const listed = declared()
    wallets = [...listed, ...withoutListed(inPage(), listed)].map(({ wallet }) => wallet)
    return true
  }
  return {
    addAnnouncement: (event) => announcements.add(event) && renew(),
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
