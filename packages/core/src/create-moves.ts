import type { AccountId, SwapSource } from './contract/index.ts'
import type { OpenRequest } from './modal/modal.ts'
import { createLazySend, type LazySend } from './send/lazy-send.ts'
import type { SendDeps } from './send/send.ts'
import type { RouteName } from './store/routes.ts'
import { createLazySwap, type LazySwap } from './swap/lazy-swap.ts'
import type { SwapDeps } from './swap/swap-deps.ts'

/** What moves value. */
export interface Moves {
  readonly send: LazySend
  readonly swap: LazySwap
  /** A website opened one of their views: what it asked for is filled in. */
  opened(view: RouteName, request: OpenRequest | undefined): void
}

interface Deps
  extends Omit<SendDeps, 'readKnown' | 'services'>,
    Omit<SwapDeps, 'readKnown' | 'services' | 'projectId'> {
  readonly services: SendDeps['services'] & SwapDeps['services']
  readonly swapSource: SwapSource | undefined
  readonly portfolio: { read(account: AccountId): Promise<unknown> }
}

/** Creates Send and Swap of one core. */
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
  return {
    send,
    swap,
    opened(view, request) {
      if (request === undefined) return
      const { to, token, fromToken, toToken, amount } = request
      if (view === 'WalletSend') send.actions.begin({ to, token, amount })
      if (view === 'Swap') swap.actions.begin({ fromToken, toToken, amount })
    },
  }
}
