import type { AccountId, OnrampSource, SwapSource } from './contract/index.ts'
import type { OpenRequest } from './modal/modal.ts'
import { createLazyOnramp, type LazyOnramp } from './onramp/lazy-onramp.ts'
import type { OnrampDeps } from './onramp/onramp-deps.ts'
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
  /** A website opened one of their views: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest | undefined): void
}

interface Deps
  extends Omit<SendDeps, 'readKnown' | 'services'>,
    Omit<SwapDeps, 'readKnown' | 'services' | 'projectId'>,
    Pick<OnrampDeps, 'storage' | 'random' | 'windows' | 'arrived'> {
  readonly services: SendDeps['services'] & SwapDeps['services'] & OnrampDeps['services']
  readonly modal: SendDeps['modal'] & SwapDeps['modal'] & OnrampDeps['modal']
  readonly swapSource: SwapSource | undefined
  readonly onramp: OnrampDeps['settings'] | undefined
  readonly onrampSources: readonly OnrampSource[] | undefined
  readonly portfolio: { read(account: AccountId): Promise<unknown> }
}

/** Creates Send, Swap and buying of one core. */
export function createMoves(deps: Deps): Moves {
  const moving = {
    ...deps,
    projectId: deps.state.options.projectId,
    readKnown(account: AccountId) {
      // Without an answer less is known of what can be sent.
      deps.portfolio.read(account).catch(() => {})
    },
  }
  const send = createLazySend(moving)
  const swap = createLazySwap(moving)
  const { onramp: settings = {}, onrampSources: sources = [] } = deps
  const onramp = createLazyOnramp({ ...deps, settings, sources })
  return {
    send,
    swap,
    onramp,
    opened(view, request) {
      if (request === undefined) return
      const { to, token, fromToken, toToken, amount, currency } = request
      if (view === 'WalletSend') send.actions.begin({ to, token, amount })
      if (view === 'Swap') swap.actions.begin({ fromToken, toToken, amount })
      if (view === 'OnRampProviders') onramp.actions.begin({ amount, currency, token })
    },
  }
}
