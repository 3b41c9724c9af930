import { expect, test } from 'vitest'
import { parseAmount } from '../balances/amount.ts'
import { hasPaymentLinks, type PaymentRequest, paymentLink } from './payment-link.ts'

/** The addresses and amounts of the standards' own examples. */
const EVM = 'eip155:1:0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359'
const TOKEN = '0x89205a3a3b2a69de6dbf7f01ed13b2108b2c43e7'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN'
const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W'

test.each<[name: string, request: PaymentRequest, link: string]>([
  [
    // The standard writes 2.014e18 for the same number.
    'a coin by EIP-681',
    { account: EVM, amount: parseAmount('2.014', 18), decimals: 18 },
    'ethereum:0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359@1?value=2014000000000000000',
  ],
  [
    'a token by EIP-681',
    { account: EVM, amount: 1n, decimals: 18, token: TOKEN },
    `ethereum:${TOKEN}@1/transfer?address=0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359&uint256=1`,
  ],
  [
    'the largest amount of a token',
    { account: EVM, amount: 2n ** 256n - 1n, decimals: 18, token: TOKEN },
    `ethereum:${TOKEN}@1/transfer?address=0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359&uint256=${2n ** 256n - 1n}`,
  ],
  [
    'a coin on another network',
    { account: 'eip155:8453:0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359', amount: 1n, decimals: 18 },
    'ethereum:0xfb6916095ca1df60bb79Ce92cE3Ea74c37c5d359@8453?value=1',
  ],
  [
    'a coin by Solana Pay',
    { account: SOLANA, amount: parseAmount('1', 9), decimals: 9 },
    'solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=1',
  ],
  [
    'a token by Solana Pay',
    { account: SOLANA, amount: parseAmount('.01', 6), decimals: 6, token: USDC },
    `solana:mvines9iiHiQTysrwkJjGf2gb9Ex9jXJX8ns3qwf2kN?amount=0.01&spl-token=${USDC}`,
  ],
  [
    'a coin by BIP-21',
    { account: BITCOIN, amount: parseAmount('20.3', 8), decimals: 8 },
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=20.3',
  ],
  [
    'many coins by BIP-21',
    { account: BITCOIN, amount: parseAmount('50', 8), decimals: 8 },
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=50',
  ],
  [
    'a satoshi',
    { account: BITCOIN, amount: 1n, decimals: 8 },
    'bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=0.00000001',
  ],
])('%s is asked for', (_name, request, link) => {
  expect(paymentLink(request)).toBe(link)
})

test.each<[name: string, request: PaymentRequest]>([
  ['nothing', { account: EVM, amount: 0n, decimals: 18 }],
  ['less than nothing', { account: EVM, amount: -1n, decimals: 18 }],
  ['more than a contract can count', { account: EVM, amount: 2n ** 256n, decimals: 18 }],
  ['more than Solana can count', { account: SOLANA, amount: 2n ** 64n, decimals: 9 }],
  [
    'more bitcoins than there can be',
    { account: BITCOIN, amount: 2_100_000_000_000_001n, decimals: 8 },
  ],
])('%s can’t be asked for', (_name, request) => {
  expect(() => paymentLink(request)).toThrow(expect.objectContaining({ code: 'amount.invalid' }))
})

test('where no standard can ask for something, there is no link', () => {
  const polkadot =
    'polkadot:91b171bb158e2d3848fa23a9f1c25182:5hmuyxw9xdgbpptgypokw4thfyoe3ryenebr381z9iaegmfy'

  expect(paymentLink({ account: polkadot, amount: 1n, decimals: 10 })).toBeUndefined()
  expect(paymentLink({ account: BITCOIN, amount: 1n, decimals: 8, token: 'rune' })).toBeUndefined()
  expect(hasPaymentLinks('polkadot')).toBe(false)
  for (const each of ['eip155', 'solana', 'bip122'] as const)
    expect(hasPaymentLinks(each)).toBe(true)
})
