import { encodeFunctionData, erc20Abi, type Hex } from 'viem'
import { type NodeRequest, nodeBatch } from './node-request.ts'
import { mintToken } from './sandbox-dollar.ts'
import { SANDBOX_DOLLAR } from './sandbox-dollar-facts.ts'

/** How much is to have happened. */
export interface PastOrder {
  readonly to: Hex
  readonly count: number
  /** How far back the oldest one is, in days. */
  readonly days: number
}

/** Sends everything that is ordered as past; it has no key, so the node acts for it. */
const SENDER: Hex = '0x5a4db0c5a4db0c5a4db0c5a4db0c5a4db0c00003'

/** Transactions of one block: well below its gas limit, and receipts of large blocks are slow to read. */
const PER_BLOCK = 50
const GAS = '0x15f90'
const GAS_PRICE = '0x77359400'
const DAY_SECONDS = 86_400

/**
 * Puts real transactions into blocks that are dated back: coins in three of four, Sandbox Dollars
 * in the fourth. Mining is paused until the end, and the clock of the chain is correct again
 * afterwards.
 */
export async function fillHistory(
  { request, nodeUrl }: { readonly request: NodeRequest; readonly nodeUrl: string },
  { to, count, days }: PastOrder,
): Promise<void> {
  await request('anvil_impersonateAccount', [SENDER])
  await request('anvil_setBalance', [SENDER, '0xd3c21bcecceda1000000'])
  await mintToken(request, SANDBOX_DOLLAR.address, { to: SENDER, amount: 10n ** 24n })
  const isMining = await request('anvil_getAutomine')
  const firstNonce = Number(await request('eth_getTransactionCount', [SENDER, 'latest']))
  const blocks = Math.ceil(count / PER_BLOCK)
  const nowSeconds = Math.floor(Date.now() / 1000)
  await request('evm_setAutomine', [false])
  try {
    for (let block = 0; block < blocks; block += 1) {
      const first = block * PER_BLOCK
      const size = Math.min(PER_BLOCK, count - first)
      const calls = Array.from({ length: size }, (_, at) => past(to, firstNonce, first + at))
      await nodeBatch(nodeUrl, calls)
      const ageSeconds = Math.round((days * DAY_SECONDS * (blocks - block)) / blocks)
      await request('evm_setTime', [nowSeconds - ageSeconds])
      await request('anvil_mine', ['0x1'])
    }
  } finally {
    await request('evm_setTime', [Math.floor(Date.now() / 1000)])
    await request('evm_setAutomine', [isMining])
  }
}

function past(to: Hex, firstNonce: number, at: number): ['eth_sendTransaction', readonly object[]] {
  const nonce = `0x${(firstNonce + at).toString(16)}`
  const fields = { from: SENDER, nonce, gas: GAS, gasPrice: GAS_PRICE }
  if (at % 4 !== 3) return ['eth_sendTransaction', [{ ...fields, to, value: amountOf(at, 12) }]]
  const args = [to, BigInt(amountOf(at, 16))] as const
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  return ['eth_sendTransaction', [{ ...fields, to: SANDBOX_DOLLAR.address, data }]]
}

function amountOf(at: number, zeros: number): Hex {
  return `0x${(BigInt(at + 1) * 10n ** BigInt(zeros)).toString(16)}`
}
