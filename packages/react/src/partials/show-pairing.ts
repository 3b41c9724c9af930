import type { Core, PairableWallet } from '@latchkey/core'
import { toLatchkeyError } from '@latchkey/core/contract'
import { currentRoute, whenLoaded } from '@latchkey/core/views'

/**
 * Shows the view of a wallet that is opened by a link or scans a code; without a wallet, of a code for any. The
 * view is there at once, and waits for its code.
 */
export function showPairing(
  { actions, account, snapshot }: Pick<Core, 'actions' | 'account' | 'snapshot'>,
  wallet: PairableWallet | undefined,
): void {
  actions.router.push('ConnectingWalletConnect', { walletId: wallet?.id })
  const shown = currentRoute(snapshot().router)
  whenLoaded(
    account,
    ({ pairing }) => {
      const { modal, router } = snapshot()
      // The visitor may have left while it was loading, and be in the view of another press.
      if (!modal.isOpen || currentRoute(router) !== shown) return
      try {
        pairing.show(wallet)
      } catch (thrown) {
        // Wallets may go, and terms be withdrawn, in the meantime.
        actions.notices.fail(toLatchkeyError(thrown))
      }
    },
    actions.notices.fail,
  )
}
