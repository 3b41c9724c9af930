import type { ThemeMode } from '@latchkey/core'
import { aChain, aFakeWallet, createSendingAdapter } from '@latchkey/core/testing'
import { createLatchkey, type ThemeVariables } from '@latchkey/react'

/** Views that the playground shows. */
export const VIEWS = ['Connect', 'Account', 'WalletSend', 'Networks'] as const

/** A view that the playground shows. */
export type View = (typeof VIEWS)[number]

/** The modal inside the page of the playground. */
export interface PlaygroundModal {
  show(view: View): Promise<void>
  setTheme(mode: ThemeMode, variables: ThemeVariables): Promise<void>
  destroy(): void
}

const WEI_HELD = 1_284_000_000_000_000_000n
const FEE_WEI = { expected: 6_300_000_000_000n, ceiling: 8_400_000_000_000n }

/**
 * Starts the modal as a site does, with a wallet and a chain that live in the page alone: nothing is requested from
 * anywhere, and no money moves.
 */
export function startModal(container: HTMLElement): PlaygroundModal {
  const wallet = aFakeWallet({ id: 'example.latchkey.playground', name: 'Playground Wallet' })
  const [address = ''] = wallet.addresses
  const adapter = createSendingAdapter(wallet)
  adapter.nativeBalances.set(address, WEI_HELD)
  adapter.fees = FEE_WEI
  const latchkey = createLatchkey({
    id: 'playground',
    adapters: [adapter],
    networks: [aChain(), aChain({ id: 8453, name: 'Base' })],
    metadata: { name: 'Latchkey', description: '', url: location.origin, icons: [] },
    features: { analytics: false, swaps: false, onramp: false, history: false },
    storage: 'memory',
    locale: 'en',
    enableEmbedded: true,
    container,
  })

  return {
    async show(view) {
      const { isConnected } = latchkey.getAccount()
      if (view === 'Connect') {
        if (isConnected) await latchkey.disconnect()
        return
      }
      if (!isConnected) await latchkey.actions.connect.withWallet('eip155', wallet.wallet.id)
      await latchkey.open({ view })
    },
    async setTheme(mode, variables) {
      await Promise.all([latchkey.setThemeMode(mode), latchkey.setThemeVariables(variables)])
    },
    destroy: () => latchkey.destroy(),
  }
}
