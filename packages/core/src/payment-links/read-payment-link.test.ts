import { expect, test } from 'vitest'
import { readPaymentLink } from './read-payment-link.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const SOL = 'FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

test.each([
  [`ethereum:${BOB}`, { namespace: 'eip155', address: BOB }],
  [`ethereum:pay-${BOB}@8453`, { namespace: 'eip155', reference: '8453', address: BOB }],
  ['ethereum:ada.eth@1?value=2.014e18', { address: 'ada.eth', units: 2_014_000_000_000_000_000n }],
  [`ETHEREUM:${BOB}?value=5&gas=21000`, { address: BOB, units: 5n }],
  [
    `ethereum:${USDC}@1/transfer?address=${BOB}&uint256=25000000`,
    { namespace: 'eip155', reference: '1', address: BOB, token: USDC, units: 25_000_000n },
  ],
  [`solana:${SOL}`, { namespace: 'solana', address: SOL }],
  [`solana:${SOL}?amount=0.25&spl-token=${SOL}`, { amountText: '0.25', token: SOL }],
  [`solana:${SOL}?reference=${SOL}&reference=${SOL}&amount=2`, { amountText: '2' }],
  [`bitcoin:${BTC}`, { namespace: 'bip122', address: BTC }],
  [`BITCOIN:${BTC}?amount=20.3&label=Luke`, { address: BTC, amountText: '20.3' }],
] as const)('%s', (text, payment) => {
  expect(readPaymentLink(text)).toMatchObject(payment)
})

test.each([
  BOB,
  '',
  'https://pay.example',
  `ethereum:${USDC}@1/approve?address=${BOB}&uint256=1`,
  `ethereum:${USDC}@1/transfer?uint256=1`,
  `ethereum:${USDC}/transfer?address=${BOB}&uint256=1&value=1`,
  `ethereum:${BOB}?value=1&value=1`,
  `ethereum:${BOB}?value=1&VALUE=2`,
  `ethereum:${USDC}/transfer?address=${BOB}&address=${USDC}&uint256=1`,
  `solana:${SOL}?amount=1&amount=100`,
  `solana:${SOL}?amount=1&spl-token=${SOL}&spl-token=${SOL}`,
  `bitcoin:${BTC}?amount=1&label=a&amount=2`,
  `bitcoin:${BTC}?label=a&label=b`,
  `ethereum:${BOB}?value=1.5`,
  `ethereum:${BOB}?value=-1`,
  `ethereum:${BOB}?value=`,
  `ethereum:${BOB}@x`,
  'ethereum:',
  'solana:https%3A%2F%2Fshop.example%2Fpay',
  `solana:${SOL}?amount=1e3`,
  `solana:${SOL}?amount=-1`,
  `bitcoin:${BTC}?req-somethingyoudontunderstand=50`,
  `bitcoin:${BTC}?amount=1,5`,
  'bitcoin:?amount=1',
])('"%s" asks for no payment', (text) => {
  expect(readPaymentLink(text)).toBeUndefined()
})
