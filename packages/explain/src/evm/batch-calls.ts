import { address, bool, bytes, fixedBytes, list, tuple, uint, uint256 } from './abi.ts'
import { unreadable } from './account-calls.ts'
import { type Call, isSame, type KnownCall, known, type Step } from './known-call.ts'
import { erc20 } from './token-calls.ts'

const word = fixedBytes(32)
const targets = list(tuple(address, bytes))

/** Several calls in one, by a contract. Sources: Uniswap's and OpenZeppelin's Multicall, Multicall3, Safe. */
export const BATCH_CALLS: readonly KnownCall[] = [
  // multicall(bytes[]), multicall(uint256,bytes[]), multicall(bytes32,bytes[])
  known('ac9650d8', tuple(list(bytes)), ([all], call) => ofItself(all, call)),
  known('5ae401dc', tuple(uint256, list(bytes)), ([, all], call) => ofItself(all, call)),
  known('1f0464d1', tuple(word, list(bytes)), ([, all], call) => ofItself(all, call)),
  // aggregate, blockAndAggregate, tryAggregate, tryBlockAndAggregate
  known('252dba42', tuple(targets), ([all], call) => ofOthers(all, call)),
  known('c3077fa9', tuple(targets), ([all], call) => ofOthers(all, call)),
  known('bce38bd7', tuple(bool, targets), ([, all], call) => ofOthers(all, call)),
  known('399542e9', tuple(bool, targets), ([, all], call) => ofOthers(all, call)),
  // aggregate3((address,bool,bytes)[])
  known('82ad56cb', tuple(list(tuple(address, bool, bytes))), ([all], call) =>
    ofOthers(
      all.map(([to, , data]) => [to, data]),
      call,
    ),
  ),
  // aggregate3Value((address,bool,uint256,bytes)[])
  known('174dea71', tuple(list(tuple(address, bool, uint256, bytes))), ([all], call) =>
    all.length === 0
      ? undefined
      : all.map(([to, , value, data], index) =>
          step({ from: call.to, to, value, data }, call.to, index),
        ),
  ),
  // execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)
  known(
    '6a761202',
    tuple(address, uint256, bytes, uint(8), uint256, uint256, uint256, address, address, bytes),
    ([to, value, data, operation, , , gasPrice, gasToken, refundReceiver], call) =>
      safeSteps({ to, value, data, operation, gasPrice, gasToken, refundReceiver }, call),
  ),
  // multiSend(bytes)
  known('8d80ff0a', tuple(bytes), ([packed], call) => multiSend(packed, call.to)),
]

/** Contracts that split the calls of a Safe. Source: github.com/safe-global/safe-deployments, 1.3.0 and later. */
const MULTI_SENDS = [
  ...['0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761', '0x998739BFdAAdde7C933B942a68053933098f9EDa'],
  ...['0x40A2aCCbd92BCA938b02010E17A5b8929b49130D', '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B'],
  ...['0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'],
]

/** Begins the data of `multiSend(bytes)`. */
const MULTI_SEND = '8d80ff0a'

/** A transaction that a Safe is asked to execute. */
interface SafeTransaction {
  readonly to: string
  readonly value: bigint
  readonly data: string
  /** 0: a call; 1: the code of `to` runs as the Safe. */
  readonly operation: bigint
  readonly gasPrice: bigint
  readonly gasToken: string
  readonly refundReceiver: string
}

/** Lists the call of a Safe, and its payment to the sender of the transaction for gas. */
export function safeSteps(
  transaction: SafeTransaction,
  { from, to: safe }: Pick<Call, 'from' | 'to'>,
): readonly Step[] {
  const { gasPrice, gasToken, refundReceiver } = transaction
  const main = safeCall(safe, transaction)
  if (gasPrice === 0n) return [main]
  return [
    main,
    {
      kind: 'transfer',
      amount: 'unknown',
      from: safe,
      asset: isNobody(gasToken) ? { kind: 'coin' } : erc20(gasToken),
      // Without a named recipient, the sender of the transaction gets it.
      to: isNobody(refundReceiver) ? from : refundReceiver,
    },
  ]
}

/** A call of a Safe, or the calls that it makes through one of the known contracts. */
function safeCall(safe: string, { to, value, data, operation }: SafeTransaction): Step {
  const call = { from: safe, to, value, data }
  const via = { kind: 'safe', at: safe, index: 0 } as const
  if (operation === 0n) return { kind: 'call', call, via }
  const isKnown = MULTI_SENDS.some((one) => isSame(one, to)) && data.startsWith(MULTI_SEND)
  if (operation !== 1n || !isKnown || value > 0n)
    return unreadable({ ...call, to: safe }, call, 'delegateCall')
  // The code of the contract runs as the Safe, so that its calls are the Safe's.
  return { kind: 'call', call: { ...call, to: safe }, via }
}

function isNobody(address: string): boolean {
  return /^0x0+$/.test(address)
}

/** Operation, address, value, length and data of each call, without padding. */
function multiSend(packed: string, at: string): readonly Step[] | undefined {
  const steps: Step[] = []
  let place = 0
  while (place < packed.length) {
    const head = packed.slice(place, place + 170)
    if (head.length < 170) return undefined
    const length = BigInt(`0x${head.slice(106)}`) * 2n
    if (length > BigInt(packed.length - place - 170)) return undefined
    const end = place + 170 + Number(length)
    const data = packed.slice(place + 170, end)
    const inner = { to: `0x${head.slice(2, 42)}`, value: BigInt(`0x${head.slice(42, 106)}`), data }
    const operation = head.slice(0, 2)
    if (operation !== '00' && operation !== '01') return undefined
    steps.push(
      operation === '00'
        ? step({ from: at, ...inner }, at, steps.length)
        : unreadable({ from: at, to: at, value: 0n, data: '' }, inner, 'delegateCall'),
    )
    place = end
  }
  return steps.length > 0 ? steps : undefined
}

/** Calls of the contract by itself, each as if the sender had made it. */
function ofItself(all: readonly string[], { from, to }: Call): readonly Step[] | undefined {
  if (all.length === 0) return undefined
  return all.map((data, index) => step({ from, to, value: 0n, data }, to, index))
}

function ofOthers(
  all: readonly (readonly [string, string])[],
  { to: at }: Call,
): readonly Step[] | undefined {
  if (all.length === 0) return undefined
  return all.map(([to, data], index) => step({ from: at, to, value: 0n, data }, at, index))
}

function step(call: Call, at: string, index: number): Step {
  return { kind: 'call', call, via: { kind: 'multicall', at, index } }
}
