import {
  NAMESPACES,
  type Namespace,
  namespaceOf,
  type ObservedRequest,
  type TelemetryEvent,
  type Undo,
} from '@latchkey/core/contract'
import type { Listeners } from './create-listeners.ts'
import type { Latchkey } from './latchkey.ts'
import type { Readings } from './readings.ts'

export interface SubscriptionInput {
  readonly listeners: Listeners
  readonly events: Listeners<TelemetryEvent>
  readonly walletRequests: Listeners<ObservedRequest>
  /** Readings as they are at any time. */
  readonly live: Readings
  readonly providerOf: Latchkey['getProvider']
}

type Subscriptions = Pick<
  Latchkey,
  | 'subscribe'
  | 'subscribeAccount'
  | 'subscribeCaipAddress'
  | 'subscribeNetwork'
  | 'subscribeTheme'
  | 'subscribeEvents'
  | 'subscribeWalletRequests'
  | 'subscribeProviders'
  | 'subscribeWalletInfo'
  | 'subscribeListing'
  | 'subscribePairing'
  | 'subscribeLogin'
  | 'subscribeSignIn'
  | 'watch'
>

/** Subscriptions to one kind of change each: a listener is called when its answer has changed. */
export function createSubscriptions(input: SubscriptionInput): Subscriptions {
  const { listeners, events, walletRequests, live, providerOf } = input

  /** Calls a listener when the answer has changed. */
  function follow<Answer>(read: (namespace?: Namespace) => Answer) {
    return (listener: (answer: Answer) => void, namespace?: Namespace): Undo => {
      let before = read(namespace)
      return listeners.add(() => {
        const now = read(namespace)
        if (now === before) return
        before = now
        listener(now)
      })
    }
  }

  const connected = (): readonly Namespace[] =>
    [...new Set([...NAMESPACES, ...live.networks().map(({ id }) => namespaceOf(id))])].filter(
      (namespace) => live.account(namespace).isConnected,
    )
  // One text, so that two answers can be compared.
  const followConnected = follow(() => connected().join())

  return {
    watch: listeners.add,
    subscribe: follow(live.state),
    subscribeAccount: follow(live.account),
    subscribeCaipAddress: follow((namespace) => live.account(namespace).caipAddress),
    subscribeNetwork: follow(live.network),
    subscribeTheme: follow(live.theme),
    subscribeWalletInfo: follow(live.wallet),
    subscribeListing: follow(live.listing),
    subscribePairing: follow(live.pairing),
    subscribeLogin: follow(live.login),
    subscribeSignIn: follow(live.signIn),
    subscribeEvents: events.add,
    subscribeWalletRequests: walletRequests.add,
    subscribeProviders: (listener) =>
      followConnected(() =>
        listener(Object.fromEntries(connected().map((name) => [name, providerOf(name)]))),
      ),
  }
}
