import {
  type Abi,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  encodePacked,
  type Hex,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  toFunctionSelector,
} from 'viem'
import { expect, test } from 'vitest'
import { SEAPORT_CALLS } from './evm/trades/seaport.ts'
import { universalRouterCalls } from './evm/trades/universal-router.ts'
import { V2_OF_ROUTER_02_CALLS, V2_ROUTER_CALLS } from './evm/trades/v2-router.ts'
import { V3_OF_ROUTER_02_CALLS, V3_ROUTER_CALLS } from './evm/trades/v3-router.ts'
import { WRAPPED_COIN_CALLS } from './evm/trades/wrapped-coin.ts'
import { explain } from './index.ts'

const ME = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const V2 = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'
const ROUTER_02 = '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'
const UNIVERSAL = '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af'

const SINGLE = 'address,address,uint24,address'
const ORDER =
  '(address,uint256,uint256,address,address,address,uint256,uint256,uint8,uint256,uint256,bytes32,uint256,bytes32,bytes32,uint256,(uint256,address)[],bytes)'

const PARAMETERS =
  '(address,address,(uint8,address,uint256,uint256,uint256)[],(uint8,address,uint256,uint256,uint256,address)[],uint8,uint256,uint256,bytes32,uint256,bytes32,uint256)'

/** Source: the interfaces of the contracts. */
const SIGNATURES = {
  v2: [
    ...['swapExactTokensForTokens', 'swapExactTokensForTokensSupportingFeeOnTransferTokens'],
    ...['swapTokensForExactTokens', 'swapExactTokensForETH', 'swapTokensForExactETH'],
    'swapExactTokensForETHSupportingFeeOnTransferTokens',
  ].map((name) => `${name}(uint256,uint256,address[],address,uint256)`),
  v2OfCoins: [
    ...['swapExactETHForTokens', 'swapExactETHForTokensSupportingFeeOnTransferTokens'],
    'swapETHForExactTokens',
  ].map((name) => `${name}(uint256,address[],address,uint256)`),
  v3: [
    `exactInputSingle((${SINGLE},uint256,uint256,uint256,uint160))`,
    `exactOutputSingle((${SINGLE},uint256,uint256,uint256,uint160))`,
    'exactInput((bytes,address,uint256,uint256,uint256))',
    'exactOutput((bytes,address,uint256,uint256,uint256))',
  ],
  paid: [...['unwrapWETH9(uint256,address)', 'sweepToken(address,uint256,address)', 'refundETH()']],
  router02: [
    `exactInputSingle((${SINGLE},uint256,uint256,uint160))`,
    `exactOutputSingle((${SINGLE},uint256,uint256,uint160))`,
    ...[
      'exactInput((bytes,address,uint256,uint256))',
      'exactOutput((bytes,address,uint256,uint256))',
    ],
    ...['unwrapWETH9(uint256)', 'sweepToken(address,uint256)'],
  ],
  v2OfRouter02: [
    'swapExactTokensForTokens(uint256,uint256,address[],address)',
    'swapTokensForExactTokens(uint256,uint256,address[],address)',
  ],
  universal: ['execute(bytes,bytes[],uint256)', 'execute(bytes,bytes[])'],
  orders: [
    `fulfillOrder((${PARAMETERS},bytes),bytes32)`,
    `fulfillAdvancedOrder((${PARAMETERS},uint120,uint120,bytes,bytes),(uint256,uint8,uint256,uint256,bytes32[])[],bytes32,address)`,
  ],
  seaport: [`fulfillBasicOrder(${ORDER})`, `fulfillBasicOrder_efficient_6GL6yc(${ORDER})`],
  wrapped: ['deposit()', 'withdraw(uint256)'],
}

test.each([
  ['Uniswap V2', V2_ROUTER_CALLS, [...SIGNATURES.v2, ...SIGNATURES.v2OfCoins]],
  ['Uniswap V3', V3_ROUTER_CALLS, [...SIGNATURES.v3, ...SIGNATURES.paid]],
  ['the router for both, V2', V2_OF_ROUTER_02_CALLS, SIGNATURES.v2OfRouter02],
  ['the router for both, V3', V3_OF_ROUTER_02_CALLS, [...SIGNATURES.router02, ...SIGNATURES.paid]],
  ['the universal router', universalRouterCalls(undefined), SIGNATURES.universal],
  ['Seaport', SEAPORT_CALLS, [...SIGNATURES.seaport, ...SIGNATURES.orders]],
  ['wrapped coins', WRAPPED_COIN_CALLS, SIGNATURES.wrapped],
])('the selectors of %s are those of the signatures', (_name, calls, signatures) => {
  const selectors = signatures.map((signature) => toFunctionSelector(signature).slice(2))

  expect(calls.map(({ selector }) => selector).sort()).toEqual(selectors.sort())
})

const ABI = parseAbi([
  'function swapExactTokensForTokens(uint256 given, uint256 least, address[] path, address to, uint256 until)',
  'function exactInput((bytes path, address to, uint256 given, uint256 least) params)',
  'function execute(bytes commands, bytes[] inputs, uint256 until)',
])

function encode(functionName: string, args: readonly unknown[]): Hex {
  return encodeFunctionData({ abi: ABI as Abi, functionName, args })
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

/** A random swap, and what it gives and gets as one line. */
function randomSwap(seed: number) {
  const below = createNumbers(seed)
  const hex = (bytes: number): Hex =>
    `0x${Array.from({ length: bytes }, () => below(256).toString(16).padStart(2, '0')).join('')}`
  const tokens = Array.from({ length: 2 + below(3) }, () => hex(20))
  const [given, least, until] = [BigInt(hex(8)) + 1n, BigInt(hex(8)), BigInt(hex(5))]
  const to = hex(20)
  const packed = concatHex(
    tokens.map((token, at) =>
      at === 0 ? token : encodePacked(['uint24', 'address'], [below(10_000), token]),
    ),
  )
  const v2 = encodeAbiParameters(parseAbiParameters('address,uint256,uint256,address[],bool'), [
    to,
    given,
    least,
    tokens,
    true,
  ])
  const v3 = encodeAbiParameters(parseAbiParameters('address,uint256,uint256,bytes,bool'), [
    to,
    given,
    least,
    packed,
    true,
  ])
  const calls = [
    { to: V2, data: encode('swapExactTokensForTokens', [given, least, tokens, to, until]) },
    { to: ROUTER_02, data: encode('exactInput', [{ path: packed, to, given, least }]) },
    { to: UNIVERSAL, data: encode('execute', ['0x08', [v2], until]) },
    { to: UNIVERSAL, data: encode('execute', ['0x80', [v3], until]) },
  ]
  const call = calls[below(calls.length)] ?? { to: V2, data: '0x' }
  const line = `${given} ${tokens[0]} for ${least} ${tokens.at(-1)} to ${to}`.toLowerCase()
  return { call, line, below }
}

async function lineOf(call: { readonly to: string; readonly data: Hex; readonly value?: bigint }) {
  const { effects } = await explain({
    network: 'eip155:1',
    method: 'eth_sendTransaction',
    params: [{ ...call, from: ME, value: numberToHex(call.value ?? 0n) }],
  })
  const lines = effects.map((effect) => {
    if (effect.kind !== 'trade') return effect.kind
    const [gives, gets] = [effect.gives[0], effect.gets[0]]
    const of = (side: typeof gives) =>
      side !== undefined && 'address' in side.asset ? `${side.amount} ${side.asset.address}` : ''
    return `${of(gives)} for ${of(gets)} to ${gets?.to}`.toLowerCase()
  })
  return lines.join(', ')
}

test('300 random swaps are described as they are', async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { call, line } = randomSwap(seed)

    expect(await lineOf(call), `seed ${seed}`).toBe(line)
  }
})

test('300 swaps with something behind, between or missing are unknown', async () => {
  for (let seed = 0; seed < 300; seed += 1) {
    const { call, below } = randomSwap(seed)
    const { data } = call
    const word = 10 + 64 * below((data.length - 10) / 64 - 1)
    const changes: Hex[] = [
      `${data}00`,
      `${data}${'0'.repeat(64)}`,
      `0x${data.slice(2, -2)}`,
      `0x${data.slice(2, word)}${'0'.repeat(64)}${data.slice(word)}`,
      `0x${data.slice(2, word)}${data.slice(word + 64)}`,
    ]
    const changed = changes[below(changes.length)] ?? data

    expect(await lineOf({ ...call, data: changed }), `seed ${seed}`).toBe('unknownCall')
  }
})

test('coins that a swap of tokens does not need are shown', async () => {
  const { call } = randomSwap(1)

  expect(await lineOf({ ...call, value: 5n })).toMatch(/^transfer, \d/)
})

test('contracts that trade are known on their own network only', async () => {
  const { call } = randomSwap(1)
  const params = [{ ...call, from: ME }]
  const request = { method: 'eth_sendTransaction', params }

  const here = await explain({ network: 'eip155:1', ...request })
  const elsewhere = await explain({ network: 'eip155:8453', ...request })

  expect(here.effects).toMatchObject([{ kind: 'trade' }])
  expect(elsewhere.effects).toMatchObject([{ kind: 'unknownCall' }])
})

test('who gets something in a trade is compared with known addresses', async () => {
  const to = '0x225faaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac3b5'
  const known = '0x225f137127d9067788314bc7fcc1f36746a3c3B5'
  const data = encode('swapExactTokensForTokens', [1n, 1n, [V2, ME], to, 9n])

  const { warnings } = await explain(
    { network: 'eip155:1', method: 'eth_sendTransaction', params: [{ from: ME, to: V2, data }] },
    { knownAddresses: [known] },
  )

  expect(warnings).toMatchObject([
    { kind: 'forOthers', effect: 0 },
    { kind: 'lookAlike', resembles: known },
  ])
})
