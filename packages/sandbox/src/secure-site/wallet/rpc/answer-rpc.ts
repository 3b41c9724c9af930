import { type Asker, isSafeMethod, type RequestOf, SiteError } from '@latchkey/frame/site'
import type { WalletCore } from '../wallet-core.ts'
import { APPROVED_METHODS, OWN_METHODS } from './methods.ts'

/**
 * Answers a request: from the wallet, from the chain's node, or after the visitor has approved this
 * very request. A method on neither list is refused.
 *
 * @throws SiteError with what the page may know.
 */
export async function answerRpc(
  core: WalletCore,
  { method, params }: RequestOf<'RPC_REQUEST'>,
  { origin, signal }: Asker,
): Promise<unknown> {
  const unsafe = APPROVED_METHODS.get(method)
  if (unsafe === undefined) return answerSafely(core, method, params)
  const { request, run } = await unsafe(core, params, origin)
  const isApproved = await core.approvals.ask({ origin, ...request }, signal)
  if (signal.aborted) throw new SiteError('Request was aborted')
  if (!isApproved) throw new SiteError('User rejected the request', { code: 4001 })
  return run()
}

async function answerSafely(core: WalletCore, method: string, params: unknown): Promise<unknown> {
  const own = OWN_METHODS.get(method)
  if (own !== undefined) return own(core, params)
  if (!isSafeMethod(method))
    throw new SiteError('Requested RPC call is not allowed', { code: 4200 })
  return core.nodes.ask(core.place.evmChainId, method, params)
}
