import { NAMESPACES, type Namespace, type TelemetryEvent, type Undo } from '@latchkey/core/contract'
import type { Listeners } from './create-listeners.ts'
import type { Latchkey } from './latchkey.ts'
import type { Readings } from './readings.ts'

/** What subscriptions are made from. */
export interface SubscriptionInput {
  readonly listeners: Listeners
  readonly events: Listeners<TelemetryEvent>
  /** Readings as they are at any time. */
  readonly live: Readings
  readonly providerOf: Latchkey['getProvider']
}

type Subscriptions = Pick<
  Latchkey,
  | 'subscribe'
  | 'subscribeAccount'
  | 'subscribeNetwork'
  | 'subscribeTheme'
  | 'subscribeEvents'
  | 'subscribeProviders'
  | 'subscribeWalletInfo'
  | 'watch'
>

/** Ways to hear of one kind of change: a listener is told when its answer is another one. */
export function createSubscriptions(input: SubscriptionInput): Subscriptions {
  const { listeners, events, live, providerOf } = input

  function follow<Answer>(
    read: (namespace?: Namespace) => Answer,
    listener: (answer: Answer) => void,
    namespace?: Namespace,
  ): Undo {
    let before = read(namespace)
    return listeners.add(() => {
      const now = read(namespace)
      if (now === before) return
      before = now
      listener(now)
    })
  }

  return {
    watch: listeners.add,
    subscribe: (listener) => follow(live.state, listener),
    subscribeAccount: (listener, namespace) => follow(live.account, listener, namespace),
    subscribeNetwork: (listener, namespace) => follow(live.network, listener, namespace),
    subscribeTheme: (listener) => follow(live.theme, listener),
    subscribeWalletInfo: (listener, namespace) => follow(live.wallet, listener, namespace),
    subscribeEvents: events.add,
    subscribeProviders(listener) {
      const connected = (): readonly Namespace[] =>
        NAMESPACES.filter((namespace) => live.account(namespace).isConnected)
      // One text, so that two answers can be compared.
      return follow(
        () => connected().join(),
        () => listener(Object.fromEntries(connected().map((name) => [name, providerOf(name)]))),
      )
    },
  }
}
