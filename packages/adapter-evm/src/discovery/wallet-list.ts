import type { Clock, Wallet } from '@latchkey/core/contract'
import type { Eip1193Provider } from '../eip1193.ts'
import { createAnnouncements } from './announced.ts'
import type { FoundWallet, WalletPage } from './found-wallet.ts'
import { readInjected, toInjectedWallets, withoutListed } from './injected.ts'
import { type ProvidedWallet, type ProviderTools, providedId, readyProvider } from './provided.ts'
import { createProvidedList } from './provided-list.ts'

/** Every wallet found so far: provided, then announced, then injected. */
export interface WalletList {
  /** @returns Whether the list has changed. */
  addAnnouncement(event: Event): boolean
  /** Adds the provider of a provided wallet, which changes the list. */
  addProvider(wallet: ProvidedWallet, provider: Eip1193Provider): void
  /** The tools that a provided wallet is loaded with. */
  toolsOf(wallet: ProvidedWallet): ProviderTools
  /** Searches the page for injected wallets. @returns Whether the list has changed. */
  updateInjected(page: WalletPage): boolean
  wallets(): readonly Wallet[]
  /** Finds a wallet by id, also by the injected id of a wallet that is announced as well. */
  find(walletId: string): FoundWallet | undefined
}

interface Deps {
  readonly clock: Clock
  /** Fires when the instance is destroyed. */
  readonly signal: AbortSignal
  /** Runs after a request has loaded a provider, which may change the list. */
  loaded(): void
}

/** Creates the list of one adapter. */
export function createWalletList(
  provided: readonly ProvidedWallet[],
  { clock, signal, loaded }: Deps,
): WalletList {
  const announcements = createAnnouncements(
    new Map(provided.map((each) => [providedId(each), readyProvider(each)])),
    new Set(provided.flatMap(({ rdns }) => rdns ?? [])),
  )
  const toolsOf = ({ rdns }: ProvidedWallet): ProviderTools => {
    const same = announcements.ofProvided().find(({ wallet }) => wallet.rdns === rdns)
    return { clock, signal, announced: same?.provider }
  }
  const own = createProvidedList(provided, {
    toolsOf,
    loaded() {
      renew()
      loaded()
    },
  })
  let injected: readonly Eip1193Provider[] = []
  let wallets: readonly Wallet[] = []
  const declared = (): readonly FoundWallet[] => {
    // A provider that was loaded may have announced itself before.
    const others = announcements.wallets().filter(({ provider }) => !own.isOwn(provider))
    return [...own.wallets(), ...others]
  }
  const inPage = (): readonly FoundWallet[] =>
    toInjectedWallets(injected, [...announcements.wallets(), ...announcements.ofProvided()])
  function renew(): true {
    const listed = declared()
    const rest = withoutListed(inPage(), [...listed, ...announcements.ofProvided()])
    wallets = [...listed, ...rest].map(({ wallet }) => wallet)
    return true
  }
  renew()
  return {
    addAnnouncement: (event) => announcements.add(event) && renew(),
    addProvider(wallet, provider) {
      own.add(wallet, provider)
      renew()
    },
    toolsOf,
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
