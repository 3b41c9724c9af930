import type { ObserveRequest } from '@latchkey/core/contract'
import type { FoundWallet } from '../discovery/found-wallet.ts'
import type { Eip1193Provider } from '../eip1193.ts'

/** The wallet, whose provider reports each request by its method. */
export function observedWallet(
  { wallet, provider }: FoundWallet,
  observe: ObserveRequest,
): FoundWallet {
  const observed: Eip1193Provider = {
    request(args) {
      // In the calling task; a synchronous throw of the wallet becomes a rejection.
      const answer = (async () => provider.request(args))()
      observe(args.method, answer)
      return answer
    },
    on: (event, listener) => provider.on?.(event, listener),
    removeListener: (event, listener) => provider.removeListener?.(event, listener),
  }
  return { wallet, provider: observed }
}
