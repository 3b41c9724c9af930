import { list, readExactly, tuple, uint256 } from '../evm/abi.ts'
import type { Asset } from '../model/effect.ts'
import { readBytes, readFields, readList } from '../model/read-json.ts'

/** A movement that a simulation has seen. */
export interface SeenTransfer {
  readonly asset: Asset
  readonly amount: bigint
  readonly from: string
  readonly to: string
}

/**
 * Matches the address under which nodes log movements of the network's coin. Source:
 * `traceTransfers` of `eth_simulateV1`.
 */
const COIN = /^0x(ee){20}$/i

/** The first topics of events. Sources: ERC-20, ERC-721, ERC-1155. */
const TRANSFER = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const TRANSFER_SINGLE = 'c3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const TRANSFER_BATCH = '4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** @returns The events; undefined when these are not what a node answers. */
export function readLogs(value: unknown): readonly Log[] | undefined {
  const logs = readList(value)?.map(readLog)
  const known = logs?.filter((log) => log !== undefined)
  return known?.length === logs?.length ? known : undefined
}

/** An event, without prefixes. */
export interface Log {
  readonly address: string
  readonly topics: readonly string[]
  readonly data: string
}

function readLog(value: unknown): Log | undefined {
  const fields = readFields(value)
  const [address, data] = [fields?.get('address'), readBytes(fields?.get('data'))]
  const topics = readList(fields?.get('topics'))?.map(readBytes)
  const known = topics
    ?.filter((topic) => topic?.length === 64)
    .filter((topic) => topic !== undefined)
  const isAddress = typeof address === 'string' && /^0x[0-9a-f]{40}$/i.test(address)
  if (!isAddress || data === undefined || known === undefined) return undefined
  return known.length === topics?.length ? { address, topics: known, data } : undefined
}

/** @returns The movements that an event announces. */
export function transfersIn({ address, topics, data }: Log): readonly SeenTransfer[] {
  const [name, one = '', two = '', three = ''] = topics
  if (name === TRANSFER) return [transferIn({ address, topics, data })].flat()
  const parties = { from: toAddress(two), to: toAddress(three) }
  if (topics.length !== 4 || one === '') return []
  if (name === TRANSFER_SINGLE) {
    const read = readExactly(tuple(uint256, uint256), data)
    return read === undefined ? [] : [{ ...items(address, read), ...parties }]
  }
  if (name !== TRANSFER_BATCH) return []
  const [ids, amounts] = readExactly(tuple(list(uint256), list(uint256)), data) ?? [[], []]
  return ids.map((id, at) => ({ ...items(address, [id, amounts[at] ?? 0n]), ...parties }))
}

/** Tokens have the amount as data, collections the item as a topic. */
function transferIn({ address, topics, data }: Log): readonly SeenTransfer[] {
  const [, from = '', to = '', item] = topics
  const parties = { from: toAddress(from), to: toAddress(to) }
  if (item !== undefined) {
    const asset = { kind: 'item', address, id: BigInt(`0x${item}`), standard: 'erc721' } as const
    return [{ asset, amount: 1n, ...parties }]
  }
  if (topics.length !== 3 || data.length !== 64) return []
  const asset: Asset = COIN.test(address)
    ? { kind: 'coin' }
    : { kind: 'token', address, standard: 'erc20' }
  return [{ asset, amount: BigInt(`0x${data}`), ...parties }]
}

function items(address: string, [id, amount]: readonly [bigint, bigint]) {
  return { asset: { kind: 'item', address, id, standard: 'erc1155' }, amount } as const
}

/** The address in a word. */
export function toAddress(topic: string): string {
  return `0x${topic.slice(24)}`
}
