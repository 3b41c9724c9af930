import { LatchkeyError, networkOf } from '../contract/index.ts'
import { askNode } from './ask-node.ts'
import type { Wanted } from './judge-calldata.ts'
import type { OutcomeDeps } from './read-outcome.ts'

/** No code, and the code of an account that a key controls. Source: EIP-7702. */
const NO_CONTRACT = /^0x(?:0*|ef0100[\da-f]{40})$/i

/**
 * Refuses an exchange where there is no contract: coins that go there buy nothing. A node that does not
 * answer refuses nothing. Source: docs/security.md, S54.
 *
 * @throws LatchkeyError `swap.no-exchange`.
 */
export async function requireCode(
  deps: OutcomeDeps,
  { account, exchange }: Pick<Wanted, 'account'> & { readonly exchange: string },
  signal: AbortSignal,
): Promise<void> {
  const networkId = networkOf(account)
  const question = { networkId, method: 'eth_getCode', params: [exchange, 'latest'] }
  const code = await askNode(deps, question, signal).catch(() => undefined)
  if (typeof code === 'string' && NO_CONTRACT.test(code)) {
    throw new LatchkeyError('swap.no-exchange', {})
  }
}
