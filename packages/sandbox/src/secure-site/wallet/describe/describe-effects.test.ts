/** @full That the sandbox works is seen in every journey of `npm test`. */

import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { SWAP_ROUTER_ADDRESS } from '../../../chains/evm/swap/swap-router.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { describeEffects } from './describe-effects.ts'
import type { TokenFacts } from './describe-scope.ts'

const ME = `0x${'5a'.repeat(20)}` as const
const TOKEN = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa'
const CARDS = '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB'
const WHO = `0x${'11'.repeat(20)}` as const
const OTHER = `0x${'22'.repeat(20)}` as const
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const MORE = parseAbi([
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isAllowed)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function multicall(bytes[] calls)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)',
])
const WORD: Hex = `0x${'0'.repeat(64)}`

const TOKENS: readonly TokenFacts[] = [
  { address: TOKEN, decimals: 18, symbol: 'SUSD', isCollection: false },
  { address: CARDS, decimals: undefined, symbol: 'CARD', isCollection: true },
]

interface Asked {
  readonly to?: string | undefined
  readonly data?: Hex
  readonly value?: Hex
}

function described({ to, data = '0x', value = '0x0' }: Asked, known: readonly string[] = []) {
  return describeEffects(
    {
      network: 'eip155:1',
      method: 'eth_sendTransaction',
      params: [{ from: ME, ...(to !== undefined && { to }), data, value }],
    },
    {
      ownAddresses: [ME],
      knownAddresses: known,
      coin: { symbol: 'ETH', decimals: 18 },
      tokenReader: async (address) => TOKENS.find((token) => token.address === address),
      data: [data],
    },
  )
}

const factsOf = async (asked: Asked) => (await described(asked)).groups.flatMap((g) => g.facts)
/** Returns the lines on the screen, without the data of known calls. */
const linesOf = async (asked: Asked) =>
  (await factsOf(asked)).flatMap((fact) =>
    fact.kind === 'data' && !fact.isOpen ? [] : [line(fact)],
  )

function line(fact: Fact): string {
  switch (fact.kind) {
    case 'amount':
      return `${fact.label}: ${fact.amount} ${fact.symbol}`
    case 'address':
      return `${fact.label}: ${fact.address}`
    case 'value':
      return `${fact.label}: ${fact.value}`
    case 'data':
      return `Open data: ${fact.data}`
    case 'note':
      return `! ${fact.text}`
    default:
      return fact.kind
  }
}

const erc20 = (functionName: 'transfer' | 'approve', amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName, args: [WHO, amount] })
const permit2 = encodeFunctionData({
  abi: MORE,
  functionName: 'approve',
  args: [TOKEN, WHO, 5n * 10n ** 18n, 1_800_000_000],
})
const FIVE = 5n * 10n ** 18n
const SPENDER = `Who may spend it: ${WHO}`
const LASTS = 'Ends: Only when you take it back'
const UNREAD = '! This call can’t be read. Approve it only if you trust the site and the address.'

test.each<[string, Asked, readonly string[]]>([
  ['coins', { to: WHO, value: '0x1' }, ['Send: 0.000000000000000001 ETH', `Recipient: ${WHO}`]],
  [
    'a transfer',
    { to: TOKEN, data: erc20('transfer', FIVE) },
    ['Send: 5 SUSD', `Recipient: ${WHO}`],
  ],
  [
    'a transfer for another',
    {
      to: TOKEN,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transferFrom',
        args: [OTHER, WHO, FIVE],
      }),
    },
    ['Send: 5 SUSD', `From: ${OTHER}`, `Recipient: ${WHO}`],
  ],
  [
    'an item',
    {
      to: CARDS,
      data: encodeFunctionData({
        abi: erc20Abi,
        functionName: 'transferFrom',
        args: [ME, WHO, 7n],
      }),
    },
    ['Send: Item 7 CARD', `Recipient: ${WHO}`],
  ],
  [
    'several of an item',
    {
      to: CARDS,
      data: encodeFunctionData({
        abi: MORE,
        functionName: 'safeTransferFrom',
        args: [ME, WHO, 7n, 3n, '0x'],
      }),
    },
    ['Send: 3 × Item 7 CARD', `Recipient: ${WHO}`],
  ],
  [
    'an allowance',
    { to: TOKEN, data: erc20('approve', FIVE) },
    ['Allow to spend: 5 SUSD', SPENDER, LASTS],
  ],
  [
    'one without a limit',
    { to: TOKEN, data: erc20('approve', maxUint256) },
    [
      'Allow to spend: Unlimited SUSD',
      '! This address could take all of this token that you have, now and later.',
      ...[SPENDER, LASTS],
    ],
  ],
  [
    'one that is taken back',
    { to: TOKEN, data: erc20('approve', 0n) },
    ['Take back what may be spent: 0 SUSD', SPENDER],
  ],
  [
    'more of one',
    {
      to: TOKEN,
      data: encodeFunctionData({ abi: MORE, functionName: 'increaseAllowance', args: [WHO, FIVE] }),
    },
    ['Allow to spend, in addition: 5 SUSD', SPENDER, LASTS],
  ],
  [
    'less of one',
    {
      to: TOKEN,
      data: encodeFunctionData({ abi: MORE, functionName: 'decreaseAllowance', args: [WHO, FIVE] }),
    },
    ['Allow to spend less, by: 5 SUSD', SPENDER],
  ],
  [
    'one of a token that does not say its decimals',
    { to: OTHER, data: erc20('approve', FIVE) },
    [
      'Allow to spend (number as written; the token does not say its decimals): 5000000000000000000 tokens',
      ...[SPENDER, LASTS],
    ],
  ],
  [
    'one through Permit2',
    { to: PERMIT2, data: permit2 },
    ['Allow to spend: 5 SUSD', SPENDER, 'Ends: 2027-01-15 08:00 UTC'],
  ],
  [
    'control over a collection',
    {
      to: CARDS,
      data: encodeFunctionData({ abi: MORE, functionName: 'setApprovalForAll', args: [WHO, true] }),
    },
    [
      'Allow: Control over everything of a collection',
      '! This address could take every item of this collection that you have, now and later.',
      ...[`Who: ${WHO}`, `Collection: ${CARDS}`],
    ],
  ],
  [
    'control that is taken back',
    {
      to: CARDS,
      data: encodeFunctionData({
        abi: MORE,
        functionName: 'setApprovalForAll',
        args: [WHO, false],
      }),
    },
    [
      ...['Take back: Control over everything of a collection', `Who: ${WHO}`],
      `Collection: ${CARDS}`,
    ],
  ],
  [
    'a permit of another, handed in',
    {
      to: TOKEN,
      data: encodeFunctionData({
        abi: MORE,
        functionName: 'permit',
        args: [OTHER, WHO, FIVE, 9n, 27, WORD, WORD],
      }),
    },
    ['Allow to spend: 5 SUSD', `Of whom: ${OTHER}`, SPENDER, LASTS],
  ],
  [
    'a swap, of which a friend gets what it brings',
    {
      to: SWAP_ROUTER_ADDRESS,
      value: '0xde0b6b3a7640000',
      data: encodeFunctionData({
        abi: MORE,
        functionName: 'swapExactETHForTokens',
        args: [FIVE, [OTHER, TOKEN], WHO, 1_800_000_000n],
      }),
    },
    [
      '! Most of what this brings goes to another address than yours.',
      ...['Give: 1 ETH', 'Get at least: 5 SUSD', `Recipient: ${WHO}`],
      'Ends: 2027-01-15 08:00 UTC',
    ],
  ],
  [
    'a transfer to nobody',
    {
      to: TOKEN,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [TOKEN, FIVE] }),
    },
    [
      '! What is sent to this address is lost. Nobody can get it back.',
      ...['Send: 5 SUSD', `Recipient: ${TOKEN}`],
    ],
  ],
  [
    'an unknown call with coins',
    { to: WHO, data: '0xdeadbeef', value: '0xde0b6b3a7640000' },
    [UNREAD, `Address called: ${WHO}`, 'Send: 1 ETH', 'Open data: 0xdeadbeef'],
  ],
  [
    'a new contract with coins',
    { data: '0x6080', value: '0xde0b6b3a7640000' },
    [
      '! This puts a new program on the network. It can’t be read.',
      ...['Send: 1 ETH', 'Open data: 0x6080'],
    ],
  ],
])('%s is said as it is', async (_name, asked, lines) => {
  expect(await linesOf(asked)).toEqual(lines)
})

test.each([
  ['a transfer', { to: WHO, value: '0x1' }, 'transfer'],
  ['an allowance', { to: TOKEN, data: erc20('approve', 1n) }, 'allowance'],
  ['another call', { to: WHO, data: '0xdeadbeef' }, 'call'],
  ['a call with coins', { to: TOKEN, data: erc20('approve', 1n), value: '0x1' }, '2 things'],
] as const)('the heading names %s', async (_name, asked, words) => {
  expect((await described(asked)).asks).toContain(words)
})

test('each of several things is numbered, and the data of the call stands at the end', async () => {
  const transfer = erc20('transfer', FIVE)
  const args = [[transfer, '0xdeadbeef'] as Hex[]] as const
  const data = encodeFunctionData({ abi: MORE, functionName: 'multicall', args })

  const { groups } = await described({ to: TOKEN, data })

  expect(groups.map(({ title }) => title)).toEqual(['1 of 2', '2 of 2'])
  expect(groups[0]?.facts[0]).toMatchObject({ kind: 'amount', amount: '5' })
  expect(groups[1]?.facts).toMatchObject([
    { kind: 'note', text: UNREAD.slice(2) },
    { kind: 'address', address: TOKEN },
    { kind: 'data', data: '0xdeadbeef', isOpen: true },
    { kind: 'data', data, isOpen: true },
  ])
})

test('an address that imitates a known one is warned of, with both in full', async () => {
  const imitation = `0x1111${'ff'.repeat(16)}1111`

  const { groups } = await described({ to: imitation, value: '0x1' }, [WHO])

  expect(groups[0]?.facts).toMatchObject([
    { kind: 'note', tone: 'warn', text: expect.stringContaining('only looks like') },
    { kind: 'address', address: expect.stringMatching(/^0x1111f{32}1111$/i) },
    { kind: 'address', address: WHO },
  ])
})

test('who gets something is known from then on', async () => {
  expect((await described({ to: WHO, value: '0x1' })).parties).toEqual([WHO])
  expect((await described({ to: TOKEN, data: erc20('approve', 1n) })).parties).toEqual([WHO])
  expect((await described({ to: ME, value: '0x1' })).parties).toEqual([])
})
