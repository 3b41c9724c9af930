import type { FoundWallet } from './found-wallet.ts'
import { isLoaded, type LoadedWallet, type ProvidedWallet, toProvidedWallets } from './provided.ts'

/**
 * Creates what loads the wallets that are not there from the start: each once and by itself, so that one that
 * fails or never answers keeps no other wallet waiting.
 *
 * @param wallets - Those that the website provides; only those that are loaded count here.
 * @returns Call it when a page is listened to.
 */
export function createLoadWallets(
  wallets: readonly (ProvidedWallet | LoadedWallet)[],
  { add, report }: { add(found: FoundWallet): void; report(thrown: unknown): void },
): () => void {
  let isLoading = false
  const loadOne = async ({ name, isHost, load }: LoadedWallet): Promise<void> => {
    const provided = await load()
    for (const found of provided ? toProvidedWallets(provided) : []) {
      add({ ...found, wallet: { ...found.wallet, id: name, ...(isHost && { isHost }) } })
    }
  }
  return () => {
    if (isLoading) return
    isLoading = true
    for (const wallet of wallets.filter(isLoaded)) loadOne(wallet).catch(report)
  }
}
