import type { Actions } from '../actions/actions.ts'
import { LatchkeyError, type Namespace } from '../contract/index.ts'
import type { WalletCard } from '../events/domain-event.ts'
import type { Base } from './base.ts'
import type { Later } from './later.ts'
import type { Rest } from './stages.ts'
import type { Tap, Taps } from './taps.ts'

type Connect = Actions['connect']

/**
 * Connecting while the second stage may still be on its way. A wallet is asked in the visitor's own
 * task all the same: only there may it open a window of its own. Its answer waits.
 */
export function createEarlyConnect(base: Base, taps: Taps, rest: Later<Rest>): Connect {
  async function handOver<T>(tap: Tap, use: (connect: Connect) => T): Promise<Awaited<T>> {
    try {
      return await rest.ask(({ actions }) => {
        if (tap.life.signal.aborted) throw new LatchkeyError('aborted', {})
        return use(actions.connect)
      })
    } catch (thrown) {
      taps.fail(tap, thrown)
      throw thrown
    }
  }

  function external(namespace: Namespace, walletId: string): void {
    const tap = taps.begin(findCard(base, namespace, walletId))
    base.slices.router.push({ view: 'ConnectingExternal', params: { namespace, walletId } })
    // Its failure is shown in that view.
    handOver(tap, (connect) => connect.external(namespace, walletId)).catch(() => {})
  }

  return {
    external(...wallet) {
      const use = rest.part()?.actions.connect.external ?? external
      use(...wallet)
    },
    retry() {
      const { current } = base.store.state.connect
      const part = rest.part()
      if (part !== undefined) part.actions.connect.retry()
      else if (current.step !== 'idle') {
        taps.leave()
        external(current.wallet.namespace, current.wallet.id)
      }
    },
    async withWallet(...wallet) {
      const part = rest.part()
      if (part !== undefined) return part.actions.connect.withWallet(...wallet)
      const tap = taps.begin(findCard(base, ...wallet))
      return handOver(tap, (connect) => connect.withWallet(...wallet))
    },
  }
}

/** The wallet's face. @throws LatchkeyError `wallet.missing`. */
export function findCard(base: Base, namespace: Namespace, walletId: string): WalletCard {
  const wallet = base.slices.wallets.find(namespace, walletId)
  if (wallet === undefined) throw new LatchkeyError('wallet.missing', {})
  const { id, name, icon, rdns } = wallet
  return { id, namespace, name, icon, rdns }
}
