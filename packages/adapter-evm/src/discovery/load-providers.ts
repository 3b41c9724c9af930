import { type Eip1193Provider, isProvider } from '../eip1193.ts'
import type { ProvidedWallet, ProviderTools } from './provided.ts'

interface Deps {
  readonly provided: readonly ProvidedWallet[]
  toolsOf(wallet: ProvidedWallet): ProviderTools
  report(thrown: unknown): void
}

type Add = (wallet: ProvidedWallet, provider: Eip1193Provider) => void

/**
 * Creates what loads the providers of hosts: each once and by itself, so that one that fails or never answers
 * keeps no other wallet waiting.
 *
 * @returns Call it when a page is listened to; `changed` is called after every wallet that was added.
 */
export function createLoadProviders(
  { provided, toolsOf, report }: Deps,
  add: Add,
): (changed: () => void) => void {
  let isLoading = false
  const loadOne = async (wallet: ProvidedWallet, changed: () => void): Promise<void> => {
    const { provider: load, isHost } = wallet
    if (!isHost || typeof load !== 'function') return
    const tools = toolsOf(wallet)
    const provider = await load(tools)
    if (tools.signal.aborted || !isProvider(provider)) return
    add(wallet, provider)
    changed()
  }
  return (changed) => {
    if (isLoading) return
    isLoading = true
    for (const wallet of provided) loadOne(wallet, changed).catch(report)
  }
}
