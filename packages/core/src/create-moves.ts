import type { Actions } from './actions.ts'
import type { AccountId } from './contract/index.ts'
import type { OpenRequest } from './modal/modal.ts'
import { createLazyOnramp, type LazyOnramp } from './onramp/lazy-onramp.ts'
import type { OnrampDeps } from './onramp/onramp-deps.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import { createLazyPay, type LazyPay } from './pay/lazy-pay.ts'
import type { PayDeps } from './pay/pay-deps.ts'
import { createLazySend, type LazySend } from './send/lazy-send.ts'
import type { SendDeps } from './send/send.ts'
import type { Events } from './store/events.ts'
import type { RouteName } from './store/routes.ts'
import { createLazySwap, type LazySwap } from './swap/lazy-swap.ts'
import type { SwapDeps } from './swap/swap-deps.ts'

/** The modules that move value. */
export interface Moves {
  readonly send: LazySend
  readonly swap: LazySwap
  readonly onramp: LazyOnramp
  readonly pay: LazyPay
  readonly actions: Pick<Actions, 'send' | 'swap' | 'onramp' | 'pay'>
  /** A website opened one of their views: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest | undefined): void
  stop(): void
}

interface Deps
  extends Omit<SendDeps, 'readKnown' | 'services' | 'modal'>,
    Omit<SwapDeps, 'readKnown' | 'services' | 'projectId' | 'swapSource' | 'modal' | 'clock'>,
    Omit<PayDeps, 'readKnown' | 'services' | 'notices' | 'modal'> {
  readonly events: Pick<Events, 'emit'>
  readonly services: SendDeps['services'] &
    SwapDeps['services'] &
    OnrampDeps['services'] &
    PayDeps['services']
  readonly modal: SendDeps['modal'] & SwapDeps['modal'] & OnrampDeps['modal'] & PayDeps['modal']
  readonly windows: OnrampDeps['windows'] & PayDeps['windows']
  readonly given: Pick<LatchkeyOptions, 'swapSource' | 'onramp' | 'onrampSources'>
  readonly portfolio: { read(account: AccountId): Promise<unknown> }
}

/** Creates Send, Swap, buying and Pay of one core. */
export function createMoves(deps: Deps): Moves {
  const { given } = deps
  const moving = {
    ...deps,
    projectId: deps.state.options.projectId,
    swapSource: given.swapSource,
    readKnown(account: AccountId) {
      // Without an answer less is known of what can be sent.
      deps.portfolio.read(account).catch(() => {})
    },
  }
  const send = createLazySend(moving)
  const swap = createLazySwap(moving)
  const { onramp: settings = {}, onrampSources: sources = [] } = given
  const arrived = (): void => deps.events.emit({ type: 'fundsMoved' })
  const onramp = createLazyOnramp({ ...deps, settings, sources, arrived })
  const pay = createLazyPay(moving)
  return {
    send,
    swap,
    onramp,
    pay,
    actions: {
      send: send.actions,
      swap: swap.actions,
      onramp: onramp.actions,
      pay: pay.actions,
    },
    stop() {
      for (const each of [send, swap, onramp, pay]) each.stop()
    },
    opened(view, request) {
      if (request === undefined) return
      const { to, token, fromToken, toToken, currency } = request
      // Views show what a website passed, also where it is no text.
      const amount = request.amount === undefined ? undefined : String(request.amount)
      if (view === 'WalletSend') send.actions.begin({ to, token, amount })
      if (view === 'Swap') swap.actions.begin({ fromToken, toToken, amount })
      if (view === 'OnRampProviders') onramp.actions.begin({ amount, currency, token })
    },
  }
}
