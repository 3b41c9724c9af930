import type { FarBase } from '../compose/base.ts'
import type { ModalActions } from '../compose/modal.ts'
import type { RpcChannel } from '../contract/index.ts'

interface Deps {
  readonly base: Pick<FarBase, 'slices'>
  readonly modal: Pick<ModalActions, 'open'>
}

/** Shows a person what became of a batch that they approved. */
export type ShowCalls = (...request: Parameters<RpcChannel['request']>) => Promise<null>

/**
 * Makes what answers `wallet_showCallsStatus` (EIP-5792), which frames do not have: the status is
 * asked for, and told in the modal.
 */
export function createShowCalls({ base, modal }: Deps, ask: RpcChannel['request']): ShowCalls {
  return async (...[networkId, , params, signal]) => {
    const answer = await ask(networkId, 'wallet_getCallsStatus', params, signal)
    modal.open()
    base.slices.notices.show(wordsOf(Object(answer).status))
    return null
  }
}

/** Numbers from 200 on are of what is done, from 400 on of what failed; the first version has words. */
function wordsOf(status: unknown) {
  const isFailed = Number(status) >= 400
  const isDone = status === 'CONFIRMED' || Number(status) >= 200
  if (isFailed) return { tone: 'error', message: 'logins.calls.failed' } as const
  return isDone
    ? ({ tone: 'success', message: 'logins.calls.done' } as const)
    : ({ tone: 'loading', message: 'logins.calls.pending' } as const)
}
