import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { SANDBOX_ACCOUNTS } from '../../accounts.ts'
import type { NodeRequest } from './node-request.ts'
import { sendAndWait } from './send-and-wait.ts'

/** A transfer that another account sends. */
export interface Transfer {
  readonly to: Hex
  /** In smallest units. */
  readonly amount: bigint
  /** Coins when left out. */
  readonly token?: Hex | undefined
  /** The last of `SANDBOX_ACCOUNTS` when left out; the node acts for any address. */
  readonly from?: Hex | undefined
}

/** More than any transfer needs. */
const GAS = '0x30d40'

/**
 * Sends coins or tokens from an account without asking its wallet. It is in a block then, or in the
 * node's pool while mining is paused.
 *
 * @returns The hash.
 * @throws SandboxError `node-refused` when it fails.
 */
export async function sendTransfer(
  request: NodeRequest,
  { to, amount, token, from = SANDBOX_ACCOUNTS[9].address }: Transfer,
): Promise<Hex> {
  const content =
    token === undefined
      ? { to, value: `0x${amount.toString(16)}`, data: '0x' }
      : {
          to: token,
          data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
        }
  await request('anvil_impersonateAccount', [from])
  if ((await request('anvil_getAutomine')) === true) {
    return sendAndWait(request, { from, ...content })
  }
  const hash = await request('eth_sendTransaction', [{ from, gas: GAS, ...content }])
  // A node answers with the hash.
  return hash as Hex
}
