/** @full Random calls; each kind of call has its own cases in the files beside it. */
import {
  type Abi,
  decodeFunctionData,
  encodeFunctionData,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import swaps from '../../../vectors/swap-calldata.json'
import { explain } from './index.ts'

/**
 * The calls that an independent library reads: data counts as a call only if that library writes
 * the same bytes from the values that it read. Everything else has to be shown as unknown.
 */
const ABI = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isGranted)',
  'function multicall(bytes[] calls)',
  'function executeBatch(address[] targets, uint256[] values, bytes[] calls)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])

interface Call {
  readonly from: string
  readonly to: string
  readonly value: bigint
  readonly data: Hex
}

/** The important values of an effect, as one line. */
type Line = string

function expected(call: Call): Line[] {
  const { from, to, value, data } = call
  const coins = value > 0n || data === '0x' ? [line('coin', from, to, value)] : []
  if (data === '0x') return coins
  const inner = decoded(call)
  return inner === undefined ? [line('unknown', from, to, value, data)] : [...coins, ...inner]
}

function decoded({ from, to, data }: Call): Line[] | undefined {
  const read = readStrictly(data)
  switch (read?.functionName) {
    case undefined:
      return undefined
    case 'transfer':
      return [line('send', to, from, read.args[0], read.args[1])]
    case 'transferFrom':
      return [line('send', to, read.args[0], read.args[1], read.args[2])]
    case 'approve':
    case 'increaseAllowance':
      return [line('allow', to, from, read.args[0], read.args[1])]
    case 'permit':
      return [line('allow', to, read.args[0], read.args[1], read.args[2])]
    case 'setApprovalForAll':
      return [line('control', to, from, read.args[0], read.args[1])]
    case 'multicall':
      return all(read.args[0], (inner) => ({ from, to, value: 0n, data: inner }))
    case 'aggregate3':
      return all(read.args[0], (inner) => ({
        from: to,
        to: inner.target,
        value: 0n,
        data: inner.callData,
      }))
    case 'executeBatch': {
      const [targets, values, calls] = read.args
      if (targets.length !== calls.length) return undefined
      if (values.length > 0 && values.length !== targets.length) return undefined
      return all(targets, (target, at) => ({
        from: to,
        to: target,
        value: values[at] ?? 0n,
        data: calls[at] ?? '0x',
      }))
    }
    case 'safeBatchTransferFrom': {
      const [owner, receiver, ids, amounts] = read.args
      if (ids.length !== amounts.length || ids.length === 0) return undefined
      return ids.map((id, at) => line('item', to, owner, receiver, id, amounts[at]))
    }
  }
}

function all<T>(list: readonly T[], callOf: (one: T, at: number) => Call): Line[] | undefined {
  return list.length === 0 ? undefined : list.flatMap((one, at) => expected(callOf(one, at)))
}

function readStrictly(data: Hex) {
  try {
    const read = decodeFunctionData({ abi: ABI, data })
    const again = encodeFunctionData({ abi: ABI as Abi, ...read })
    return again === data.toLowerCase() ? read : undefined
  } catch {
    return undefined
  }
}

function line(...parts: readonly unknown[]): Line {
  return parts.map((part) => String(part).toLowerCase()).join(' ')
}

async function explained({ from, to, value, data }: Call): Promise<Line[]> {
  const params = [{ from, to: to === '' ? undefined : to, value: numberToHex(value), data }]
  const { effects } = await explain({
    network: 'eip155:1',
    method: 'eth_sendTransaction',
    params,
  })
  return effects.map((effect) => {
    switch (effect.kind) {
      case 'transfer': {
        const { asset, from: giver, to: taker, amount } = effect
        if (asset.kind === 'coin') return line('coin', giver, taker, amount)
        if (asset.kind === 'token') return line('send', asset.address, giver, taker, amount)
        return line('item', asset.address, giver, taker, asset.id, amount)
      }
      case 'allowance': {
        const token = 'address' in effect.asset ? effect.asset.address : ''
        return line('allow', token, effect.owner, effect.spender, effect.amount)
      }
      case 'control':
        return line('control', effect.collection, effect.owner, effect.operator, effect.isGranted)
      case 'unknownCall':
        return line('unknown', effect.from, effect.to, effect.value, effect.data)
      default:
        return line(effect.kind)
    }
  })
}

/** The same numbers in every run. Source: mulberry32 by Tommy Ettinger. */
function createNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

function createRandom(seed: number) {
  const below = createNumbers(seed)
  const hex = (bytes: number): Hex =>
    `0x${Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('')}`
  const address = (): Hex => hex(20)
  const amount = (): bigint => BigInt(hex([1, 8, 16, 32][below(4)] ?? 1))
  const several = <T>(make: () => T): T[] => Array.from({ length: 1 + below(3) }, make)

  const encode = (functionName: string, args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: ABI as Abi, functionName, args })
  const leaves = [
    () => encode('transfer', [address(), amount()]),
    () => encode('transferFrom', [address(), address(), amount()]),
    () => encode('approve', [address(), amount()]),
    () => encode('increaseAllowance', [address(), amount()]),
    () => encode('setApprovalForAll', [address(), below(2) === 1]),
    () => {
      const word = pad(hex(4))
      return encode('permit', [address(), address(), amount(), amount(), 27, word, word])
    },
    () => {
      const ids = several(amount)
      return encode('safeBatchTransferFrom', [address(), address(), ids, ids.map(amount), '0x'])
    },
    (): Hex => (below(3) === 0 ? '0x' : hex(4 + below(80))),
  ]
  const batches = [
    (calls: readonly Hex[]) => encode('multicall', [calls]),
    (calls: readonly Hex[]) =>
      encode('executeBatch', [calls.map(address), calls.map(amount), calls]),
    (calls: readonly Hex[]) => {
      const inner = calls.map((callData) => ({ target: address(), allowFailure: true, callData }))
      return encode('aggregate3', [inner])
    },
  ]

  /** Data of a call, with calls within it down to `depth`. */
  function data(depth: number): Hex {
    const kind = below(leaves.length + (depth > 0 ? batches.length : 0))
    const batch = batches[kind - leaves.length]
    return batch?.(several(() => data(depth - 1))) ?? leaves[kind]?.() ?? '0x'
  }

  /** One change somewhere: a digit, a word that is not there any more, one that was not. */
  function mutated(original: Hex): Hex {
    const at = 2 + 2 * below(Math.max(1, (original.length - 2) / 2))
    const [before, after] = [original.slice(0, at), original.slice(at)]
    const changes = [
      `${before}${hex(1).slice(2)}${after.slice(2)}`,
      `${before}${after.slice(2)}`,
      `${before}${hex(1).slice(2)}${after}`,
      `${before}${'0'.repeat(64)}${after}`,
      `${original}${hex(1 + below(40)).slice(2)}`,
      before,
    ]
    return `0x${(changes[below(changes.length)] ?? '').slice(2)}`
  }

  return { address, amount, data, mutated, below }
}

const SEEDS = Array.from({ length: 500 }, (_one, seed) => seed)

test('500 random calls are described as they are', async () => {
  for (const seed of SEEDS) {
    const { address, amount, data, below } = createRandom(seed)
    const value = below(3) === 0 ? amount() : 0n
    const call = { from: address(), to: address(), value, data: data(3) }

    expect(await explained(call), `seed ${seed}`).toEqual(expected(call))
  }
})

test('500 changed calls are never described as less than they do', async () => {
  let unknown = 0
  for (const seed of SEEDS) {
    const { address, data, mutated } = createRandom(seed + 10_000)
    const call = { from: address(), to: address(), value: 5n, data: mutated(data(2)) }

    const lines = await explained(call)

    expect(lines, `seed ${seed}`).toEqual(expected(call))
    if (lines.some((one) => one.startsWith('unknown'))) unknown += 1
  }
  expect(unknown).toBeGreaterThan(250)
})

test('approvals and swaps that a server could send are described as they are', async () => {
  const { approve_ok, approve_refuse, swap_refuse } = swaps.cases
  const all = [...approve_ok, ...approve_refuse, ...swap_refuse]

  for (const { tx, me: from } of all) {
    // Other values are no numbers, and malformed.
    if (!/^\d+$/.test(tx.value)) continue
    // The set's data is hexadecimal.
    const call = { from, to: tx.to ?? '', value: BigInt(tx.value), data: tx.data as Hex }
    const isWhole = /^(0x[\da-f]{40})?$/i.test(call.to) && /^0x([\da-f]{2})*$/i.test(tx.data)
    const described = tx.to === undefined ? ['creation'] : expected(call)
    const wanted = isWhole ? described : ['unknownrequest']
    expect(await explained(call)).toEqual(wanted)
  }
  expect(all.length).toBe(82)
})
