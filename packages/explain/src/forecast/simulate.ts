import type { Call } from '../evm/known-call.ts'
import type { AskNode } from '../model/forecast.ts'
import { readBytes, readFields, readList, readQuantity } from '../model/read-json.ts'
import { allowancesIn, type SeenAllowance } from './read-allowances.ts'
import { readLogs, type SeenTransfer, transfersIn } from './read-transfers.ts'

/** The result of a call in a simulation. */
export interface Simulated {
  readonly isDone: boolean
  readonly returned: string
  readonly transfers: readonly SeenTransfer[]
  /** Rights that it gave. */
  readonly allowances: readonly SeenAllowance[]
}

/**
 * Runs calls on a node, one after another, without signing or sending them.
 * Source: github.com/ethereum/execution-apis, `eth_simulateV1`.
 *
 * @returns Undefined where the node can't, or answers something else.
 */
export async function simulate(
  calls: readonly Call[],
  ask: AskNode,
): Promise<readonly Simulated[] | undefined> {
  const blockStateCalls = [
    {
      calls: calls.map(({ from, to, value, data }) => ({
        from,
        to,
        value: `0x${value.toString(16)}`,
        input: `0x${data}`,
      })),
    },
  ]
  const params = [{ blockStateCalls, traceTransfers: true, validation: false }, 'latest']
  const answer = await ask('eth_simulateV1', params).catch(() => undefined)
  const results = readList(readFields(readList(answer)?.[0])?.get('calls'))
  const read = results?.map(readResult)
  const known = read?.filter((one) => one !== undefined)
  return known?.length === calls.length && read?.length === calls.length ? known : undefined
}

function readResult(value: unknown): Simulated | undefined {
  const fields = readFields(value)
  const status = readQuantity(fields?.get('status'))
  const returned = readBytes(fields?.get('returnData'))
  const logs = readLogs(fields?.get('logs') ?? [])
  if (status === undefined || returned === undefined || logs === undefined) return undefined
  return {
    isDone: status === 1n,
    returned,
    transfers: logs.flatMap(transfersIn),
    allowances: logs.flatMap(allowancesIn),
  }
}

/** Asks a token what an account has of it. */
export function balanceCall(token: string, account: string): Call {
  const data = `70a08231${account.slice(2).toLowerCase().padStart(64, '0')}`
  return { from: account, to: token, value: 0n, data }
}

/** @returns Undefined where a token did not say it. */
export function balanceIn(result: Simulated | undefined): bigint | undefined {
  const isOne = result?.isDone === true && result.returned.length === 64
  return isOne ? BigInt(`0x${result.returned}`) : undefined
}
