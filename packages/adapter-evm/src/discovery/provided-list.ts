import { type Eip1193Provider, isProvider } from '../eip1193.ts'
import { createDeferredProvider, type DeferredProvider } from './deferred-provider.ts'
import type { FoundWallet } from './found-wallet.ts'
import {
  deferredLoad,
  type ProvidedWallet,
  type ProviderTools,
  readyProvider,
  toProvidedWallet,
} from './provided.ts'

/** The wallets that a website provides, in its order. */
export interface ProvidedList {
  /** Adds a host, once its provider is loaded. */
  add(wallet: ProvidedWallet, provider: Eip1193Provider): void
  wallets(): readonly FoundWallet[]
  /** Returns true if a provided wallet sends its requests to this object. */
  isOwn(provider: Eip1193Provider): boolean
}

interface Deps {
  toolsOf(wallet: ProvidedWallet): ProviderTools
  /** Runs after a request has loaded a provider. */
  loaded(): void
}

/** Creates the list of one adapter. Hosts are not in it before they are added, all other wallets are from the start. */
export function createProvidedList(
  provided: readonly ProvidedWallet[],
  { toolsOf, loaded }: Deps,
): ProvidedList {
  const listed = new Map<ProvidedWallet, FoundWallet>()
  const deferred: DeferredProvider[] = []
  const add: ProvidedList['add'] = (wallet, provider) => {
    listed.set(wallet, toProvidedWallet(wallet, provider))
  }
  const defer = (wallet: ProvidedWallet): DeferredProvider | undefined => {
    const load = deferredLoad(wallet)
    if (load === undefined) return undefined
    const provider = createDeferredProvider({
      signal: toolsOf(wallet).signal,
      async load() {
        const given = await load(toolsOf(wallet))
        return isProvider(given) ? given : undefined
      },
      loaded,
    })
    deferred.push(provider)
    return provider
  }
  for (const each of provided) {
    const provider = readyProvider(each) ?? defer(each)
    if (provider !== undefined) add(each, provider)
  }
  return {
    add,
    wallets: () => provided.flatMap((each) => listed.get(each) ?? []),
    isOwn: (provider) =>
      deferred.some((each) => each.loaded() === provider) ||
      [...listed.values()].some((each) => each.provider === provider),
  }
}
