import type { AccountActions } from './actions.ts'
import { type Lazy, lazy } from './contract/index.ts'
import type { Shown } from './create-shown.ts'
import { createForgetOrders } from './onramp/forget-orders.ts'
import type { Onramp } from './onramp/onramp.ts'
import type { Pay } from './pay/pay.ts'
import type { AccountReader } from './send/account-reader.ts'
import type { Send } from './send/send.ts'
import type { EventOf } from './store/domain-event.ts'
import { actionsOf, unlessStopped, whenLoaded } from './store/lazy-module.ts'
import { offersOnramp } from './store/offers-onramp.ts'
import type { OpenRequest } from './store/open-request.ts'
import type { RouteName } from './store/routes.ts'
import { forgetSwap } from './swap/forget-swap.ts'
import type { Swap } from './swap/swap.ts'

/** The modules that move value. */
export interface Moves {
  readonly send: Lazy<Send>
  readonly swap: Lazy<Swap>
  readonly onramp: Lazy<Onramp>
  readonly pay: Lazy<Pay>
  readonly actions: Pick<AccountActions, 'send' | 'swap' | 'onramp' | 'pay'>
  /** A website opened one of their views: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest): void
  /** Removes what is stored of accounts that the visitor disconnected, also without the code of a module. */
  forget(event: EventOf<'connectionRemoved'>): void
  stop(): void
}

type Modules = Pick<Moves, 'send' | 'swap' | 'onramp' | 'pay'>

/** Creates Send, Swap, buying and Pay of one core. */
export function createMoves(shown: Shown, account: AccountReader): Moves {
  const modules = createModules(shown, account)
  const { send, swap, onramp, pay } = modules
  const forgetOrders = createForgetOrders(shown.ports, onramp)
  return {
    ...modules,
    actions: {
      send: actionsOf(send),
      swap: actionsOf(swap),
      onramp: actionsOf(onramp),
      pay: actionsOf(pay),
    },
    forget(event) {
      forgetOrders(event)
      forgetSwap(shown.ports, event)
    },
    stop() {
      for (const each of [send, swap, onramp, pay]) each.current()?.stop()
    },
    opened: (view, request) => fillIn(shown, modules, { view, request }),
  }
}

/** Creates them where they are loaded, which is when the visitor opens them or a website asks for them. */
function createModules(shown: Shown, account: AccountReader): Modules {
  const { given, timers } = shown
  const moving = { ...shown, account }
  const { onramp: settings = {}, onrampSources: sources = [] } = given
  const arrived = (): void => shown.events.emit({ type: 'fundsMoved' })
  return {
    send: lazy(async () => {
      const { createSend } = await unlessStopped(timers, import('./send/send.ts'))
      return createSend(moving)
    }),
    swap: lazy(async () => {
      const { createSwap } = await unlessStopped(timers, import('./swap/swap.ts'))
      return createSwap(moving, given.swapSource)
    }),
    onramp: lazy(async () => {
      const { createOnramp } = await unlessStopped(timers, import('./onramp/onramp.ts'))
      return createOnramp({ ...shown, site: { settings, sources }, arrived })
    }),
    pay: lazy(async () => {
      const { createPay } = await unlessStopped(timers, import('./pay/pay.ts'))
      return createPay(moving)
    }),
  }
}

interface Opened {
  readonly view: RouteName
  readonly request: OpenRequest
}

function fillIn(
  { state, notices }: Shown,
  { send, swap, onramp }: Modules,
  { view, request }: Opened,
): void {
  const { to, token, fromToken, toToken, currency } = request
  // Views show what a website passed, also where it is no text.
  const amount = request.amount === undefined ? undefined : String(request.amount)
  if (view === 'WalletSend') {
    whenLoaded(send, ({ actions }) => actions.begin({ to, token, amount }), notices.fail)
  }
  if (view === 'Swap') {
    const asked = { fromToken, toToken, amount }
    whenLoaded(swap, ({ actions }) => actions.begin(asked), notices.fail)
  }
  if (view === 'OnRampProviders' && offersOnramp(state)) {
    const asked = { amount, currency, token }
    whenLoaded(onramp, ({ actions }) => actions.begin(asked), notices.fail)
  }
}
