import type { Actions } from './actions.ts'
import type { AccountId } from './contract/index.ts'
import type { OpenRequest } from './modal/modal.ts'
import { createLazyOnramp, type LazyOnramp } from './onramp/lazy-onramp.ts'
import type { OnrampDeps } from './onramp/onramp-deps.ts'
import type { LatchkeyOptions } from './options/latchkey-options.ts'
import { createLazySend, type LazySend } from './send/lazy-send.ts'
import type { SendDeps } from './send/send.ts'
import type { RouteName } from './store/routes.ts'
import { createLazySwap, type LazySwap } from './swap/lazy-swap.ts'
import type { SwapDeps } from './swap/swap-deps.ts'

/** What moves value. */
export interface Moves {
  readonly send: LazySend
  readonly swap: LazySwap
  readonly onramp: LazyOnramp
  readonly actions: Pick<Actions, 'send' | 'swap' | 'onramp'>
  stop(): void
  /** A website opened one of their views: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest | undefined): void
}

interface Deps
  extends Omit<SendDeps, 'readKnown' | 'services'>,
    Omit<SwapDeps, 'readKnown' | 'services' | 'projectId' | 'swapSource'>,
    Pick<OnrampDeps, 'storage' | 'random' | 'windows' | 'arrived'> {
  readonly services: SendDeps['services'] & SwapDeps['services'] & OnrampDeps['services']
  readonly modal: SendDeps['modal'] & SwapDeps['modal'] & OnrampDeps['modal']
  readonly given: Pick<LatchkeyOptions, 'swapSource' | 'onramp' | 'onrampSources'>
  readonly portfolio: { read(account: AccountId): Promise<unknown> }
}

/** Creates Send, Swap and buying of one core. */
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
  const onramp = createLazyOnramp({ ...deps, settings, sources })
  return {
    ...{ send, swap, onramp },
    actions: { send: send.actions, swap: swap.actions, onramp: onramp.actions },
    stop() {
      for (const each of [send, swap, onramp]) each.stop()
    },
    opened(view, request) {
      if (request === undefined) return
      const { to, token, fromToken, toToken, amount, currency } = request
      if (view === 'WalletSend') send.actions.begin({ to, token, amount })
      if (view === 'Swap') swap.actions.begin({ fromToken, toToken, amount })
      if (view === 'OnRampProviders') onramp.actions.begin({ amount, currency, token })
    },
  }
}
