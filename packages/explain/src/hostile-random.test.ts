/** @full Random thefts in random wrappings; each kind of lie has its own cases in the files beside it. */
import { type Abi, encodeFunctionData, type Hex, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { type Effect, type Explanation, explain } from './index.ts'

const ME = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const THIEF = '0x66666666666666666666666666666666deadbeef'
const USDC = '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48'
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
const ENTRY_POINT = '0x0000000071727de22e5e9d8baf0edac6f37da032'
const SPLITTER = '0x40a2accbd92bca938b02010e17a5b8929b49130d'

const ABI: Abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address to, uint256 amount)',
  'function increaseAllowance(address to, uint256 amount)',
  'function setApprovalForAll(address to, bool isGranted)',
  'function drainAll(address to)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function multicall(bytes[] calls)',
  'function multicall(uint256 until, bytes[] calls)',
  'function execute(address to, uint256 value, bytes data)',
  'function executeBatch((address to, uint256 value, bytes data)[] calls)',
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 a, uint256 b, uint256 price, address token, address receiver, bytes signatures)',
])

interface Call {
  readonly to: string
  readonly data: string
  readonly value: bigint
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

function createLies(seed: number) {
  const below = createNumbers(seed)
  const one = <T>(list: readonly [T, ...T[]]): T => list[below(list.length)] ?? list[0]
  const some = () => numberToHex(BigInt(below(2 ** 31)) + 1n, { size: 20 })
  const encode = (functionName: string, args: readonly unknown[]): Hex =>
    encodeFunctionData({ abi: ABI, functionName, args })
  const call = (to: string, data: string, value = 0n): Call => ({ to, data, value })
  const amount = () => one([1n, 5n, 2n ** 96n - 1n, 2n ** 256n - 1n])

  /** What takes something, or may. */
  const theft = (): Call =>
    one([
      () => call(USDC, encode('transfer', [THIEF, amount()])),
      () => call(USDC, encode('transferFrom', [ME, THIEF, amount()])),
      () => call(USDC, encode('approve', [THIEF, amount()])),
      () => call(USDC, encode('increaseAllowance', [THIEF, amount()])),
      () => call(USDC, encode('setApprovalForAll', [THIEF, true])),
      () => call(PERMIT2, encode('approve', [USDC, THIEF, 5n, 9])),
      () => call(some(), encode('drainAll', [THIEF])),
      () => call(THIEF, '0x', 5n),
      () => call(THIEF, '0x12345678'),
    ])()

  const harmless = (): Call =>
    one([
      () => call(USDC, encode('approve', [some(), 0n])),
      () => call(USDC, encode('transfer', [some(), 1n])),
      () => call(some(), '0x', 1n),
      () => call(some(), '0x'),
    ])()

  function among(bad: Call): readonly Call[] {
    const all = Array.from({ length: below(4) }, harmless)
    const at = below(all.length + 1)
    return [...all.slice(0, at), bad, ...all.slice(at)]
  }

  const packed = (all: readonly Call[]): Hex => {
    const parts = all.map(({ to, data, value }) => {
      const length = numberToHex((data.length - 2) / 2, { size: 32 }).slice(2)
      return `00${to.slice(2)}${numberToHex(value, { size: 32 }).slice(2)}${length}${data.slice(2)}`
    })
    const abi = parseAbi(['function multiSend(bytes calls)'])
    return encodeFunctionData({ abi, args: [`0x${parts.join('')}`] })
  }
  const safe = (to: string, data: string, operation: number, value = 0n) =>
    call(some(), encode('execTransaction', [to, value, data, operation, 0, 0, 0, USDC, ME, '0x']))

  /** One call that leads to another one. */
  const wrapped = (bad: Call): Call =>
    one([
      () => call(bad.to, encode('multicall', [among(bad).map(({ data }) => data)]), bad.value),
      () => call(bad.to, encode('multicall', [9n, among(bad).map(({ data }) => data)]), bad.value),
      () => call(some(), encode('execute', [bad.to, bad.value, bad.data])),
      () => call(some(), encode('executeBatch', [among(bad)])),
      () =>
        call(
          some(),
          encode('aggregate3', [
            among(bad).map(({ to, data }) => ({ target: to, allowFailure: true, callData: data })),
          ]),
          bad.value,
        ),
      () => safe(bad.to, bad.data, 0, bad.value),
      () => safe(SPLITTER, packed(among(bad)), 1),
    ])()

  function hidden(levels: number): Call {
    return levels === 0 ? theft() : wrapped(hidden(levels - 1))
  }

  /** A byte that is another one, is missing or is too much. */
  function changed({ data, ...rest }: Call): Call {
    const at = 10 + 2 * below(Math.max(1, (data.length - 10) / 2))
    const [before, after] = [data.slice(0, at), data.slice(at)]
    const next = one([
      `${before}${numberToHex(below(256), { size: 1 }).slice(2)}${after.slice(2)}`,
      `${before}${after.slice(2)}`,
      `${data}00`,
      `${before}${'00'.repeat(32)}${after}`,
    ])
    return { ...rest, data: next }
  }

  return { below, one, among, hidden, changed, levels: below(12) }
}

type Lies = ReturnType<typeof createLies>

/** The request in one of the forms in which a wallet is asked. */
function asked({ one, among }: Lies, bad: Call): Promise<Explanation> {
  const asJson = ({ to, data, value }: Call) => ({ to, data, value: numberToHex(value) })
  return one([
    () => request('eth_sendTransaction', [{ from: ME, ...asJson(bad) }]),
    () =>
      request('wallet_sendCalls', [
        { version: '2.0.0', chainId: '0x1', from: ME, calls: among(bad).map(asJson) },
      ]),
    () => {
      const args = [bad.to, bad.value, bad.data]
      const callData = encodeFunctionData({ abi: ABI, functionName: 'execute', args })
      return request('eth_sendUserOperation', [{ sender: ME, callData }, ENTRY_POINT])
    },
  ])()
}

function request(method: string, params: unknown): Promise<Explanation> {
  return explain({ network: 'eip155:1', method, params }, { ownAddresses: [ME] })
}

const asText = (effect: Effect) =>
  JSON.stringify(effect, (_key, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  ).toLowerCase()

/** Whether the thief is named by what is described, or stands in what is shown as it is and warned of. */
function isSeen({ effects, warnings }: Explanation): boolean {
  return effects.some((effect, index) => {
    const isNamed = asText({ ...effect, via: [] }).includes(THIEF.slice(2))
    const isUnknown = effect.kind.startsWith('unknown')
    const isWarned = warnings.some((one) => one.kind === 'unknown' && one.effect === index)
    return isNamed && (!isUnknown || isWarned)
  })
}

test('500 thefts in up to 12 wrappings are seen, whatever stands beside them', async () => {
  for (let seed = 0; seed < 500; seed += 1) {
    const lies = createLies(seed)

    expect(isSeen(await asked(lies, lies.hidden(lies.levels))), `seed ${seed}`).toBe(true)
  }
})

test('500 thefts that are no exact calls are seen, or the thief is not in them any more', async () => {
  for (let seed = 1_000; seed < 1_500; seed += 1) {
    const lies = createLies(seed)
    const bad = lies.changed(lies.hidden(lies.levels % 4))
    const explanation = await asked(lies, bad)
    const isThere = `${bad.to}${bad.data}`.includes(THIEF.slice(2))
    const isRefused = explanation.effects.some(({ kind }) => kind === 'unknownRequest')

    expect(!isThere || isRefused || isSeen(explanation), `seed ${seed}`).toBe(true)
  }
})
