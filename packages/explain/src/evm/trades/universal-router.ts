import type { Amount, Asset } from '../../model/effect.ts'
import { address, bool, bytes, list, readExactly, tuple, uint, uint256 } from '../abi.ts'
import { type Call, type KnownCall, known, type Step } from '../known-call.ts'
import { permitted } from '../permit2-calls.ts'
import { erc20 } from '../token-calls.ts'
import { atLeast, atMost, COIN, endsOf, exactly, packedEnds, recipientOf, swap } from './sides.ts'

/**
 * Commands of Uniswap's Universal Router, each with an input of its own. One that is not known here makes
 * the whole call unknown. Source: docs.uniswap.org/contracts/universal-router/technical-reference.
 *
 * @param wrapped - The token that stands for the network's coin.
 */
export function universalRouterCalls(wrapped: string | undefined): readonly KnownCall[] {
  const explain = (program: Program, call: Call) => explainAll(program, { call, wrapped })
  return [
    // execute(bytes,bytes[],uint256)
    known('3593564c', tuple(bytes, list(bytes), uint256), ([commands, inputs, until], call) =>
      explain({ commands, inputs, until }, call),
    ),
    // execute(bytes,bytes[])
    known('24856bc3', tuple(bytes, list(bytes)), ([commands, inputs], call) =>
      explain({ commands, inputs, until: undefined }, call),
    ),
  ]
}

interface Program {
  readonly commands: string
  readonly inputs: readonly string[]
  readonly until: bigint | undefined
}

interface Place {
  readonly call: Call
  readonly wrapped: string | undefined
}

/** Marks a command that may fail without the others. */
const MAY_FAIL = 0x80

function explainAll(
  { commands, inputs, until }: Program,
  place: Place,
): readonly Step[] | undefined {
  const codes = commands.match(/../g) ?? []
  if (codes.length === 0 || codes.length !== inputs.length) return undefined
  const numbers = codes.map((code) => Number.parseInt(code, 16) & ~MAY_FAIL)
  const portions = numbers.map((number, at) => (number === PORTION ? portionOf(inputs[at]) : 0n))
  if (portions.reduce((sum, one) => sum + one, 0n) > MOST_PORTIONS) return undefined
  const steps = numbers.map((number, at) => COMMANDS.get(number)?.(inputs[at] ?? '', place))
  const known = steps.filter((one) => one !== undefined)
  if (known.length < steps.length) return undefined
  return known.flat().map((step) => (step.kind === 'trade' ? { ...step, until } : step))
}

/** Pays a part of what the router has, in hundredths of a percent, to the named address. */
const PORTION = 0x06

/** All such parts together, at most: more is no fee. */
const MOST_PORTIONS = 500n

function portionOf(input = ''): bigint {
  return readExactly(tuple(address, address, uint256), input)?.[2] ?? 0n
}

type Command = (input: string, place: Place) => readonly Step[] | undefined

const v3Swap = tuple(address, uint256, uint256, bytes, bool)
const v2Swap = tuple(address, uint256, uint256, list(address), bool)

const COMMANDS: ReadonlyMap<number, Command> = new Map<number, Command>([
  [0x00, (input, place) => exactIn(readExactly(v3Swap, input), packedEnds, place)],
  [0x01, (input, place) => exactOut(readExactly(v3Swap, input), turned, place)],
  [0x02, take],
  [0x03, permitAll],
  // SWEEP, TRANSFER, PAY_PORTION: token, recipient, and the least, the amount, the part
  [0x04, (input, place) => pay(input, place, () => 'all')],
  [0x05, (input, place) => pay(input, place, (amount) => amount)],
  [PORTION, (input, place) => pay(input, place, () => 'unknown')],
  [0x08, (input, place) => exactIn(readExactly(v2Swap, input), endsOf, place)],
  [0x09, (input, place) => exactOut(readExactly(v2Swap, input), endsOf, place)],
  [0x0a, permitOne],
  [0x0b, wrap],
  [0x0c, unwrap],
])

/** Means all that the router has. */
const ROUTERS_BALANCE = 2n ** 255n

type SwapInput<T> = readonly [string, bigint, bigint, T, boolean]
type Ends<T> = (path: T) => ReturnType<typeof endsOf>

function exactIn<T>(
  values: SwapInput<T> | undefined,
  ends: Ends<T>,
  { call }: Place,
): readonly Step[] | undefined {
  if (values === undefined) return undefined
  const [to, amount, least, path, isUser] = values
  const tokens = ends(path)
  if (tokens === undefined) return undefined
  const given = amount === ROUTERS_BALANCE ? 'unknown' : amount
  return [
    swap({
      from: isUser ? call.from : call.to,
      gives: exactly(tokens[0], given),
      gets: atLeast(tokens[1], least, recipientOf(to, call)),
    }),
  ]
}

function exactOut<T>(
  values: SwapInput<T> | undefined,
  ends: Ends<T>,
  { call }: Place,
): readonly Step[] | undefined {
  if (values === undefined) return undefined
  const [to, amount, most, path, isUser] = values
  const tokens = ends(path)
  if (tokens === undefined) return undefined
  return [
    swap({
      from: isUser ? call.from : call.to,
      gives: atMost(tokens[0], most),
      gets: exactly(tokens[1], amount, recipientOf(to, call)),
    }),
  ]
}

/** For an exact result, the packed path is the other way round. */
function turned(path: string): ReturnType<typeof packedEnds> {
  const ends = packedEnds(path)
  return ends && [ends[1], ends[0]]
}

const details = tuple(address, uint(160), uint(48), uint(48))

/** A permission of Permit2 that is handed in, signed by who calls. */
function permitOne(input: string, { call: { from: owner } }: Place): readonly Step[] | undefined {
  const values = readExactly(tuple(tuple(details, address, uint256), bytes), input)
  if (values === undefined) return undefined
  const [[[token, amount, expiration], spender, signatureUntil]] = values
  return [permitted([token, amount, expiration], { owner, spender, signatureUntil })]
}

function permitAll(input: string, { call: { from: owner } }: Place): readonly Step[] | undefined {
  const values = readExactly(tuple(tuple(list(details), address, uint256), bytes), input)
  if (values === undefined || values[0][0].length === 0) return undefined
  const [[all, spender, signatureUntil]] = values
  return all.map(([token, amount, expiration]) =>
    permitted([token, amount, expiration], { owner, spender, signatureUntil }),
  )
}

/** WRAP_ETH: recipient, amount. */
function wrap(input: string, { call, wrapped }: Place): readonly Step[] | undefined {
  const values = readExactly(tuple(address, uint256), input)
  if (values === undefined || wrapped === undefined) return undefined
  const amount = values[1] === ROUTERS_BALANCE ? 'unknown' : values[1]
  const gets = exactly(erc20(wrapped), amount, recipientOf(values[0], call))
  return [swap({ from: call.to, gives: exactly(COIN, amount), gets })]
}

/** UNWRAP_WETH: recipient, least; all that the router has. */
function unwrap(input: string, { call }: Place): readonly Step[] | undefined {
  const values = readExactly(tuple(address, uint256), input)
  if (values === undefined) return undefined
  const parties = { from: call.to, to: recipientOf(values[0], call) }
  return [{ kind: 'transfer', asset: COIN, amount: 'all', ...parties, isUnwrapped: true }]
}

function pay(
  input: string,
  { call }: Place,
  amountOf: (number: bigint) => Amount,
): readonly Step[] | undefined {
  const values = readExactly(tuple(address, address, uint256), input)
  if (values === undefined) return undefined
  const [token, to, number] = values
  const asset = /^0x0+$/.test(token) ? COIN : erc20(token)
  return [paid(asset, amountOf(number), { from: call.to, to: recipientOf(to, call) })]
}

/** PERMIT2_TRANSFER_FROM: token, recipient, amount. */
function take(input: string, { call }: Place): readonly Step[] | undefined {
  const values = readExactly(tuple(address, address, uint(160)), input)
  if (values === undefined) return undefined
  const [token, to, amount] = values
  return [paid(erc20(token), amount, { from: call.from, to: recipientOf(to, call) })]
}

function paid(
  asset: Asset,
  amount: Amount,
  parties: { readonly from: string; readonly to: string },
): Step {
  return { kind: 'transfer', asset, amount, ...parties }
}
