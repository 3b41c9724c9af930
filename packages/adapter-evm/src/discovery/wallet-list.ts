import type { Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import { createAnnouncements } from './announced.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { readInjected, toInjectedWallets, withoutListed } from './injected.ts'

/** Every wallet found so far: handed over, then announced, then injected. */
export interface WalletList {
  /** @returns Whether the list has changed. */
  hear(event: Event): boolean
  /** Looks for injected wallets. @returns Whether the list has changed. */
  lookInto(page: WalletPage): boolean
  wallets(): readonly Wallet[]
  /** Finds by id; also an injected wallet whose row gave way to its own announcement. */
  find(walletId: string): FoundWallet | undefined
}

/** Makes the list of one adapter. */
export function createWalletList(handed: readonly FoundWallet[]): WalletList {
  const announcements = createAnnouncements(
    new Map(handed.map(({ wallet, provider }) => [wallet.id, provider])),
  )
  let injected: readonly Eip1193Provider[] = []
  let wallets: readonly Wallet[] = handed.map(({ wallet }) => wallet)
  const sure = (): readonly FoundWallet[] => [...handed, ...announcements.wallets()]
  const inPage = (): readonly FoundWallet[] => toInjectedWallets(injected, announcements.wallets())
  const renew = (): true => {
    const listed = sure()
    wallets = [...listed, ...withoutListed(inPage(), listed)].map(({ wallet }) => wallet)
    return true
  }
  return {
    hear: (event) => announcements.hear(event) && renew(),
    lookInto(page) {
      const before = injected
      injected = readInjected(page)
      const isSame = before.length === injected.length && before.every((p, i) => p === injected[i])
      return !isSame && renew()
    },
    wallets: () => wallets,
    find: (walletId) => [...sure(), ...inPage()].find(({ wallet }) => wallet.id === walletId),
  }
}
