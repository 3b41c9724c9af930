import { decodeFunctionResult, encodeFunctionData, erc20Abi, type Hex } from 'viem'
import type { NodeRequest } from './node-request.ts'

/** The name, symbol and decimals of a token contract; null if it does not answer. */
export interface TokenFacts {
  readonly name: string | null
  readonly symbol: string | null
  readonly decimals: number
}

/** Asks a token contract for its name, symbol and decimals (ERC-20). Without decimals it has none. */
export async function readToken(request: NodeRequest, address: Hex): Promise<TokenFacts> {
  const [name, symbol, decimals] = await Promise.all([
    readField(request, address, 'name'),
    readField(request, address, 'symbol'),
    readField(request, address, 'decimals'),
  ])
  return {
    name: typeof name === 'string' ? name : null,
    symbol: typeof symbol === 'string' ? symbol : null,
    decimals: typeof decimals === 'number' ? decimals : 0,
  }
}

async function readField(
  request: NodeRequest,
  to: Hex,
  functionName: 'name' | 'symbol' | 'decimals',
): Promise<string | number | undefined> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName })
  // A node answers a call with hexadecimal text.
  const answer = (await request('eth_call', [{ to, data }, 'latest']).catch(() => '0x')) as Hex
  try {
    return decodeFunctionResult({ abi: erc20Abi, functionName, data: answer })
  } catch {
    // A contract without this field, or one that answers something else.
    return undefined
  }
}
