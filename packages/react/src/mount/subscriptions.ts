import { NAMESPACES, type TelemetryEvent, type Undo } from '@latchkey/core/contract'
import type { Listeners } from './create-listeners.ts'
import type { Latchkey } from './latchkey.ts'
import type { Providers } from './namespace-providers.ts'
import type { Readings } from './readings.ts'

/** What subscriptions are made from. */
export interface SubscriptionInput {
  readonly listeners: Listeners
  readonly events: Listeners<TelemetryEvent>
  readings(): Readings
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
  const { listeners, events, readings } = input

  function follow<Answer>(read: () => Answer, listener: (answer: Answer) => void): Undo {
    let before = read()
    return listeners.add(() => {
      const now = read()
      if (now === before) return
      before = now
      listener(now)
    })
  }

  return {
    watch: (listener) => listeners.add(listener),
    subscribe: (listener) => follow(() => readings().state(), listener),
    subscribeAccount: (listener, namespace) =>
      follow(() => readings().account(namespace), listener),
    subscribeNetwork: (listener, namespace) =>
      follow(() => readings().network(namespace), listener),
    subscribeTheme: (listener) => follow(() => readings().theme(), listener),
    subscribeWalletInfo: (listener, namespace) =>
      follow(() => readings().wallet(namespace), listener),
    subscribeEvents: (listener) => events.add(listener),
    subscribeProviders: (listener) =>
      follow(
        () => connectedNamespaces(readings()),
        () => listener(providersOf(input)),
      ),
  }
}

/** One text, so that two answers can be compared. */
function connectedNamespaces(readings: Readings): string {
  return NAMESPACES.filter((namespace) => readings.account(namespace).isConnected).join()
}

function providersOf({ readings, providerOf }: SubscriptionInput): Providers {
  const connected = NAMESPACES.filter((namespace) => readings().account(namespace).isConnected)
  return Object.fromEntries(connected.map((namespace) => [namespace, providerOf(namespace)]))
}
