import type { Eip1193Provider } from './eip1193.ts'
import { completeFace, type WalletFace } from './wallet-face.ts'

/** The part of a window that announcements need. */
export type AnnounceTarget = Pick<
  Window,
  'addEventListener' | 'removeEventListener' | 'dispatchEvent'
>

/**
 * Announces a wallet to the page, now and whenever the page asks. Source: EIP-6963.
 *
 * @returns Stops announcing; pages that have the wallet still use it.
 */
export function announce(
  { provider }: { readonly provider: Eip1193Provider },
  face?: Partial<WalletFace>,
  target: AnnounceTarget = window,
): () => void {
  const detail = Object.freeze({ info: Object.freeze(completeFace(face)), provider })
  const say = () => {
    target.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  target.addEventListener('eip6963:requestProvider', say)
  say()
  return () => target.removeEventListener('eip6963:requestProvider', say)
}
