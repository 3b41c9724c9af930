import { expect, test } from 'vitest'
import type { Holding } from '../store/state/portfolio.ts'
import { createStaleTokens } from './stale-tokens.ts'

const EVM = 'eip155:1:0xa' as const
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:Key' as const
const COIN = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

function held(...addresses: readonly (string | undefined)[]): readonly Holding[] {
  return addresses.map((address) => ({
    networkId: 'eip155:1',
    address,
    amountText: '1',
    decimals: 6,
  }))
}

const to = { to: '0xb', units: '1' }

test.each([
  ['a coin', EVM, to, [`eip155:1:${COIN}`]],
  ['a token', EVM, { ...to, token: '0xt' }, [`eip155:1:${COIN}`, 'eip155:1:0xt']],
  ['a call', EVM, undefined, [`eip155:1:${COIN}`, 'eip155:1:0x1', 'eip155:1:0x2']],
  [
    'a coin on Solana',
    SOLANA,
    to,
    ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:So11111111111111111111111111111111111111111'],
  ],
  ['a coin on Bitcoin', 'bip122:000000000019d6689c085ae165831e93:bc1q', to, []],
] as const)(
  'after %s the server reads anew what it changed',
  (_name, account, transfer, tokens) => {
    const stale = createStaleTokens()

    stale.add({ account, transfer }, held(undefined, '0x1', '0x2'))

    expect(stale.of(account)).toEqual(tokens)
  },
)

test('what was read is not stale any more, what was added meanwhile is', () => {
  const stale = createStaleTokens()
  stale.add({ account: EVM, transfer: to }, [])
  const asked = stale.of(EVM)
  stale.add({ account: EVM, transfer: { ...to, token: '0xt' } }, [])

  stale.remove(EVM, asked)

  expect(stale.of(EVM)).toEqual(['eip155:1:0xt'])
  stale.remove(EVM, stale.of(EVM))
  expect(stale.of(EVM)).toEqual([])
})

test('one request has at most 20 tokens', () => {
  const stale = createStaleTokens()
  const many = Array.from({ length: 30 }, (_, index) => `0x${index}`)

  stale.add({ account: EVM, transfer: undefined }, held(...many))

  expect(stale.of(EVM)).toHaveLength(20)
})
