/** @full That the sandbox works is seen in every journey of `npm test`. */

import { encodeFunctionData, erc20Abi, getAddress, type Hex, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { SWAP_ROUTER_ADDRESS } from '../../../chains/evm/swap/swap-router.ts'
import type { Fact } from '../../approval/approval-request.ts'
import { describeEffects } from './describe-effects.ts'

const ME = getAddress(`0x${'5a'.repeat(20)}`)
const TOKEN = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa'
const WHO = `0x${'11'.repeat(20)}` as const
const OTHER = `0x${'22'.repeat(20)}` as const
const FIVE = 5n * 10n ** 18n
const MORE = parseAbi([
  'function multicall(bytes[] calls)',
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline)',
])

interface Asked {
  readonly to: string
  readonly data?: Hex
  readonly value?: Hex
}

function described({ to, data = '0x', value = '0x0' }: Asked) {
  return describeEffects(
    {
      network: 'eip155:1',
      method: 'eth_sendTransaction',
      params: [{ from: ME, to, data, value }],
    },
    {
      ownAddresses: [ME],
      coin: { symbol: 'ETH', decimals: 18 },
      tokenReader: async (address) =>
        address === TOKEN ? { address: TOKEN, decimals: 18, symbol: 'SUSD' } : undefined,
      data: [data],
    },
  )
}

/** Returns the lines on the screen, without the data of known calls. */
async function linesOf(asked: Asked): Promise<readonly string[]> {
  const { groups } = await described(asked)
  const facts = groups.flatMap((group) => group.facts)
  return facts.flatMap((fact) => (fact.kind === 'data' && !fact.isOpen ? [] : [line(fact)]))
}

function line(fact: Fact): string {
  switch (fact.kind) {
    case 'amount':
      return `${fact.label}: ${fact.amount} ${fact.symbol} ${fact.token ?? ''}`.trim()
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

test.each<[string, Asked, readonly string[]]>([
  [
    'coins',
    { to: WHO, value: '0x1' },
    ['What: Send', 'Amount: 0.000000000000000001 ETH', `From: ${ME}`, `Recipient: ${WHO}`],
  ],
  [
    'a transfer',
    { to: TOKEN, data: erc20('transfer', FIVE) },
    ['What: Send', `Amount: 5 SUSD ${TOKEN}`, `From: ${ME}`, `Recipient: ${WHO}`],
  ],
  [
    'an allowance without a limit',
    { to: TOKEN, data: erc20('approve', maxUint256) },
    [
      '! This address could take all of this token that you have, now and later.',
      'What: Allow to spend',
      ...['change: set', 'Ends: revoked', 'isOnce: false'],
      ...[`Owner: ${ME}`, `Who may spend it: ${WHO}`, `Amount: Unlimited SUSD ${TOKEN}`],
    ],
  ],
  [
    'an allowance of a token that does not say its decimals',
    { to: OTHER, data: erc20('approve', FIVE) },
    [
      'What: Allow to spend',
      ...['change: set', 'Ends: revoked', 'isOnce: false'],
      ...[`Owner: ${ME}`, `Who may spend it: ${WHO}`],
      `Amount (number as written): 5,000,000,000,000,000,000 tokens ${OTHER}`,
    ],
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
      ...['What: Exchange', `From: ${ME}`, 'Give: 1 ETH', `Get at least: 5 SUSD ${TOKEN}`],
      ...[`Recipient: ${WHO}`, 'Ends: 2027-01-15 08:00 UTC'],
    ],
  ],
  [
    'an unknown call with coins',
    { to: WHO, data: '0xdeadbeef', value: '0xde0b6b3a7640000' },
    [
      '! This can’t be read. Approve it only if you trust the site.',
      ...['What: A call', `From: ${ME}`, `Recipient: ${WHO}`, 'Send: 1 ETH'],
      'Open data: 0xdeadbeef',
    ],
  ],
])('%s is said as it is', async (_name, asked, lines) => {
  expect(await linesOf(asked)).toEqual(lines)
})

test('each of several things is numbered, and the data of the call stands at the end', async () => {
  const args = [[erc20('transfer', FIVE), '0xdeadbeef'] as Hex[]] as const
  const data = encodeFunctionData({ abi: MORE, functionName: 'multicall', args })

  const { asks, groups } = await described({ to: TOKEN, data })

  expect(asks).toBe('asks you to approve 2 things')
  expect(groups.map(({ title }) => title)).toEqual(['1 of 2', '2 of 2', undefined])
  expect(groups.at(-1)?.facts).toEqual([{ kind: 'data', label: 'Data', data, isOpen: false }])
})
