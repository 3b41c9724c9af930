import { SANDBOX_DOLLAR } from '@latchkey/sandbox'
import { encodeFunctionData, erc20Abi, type Hex } from 'viem'

interface Chain {
  request(method: string, params: readonly unknown[]): Promise<unknown>
}

interface Question {
  readonly of: string
  /** Reads what this address may take, in place of what there is. */
  readonly allowedTo?: Hex
}

/**
 * Reads an account's balance or allowance of the sandbox's dollar on a chain, in smallest units.
 */
export async function readDollars(chain: Chain, { of, allowedTo }: Question): Promise<bigint> {
  const owner: Hex = `0x${of.slice(2)}`
  const abi = erc20Abi
  const data =
    allowedTo === undefined
      ? encodeFunctionData({ abi, functionName: 'balanceOf', args: [owner] })
      : encodeFunctionData({ abi, functionName: 'allowance', args: [owner, allowedTo] })
  const params = [{ to: SANDBOX_DOLLAR.address, data }, 'latest']
  return BigInt(String(await chain.request('eth_call', params)))
}
