import { encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { SANDBOX_ACCOUNTS } from '../../../accounts.ts'
import { sendAndWait } from '../../../chains/evm/send-and-wait.ts'
import type { TestApi } from '../../../testing/test-api.ts'
import type { BuiltTransaction } from '../swap-answers.ts'

/** The two tokens and the amount of a swap on chain 1. */
export interface Pair {
  readonly from: string
  readonly to: string
  readonly amount: bigint
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** The coin of a chain in the API's addresses. */
export const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The first account. */
export const [{ address: ME }] = SANDBOX_ACCOUNTS

/** A CAIP-10 id on chain 1. */
export function on1(address: string): string {
  return `eip155:1:${address}`
}

/** The first account as a client of the API, on chain 1. */
export function aSwapper({ app, chains, get }: Pick<TestApi, 'app' | 'chains' | 'get'>) {
  const request = (method: string, params?: readonly unknown[]) =>
    chains.get(1).request(method, params)
  const textOf = ({ from, to, amount }: Pair) =>
    ({ from: on1(from), to: on1(to), amount: String(amount), userAddress: on1(ME) }) as const
  const ask = async (path: string, query: Readonly<Record<string, string>>) =>
    get(`/v1/convert/${path}?${new URLSearchParams(query)}`)

  async function balance(asset: string): Promise<bigint> {
    if (asset === COIN) return BigInt(String(await request('eth_getBalance', [ME, 'latest'])))
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [ME] })
    return BigInt(String(await request('eth_call', [{ to: asset, data }, 'latest'])))
  }

  return {
    ask,
    balance,
    quote: (pair: Pair) => ask('quotes', textOf(pair)),
    /** Returns the amount that the route quotes, in smallest units. */
    async quoted(pair: Pair): Promise<bigint> {
      return BigInt(Object((await ask('quotes', textOf(pair))).body).quotes[0].toAmount)
    },
    async allowance(token: string): Promise<string> {
      const asked = { tokenAddress: on1(token), userAddress: on1(ME) }
      return Object((await ask('allowance', asked)).body).allowance
    },
    async approval(pair: Pair): Promise<BuiltTransaction> {
      return Object((await ask('build-approve', textOf(pair))).body).tx
    },
    async build(pair: Pair, rest: object = {}): Promise<Answer> {
      const plain = { eip155: { slippage: 1 }, disableEstimate: true, projectId: 'p' }
      const body = JSON.stringify({ ...textOf(pair), ...plain, ...rest })
      const response = await app.request('/v1/convert/build-transaction', { method: 'POST', body })
      return { status: response.status, body: await response.json() }
    },
    /** Sends a built transaction. @returns What it cost, in wei. */
    async send(to: string, { data }: Pick<BuiltTransaction, 'data'>, value = 0n): Promise<bigint> {
      const address = to.slice(to.lastIndexOf(':') + 1)
      const transaction = { from: ME, to: address, data, value: numberToHex(value) }
      const hash = await sendAndWait(request, transaction)
      const receipt = Object(await request('eth_getTransactionReceipt', [hash]))
      return BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)
    },
  }
}
