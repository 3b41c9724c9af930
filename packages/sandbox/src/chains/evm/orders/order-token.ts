import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import { lowerCase } from '../lower-case.ts'
import type { NodeRequest } from '../node-request.ts'
import { readToken } from '../read-token.ts'
import { sendAsTreasurer } from '../treasurer.ts'
import { PERMIT_TOKEN_CODE } from './permit-token-code.ts'
import { ORDERED_TOKEN_CODE } from './token-code.ts'
import { type OrderableToken, SANDBOX_TOKENS } from './tokens.ts'

const ABI = parseAbi(['function configure(string name, string symbol, uint8 decimals)'])

/** Puts one of `SANDBOX_TOKENS` on a chain unless it is there. Does nothing for other addresses. */
export async function ensureToken(request: NodeRequest, address: Hex): Promise<void> {
  const wanted = Object.values<OrderableToken>(SANDBOX_TOKENS).find(
    (token) => lowerCase(token.address) === lowerCase(address),
  )
  if (!wanted || (await readToken(request, wanted.address)).symbol) return
  const { name, symbol, decimals, hasPermit = false } = wanted
  const code = hasPermit ? PERMIT_TOKEN_CODE : ORDERED_TOKEN_CODE
  await request('anvil_setCode', [wanted.address, code])
  const data = encodeFunctionData({ abi: ABI, args: [name, symbol, decimals] })
  await sendAsTreasurer(request, { to: wanted.address, data })
}
