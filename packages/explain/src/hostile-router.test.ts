/** @full Random programs of a router; each kind of lie has its own case in `hostile-calls.test.ts`. */
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, test } from 'vitest'
import { explain } from './index.ts'

const ME: Hex = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const THIEF: Hex = '0x66666666666666666666666666666666deadbeef'
const USDC: Hex = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const WETH: Hex = '0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2'
const UNIVERSAL: Hex = '0x66a9893cc07d91d95644aedd05d03f95e1dba8af'
const [COIN, CALLER, ROUTER] = [0n, 1n, 2n].map((number) => numberToHex(number, { size: 20 })) as [
  Hex,
  Hex,
  Hex,
]
const LEAST = 1_000n

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

interface Command {
  readonly code: number
  readonly token: Hex
  readonly to: Hex
  readonly number: bigint
}

/** A swap and what is done with what it brings. */
function program(seed: number): readonly Command[] {
  const below = createNumbers(seed)
  const one = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
  const to = () => one([CALLER, CALLER, ME, THIEF, ROUTER])
  const swap = {
    code: 0x08,
    token: WETH,
    to: one([ROUTER, ROUTER, ROUTER, CALLER, THIEF]),
    number: LEAST,
  }
  const more = Array.from({ length: 1 + below(4) }, () => ({
    code: one([0x04, 0x04, 0x05, 0x06, 0x0c]),
    token: one([WETH, WETH, COIN, USDC]),
    to: to(),
    number: BigInt(one([1, 25, 100, 400, 600, 900, 5_000])),
  }))
  return [swap, ...more]
}

function inputOf({ code, token, to, number }: Command): Hex {
  if (code === 0x08)
    return encodeAbiParameters(parseAbiParameters('address,uint256,uint256,address[],bool'), [
      to,
      5n,
      number,
      [USDC, WETH],
      true,
    ])
  if (code === 0x0c) return encodeAbiParameters(parseAbiParameters('address,uint256'), [to, 0n])
  return encodeAbiParameters(parseAbiParameters('address,address,uint256'), [
    token,
    to,
    code === 0x04 ? 0n : number,
  ])
}

/** What the visitor has in the end, if the swap brings the least; undefined where the router refuses. */
function received([swap, ...others]: readonly Command[]): bigint | undefined {
  const kept = new Map<Hex, bigint>()
  let mine = 0n
  const give = (to: Hex, token: Hex, amount: bigint) => {
    if ((to === CALLER || to === ME) && token !== USDC) mine += amount
    if (to === ROUTER) kept.set(token, (kept.get(token) ?? 0n) + amount)
  }
  give(swap?.to ?? ROUTER, WETH, LEAST)
  for (const command of others) {
    const taken = command.code === 0x0c ? WETH : command.token
    const has = kept.get(taken) ?? 0n
    const amount = amountOf(command, has)
    if (amount > has) return undefined
    kept.set(taken, has - amount)
    give(command.to, command.code === 0x0c ? COIN : taken, amount)
  }
  return mine
}

function amountOf({ code, number }: Command, has: bigint): bigint {
  if (code === 0x05) return number
  return code === 0x06 ? (has * number) / 10_000n : has
}

async function isWarned(commands: readonly Command[]): Promise<boolean> {
  const codes = commands.map(({ code }) => numberToHex(code, { size: 1 }).slice(2)).join('')
  const abi = parseAbi(['function execute(bytes commands, bytes[] inputs, uint256 until)'])
  const data = encodeFunctionData({ abi, args: [`0x${codes}`, commands.map(inputOf), 9n] })
  const params = [{ from: ME, to: UNIVERSAL, data }]
  const { warnings } = await explain(
    { network: 'eip155:1', method: 'eth_sendTransaction', params },
    { ownAddresses: [ME] },
  )
  return warnings.some(({ kind }) => kind === 'forOthers' || kind === 'unknown')
}

test('of 1,000 programs of a router none takes most of a swap unsaid', async () => {
  const seen = { taken: 0, plain: 0 }
  for (let seed = 0; seed < 1_000; seed += 1) {
    const commands = program(seed)
    const [mine, warned] = [received(commands), await isWarned(commands)]
    if (mine === undefined) continue
    // A known part of a half, and a fee of 5 %.
    const isTaken = mine < 450n
    expect(isTaken && !warned, `seed ${seed}`).toBe(false)
    if (isTaken) seen.taken += 1
    else if (!warned) seen.plain += 1
  }

  expect(seen.taken).toBeGreaterThan(200)
  expect(seen.plain).toBeGreaterThan(30)
})
