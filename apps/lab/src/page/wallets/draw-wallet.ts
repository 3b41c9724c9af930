import { SANDBOX_WALLET } from '@latchkey/sandbox/wallets'
import type { WalletKind } from './wallet-plan.ts'

/** A wallet's picture as a `data:` address. */
export function drawWallet({ id, hue }: Pick<WalletKind, 'id' | 'hue'>): string {
  if (id === 'sandbox') return SANDBOX_WALLET.icon
  const ground = `hsl(${hue} 62% 42%)`
  const light = `hsl(${hue} 80% 86%)`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${ground}"/><path d="M14 74 40 30l15 24 9-13 20 33Z" fill="${light}"/><circle cx="68" cy="28" r="9" fill="#fff"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
