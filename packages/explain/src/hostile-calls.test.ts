import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, test } from 'vitest'
import { type ExplainContext, explain } from './index.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const THIEF = '0x66666666666666666666666666666666deadbeef'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const WETH = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const V2 = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const UNIVERSAL = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const MOST = 2n ** 256n - 1n

const ABI = parseAbi([
  'function approve(address to, uint256 amount)',
  'function increaseAllowance(address to, uint256 amount)',
  'function setApprovalForAll(address to, bool isGranted)',
  'function multicall(bytes[] calls)',
  'function multiSend(bytes calls)',
  'function transferFrom((address from, address to, uint160 amount, address token)[] moves)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 a, uint256 b, uint256 price, address token, address receiver, bytes signatures)',
  'function swapExactTokensForTokens(uint256 given, uint256 least, address[] path, address to, uint256 until)',
  'function execute(bytes commands, bytes[] inputs, uint256 until)',
])

const approve = (amount: bigint, to: Hex = THIEF): Hex =>
  encodeFunctionData({ abi: ABI, functionName: 'approve', args: [to, amount] })
const word = (number: bigint) => number.toString(16).padStart(64, '0')
const multicall = (calls: readonly Hex[]): Hex =>
  encodeFunctionData({ abi: ABI, functionName: 'multicall', args: [calls] })

const sent = (to: string, data: string, more: object = {}) =>
  asked('eth_sendTransaction', [{ from: ME, to, data, ...more }])

function asked(method: string, params: unknown, context: ExplainContext = { ownAddresses: [ME] }) {
  return explain({ network: 'eip155:1', method, params }, context)
}

/** A call that is shown as it is, and warned of. */
const UNKNOWN = {
  effects: [{ kind: 'unknownCall' }],
  warnings: [{ kind: 'unknown', effect: 0 }],
}

const nested = (levels: number): Hex =>
  levels === 0 ? approve(MOST) : multicall([nested(levels - 1)])

test.each<[attack: string, data: string]>([
  ['an approval with bytes behind it', `${approve(MOST)}00`],
  ['an approval with a second one behind it', `${approve(0n)}${approve(MOST).slice(2)}`],
  [
    'an approval whose address has dirty bits',
    approve(MOST).replace('0x095ea7b3000', '0x095ea7b3001'),
  ],
  ['an approval that is a byte short', approve(MOST).slice(0, -2)],
  ['a list whose offset points back into its head', `0xac9650d8${word(0n)}${word(1n)}${word(32n)}`],
  ['a list with a gap before it', `0xac9650d8${word(64n)}${word(0n)}${word(0n)}`],
  ['a list of 2^255 calls', `0xac9650d8${word(32n)}${word(2n ** 255n)}${word(32n)}`],
  ['an offset of 2^256 - 1', `0xac9650d8${word(MOST)}${word(1n)}${word(32n)}`],
  [
    'two calls that overlap',
    `0xac9650d8${word(32n)}${word(2n)}${word(64n)}${word(64n)}${word(0n)}`,
  ],
  ['a call of 1 MiB that begins like an approval', `0x095ea7b3${'11'.repeat(1_048_576)}`],
  ['a selector of zeros, which only a market has', `0x00000000${approve(MOST).slice(10)}`],
  ['an approval 100 calls deep', nested(100)],
])('%s is shown as it is and warned of', async (_attack, data) => {
  expect(await sent(USDC, data)).toMatchObject(UNKNOWN)
})

test('an approval of nothing hides no approval of everything behind it', async () => {
  const calls = [0n, 1n, MOST].map((amount) => ({ to: USDC, data: approve(amount) }))
  const { effects, warnings } = await asked('wallet_sendCalls', [
    { chainId: '0x1', from: ME, calls },
  ])

  expect(effects).toMatchObject([
    { amount: 0n },
    { amount: 1n },
    { amount: MOST, spender: expect.stringMatching(/beef$/i) },
  ])
  expect(warnings).toEqual([{ kind: 'unlimitedAllowance', effect: 2 }])
})

test('an addition that overflows an allowance is without a limit', async () => {
  const data = encodeFunctionData({
    abi: ABI,
    functionName: 'increaseAllowance',
    args: [THIEF, MOST],
  })

  expect((await sent(USDC, data)).warnings).toEqual([{ kind: 'unlimitedAllowance', effect: 0 }])
})

test('one theft among 50 moves of Permit2 is one of 50 effects', async () => {
  const moves = Array.from({ length: 50 }, (_one, at) => ({
    from: ME,
    to: at === 31 ? THIEF : ME,
    amount: 5n,
    token: USDC,
  })) as { from: Hex; to: Hex; amount: bigint; token: Hex }[]
  const data = encodeFunctionData({ abi: ABI, functionName: 'transferFrom', args: [moves] })
  const { effects } = await sent(PERMIT2, data)

  expect(effects).toHaveLength(50)
  expect(effects[31]).toMatchObject({
    kind: 'transfer',
    from: ME,
    to: expect.stringMatching(/beef$/i),
    amount: 5n,
  })
})

const safe = (to: Hex, data: Hex, more: { operation?: number; price?: bigint } = {}): Hex =>
  encodeFunctionData({
    abi: ABI,
    functionName: 'execTransaction',
    args: [to, 0n, data, more.operation ?? 0, 0n, 0n, more.price ?? 0n, USDC, THIEF, '0x'],
  })

test('code that runs as a Safe is warned of, alone and among calls that are split', async () => {
  const [call] = [approve(MOST).slice(2)]
  const packed: Hex = `0x01${THIEF.slice(2)}${word(0n)}${word(BigInt(call.length / 2))}${call}`
  const split = encodeFunctionData({ abi: ABI, functionName: 'multiSend', args: [packed] })
  const known = '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D'

  for (const data of [safe(THIEF, '0x', { operation: 1 }), safe(known, split, { operation: 1 })])
    expect(await sent('0x00000000000000000000000000000000000005af', data)).toMatchObject({
      effects: [
        { kind: 'unknownCall', reason: 'delegateCall', to: expect.stringMatching(/beef$/i) },
      ],
      warnings: [{ kind: 'unknown', effect: 0 }],
    })
})

test('what a Safe pays for gas is a transfer of its own', async () => {
  const { effects } = await sent(ME, safe(USDC, approve(0n), { price: 10n ** 30n }))

  expect(effects).toMatchObject([
    { kind: 'allowance', amount: 0n },
    {
      kind: 'transfer',
      amount: 'unknown',
      to: expect.stringMatching(/beef$/i),
      asset: { address: USDC },
    },
  ])
})

const swap = (to: Hex) =>
  encodeFunctionData({
    abi: ABI,
    functionName: 'swapExactTokensForTokens',
    args: [5n, 4n, [USDC, WETH], to, 9n],
  })
const ROUTER: Hex = '0x0000000000000000000000000000000000000002'
const NOBODY: Hex = '0x0000000000000000000000000000000000000000'
const CALLER: Hex = '0x0000000000000000000000000000000000000001'
const toRouter = encodeAbiParameters(parseAbiParameters('address,uint256,uint256,address[],bool'), [
  ...[ROUTER, 1_000n, 900n, [USDC, WETH], true],
] as [Hex, bigint, bigint, Hex[], boolean])
const paid = (token: Hex, to: Hex, number: bigint) =>
  encodeAbiParameters(parseAbiParameters('address,address,uint256'), [token, to, number])
const ofRouter = encodeAbiParameters(parseAbiParameters('address,uint256,uint256,address[],bool'), [
  ...[ROUTER, 1_000n, 900n, [USDC, WETH], false],
] as [Hex, bigint, bigint, Hex[], boolean])
const unwrapped = encodeAbiParameters(parseAbiParameters('address,uint256'), [CALLER, 0n])
const router = (commands: Hex, inputs: readonly Hex[]) =>
  encodeFunctionData({ abi: ABI, functionName: 'execute', args: [commands, inputs, 9n] })

test.each<[attack: string, to: string, data: Hex]>([
  ['a swap whose result goes to a thief', V2, swap(THIEF)],
  ['a swap whose result stays in the router', UNIVERSAL, router('0x08', [toRouter])],
  [
    'a swap whose result is swept to a thief',
    UNIVERSAL,
    router('0x0804', [toRouter, paid(WETH, THIEF, 0n)]),
  ],
  [
    'a swap of which only another token comes back',
    UNIVERSAL,
    router('0x0804', [toRouter, paid(USDC, CALLER, 0n)]),
  ],
  [
    'a swap of the router for itself that is swept to a thief',
    UNIVERSAL,
    router('0x02080804', [paid(USDC, ROUTER, 5n), ofRouter, ofRouter, paid(WETH, THIEF, 0n)]),
  ],
  [
    'a swap of which only coins come back',
    UNIVERSAL,
    router('0x0804', [toRouter, paid(NOBODY, CALLER, 0n)]),
  ],
  [
    'a swap whose rest comes back after a thief',
    UNIVERSAL,
    router('0x080404', [toRouter, paid(WETH, THIEF, 0n), paid(WETH, CALLER, 0n)]),
  ],
  [
    'a swap of which the visitor gets a little first',
    UNIVERSAL,
    router('0x080504', [toRouter, paid(WETH, CALLER, 1n), paid(WETH, THIEF, 0n)]),
  ],
  [
    'a swap of which a thief gets nearly all',
    UNIVERSAL,
    router('0x080504', [toRouter, paid(WETH, THIEF, 899n), paid(WETH, CALLER, 0n)]),
  ],
])('%s is warned of', async (_attack, to, data) => {
  expect((await sent(to, data)).warnings).toContainEqual({
    kind: 'forOthers',
    effect: expect.any(Number),
  })
})

test.each<[name: string, to: string, data: Hex]>([
  ['the visitor', V2, swap(ME)],
  [
    'the visitor through the router',
    UNIVERSAL,
    router('0x0804', [toRouter, paid(WETH, CALLER, 0n)]),
  ],
  ['the visitor as coins', UNIVERSAL, router('0x080c', [toRouter, unwrapped])],
  [
    'the visitor but for a fee',
    UNIVERSAL,
    router('0x080604', [toRouter, paid(WETH, THIEF, 25n), paid(WETH, CALLER, 0n)]),
  ],
])('a swap for %s is not warned of', async (_name, to, data) => {
  expect((await sent(to, data)).warnings).toEqual([])
})

test.each<[attack: string, portions: readonly bigint[]]>([
  ['a part of 99.99 %', [9_999n]],
  ['20 parts of 5 %', Array.from({ length: 20 }, () => 500n)],
])(
  '%s that a router pays to others is not a fee: the call is unknown',
  async (_attack, portions) => {
    const parts = portions.map((part) => paid(WETH, THIEF, part))
    const commands: Hex = `0x08${'06'.repeat(parts.length)}04`
    const data = router(commands, [toRouter, ...parts, paid(WETH, CALLER, 0n)])

    expect(await sent(UNIVERSAL, data)).toMatchObject(UNKNOWN)
  },
)

test.each([
  ['nobody', '0x0000000000000000000000000000000000000000'],
  ['the address that is used for burning', '0x000000000000000000000000000000000000dEaD'],
])('coins for %s are said to be lost', async (_name, to) => {
  expect((await sent(to, '0x', { value: '0x1' })).warnings).toEqual([{ kind: 'lost', effect: 0 }])
})
