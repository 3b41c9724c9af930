import type { Actions } from '../actions.ts'
import type { Namespace } from '../contract/index.ts'
import type { WalletCard } from '../store/domain-event.ts'
import type { Bus } from '../store/events.ts'
import type { ConnectStep } from '../store/root-state.ts'
import type { Route } from '../store/routes.ts'
import type { Flow } from '../store/run-machine.ts'
import { settled } from '../store/settled.ts'
import type { ConnectEvent } from './connect.machine.ts'

interface Deps {
  readonly flow: Flow<ConnectStep, ConnectEvent>
  readonly bus: Bus
  subscribe(listener: () => void): () => void
  /** The wallet's face. @throws LatchkeyError `wallet.missing`. */
  find(namespace: Namespace, walletId: string): WalletCard
  push(route: Route): void
}

/** Connecting local wallets, with and without a view. */
export function createConnectActions(deps: Deps): Actions['connect'] {
  async function withWallet(namespace: Namespace, walletId: string): Promise<string> {
    const wallet = deps.find(namespace, walletId)
    const isWanted = (other: WalletCard): boolean =>
      other.namespace === namespace && other.id === walletId
    // Waiting begins first: a wallet may answer in the same task.
    const result = settled<string>({
      bus: deps.bus,
      subscribe: deps.subscribe,
      judge(event) {
        if (event.type === 'sessionOpened' && isWanted(event.wallet)) {
          return { value: event.session.accounts[0] ?? '' }
        }
        return event.type === 'connectFailed' && isWanted(event.wallet)
          ? { error: event.error }
          : undefined
      },
      isGone() {
        const step = deps.flow.state()
        return step.step === 'idle' || !isWanted(step.wallet)
      },
    })
    deps.flow.send({ type: 'chosen', wallet })
    return result
  }

  return {
    external(namespace, walletId) {
      deps.flow.send({ type: 'chosen', wallet: deps.find(namespace, walletId) })
      deps.push({ view: 'ConnectingExternal', params: { namespace, walletId } })
    },
    retry: () => deps.flow.send({ type: 'retried' }),
    withWallet,
  }
}
