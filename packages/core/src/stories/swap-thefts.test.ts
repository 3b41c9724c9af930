import { expect, test } from 'vitest'
import { aSwapper, EXCHANGE, USDC } from '../testing/a-swapper.ts'
import { ADDRESS } from '../testing/a-visit.ts'

const THIEF = '0x00000000000000000000000000000000000ba5ed'
/** A contract at which the account has something, that no list names. */
const VAULT = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const PERMIT2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const word = (value: bigint | string) =>
  (typeof value === 'bigint' ? value.toString(16) : value.replace('0x', '').toLowerCase()).padStart(
    64,
    '0',
  )
const call = (selector: string, ...values: readonly (bigint | string)[]) =>
  `0x${selector}${values.map(word).join('')}`
const ALL = 2n ** 255n
/** One array with one item of bytes. */
function batch(selector: string, ...values: readonly (bigint | string)[]): string {
  const [data, ...before] = [...values].reverse()
  const bytes = String(data).slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  const offset = BigInt(32 * (before.length + 1))
  return `0x${selector}${[...before.reverse(), offset, 1n, 32n, BigInt(bytes.length / 2)].map(word).join('')}${padded}`
}

const THEFTS: readonly [what: string, target: string, data: string][] = [
  ['Aave pays a withdrawal to another', VAULT, call('69328dec', USDC, ALL, THIEF)],
  ['shares of a vault are redeemed for another', VAULT, call('ba087652', ALL, THIEF, ADDRESS)],
  ['a vault pays a withdrawal to another', VAULT, call('b460af94', ALL, THIEF, ADDRESS)],
  ['Compound pays a withdrawal to another', VAULT, call('c3b35a7e', THIEF, USDC, ALL)],
  ['Compound lets another act', VAULT, call('110496e5', THIEF, 1n)],
  ['another may borrow for the account', VAULT, call('c04a8a10', THIEF, ALL)],
  ['another becomes an operator', VAULT, call('558a7297', THIEF, 1n)],
  ['another becomes an operator of ERC-777', VAULT, call('959b8c3f', THIEF)],
  ['all items of a collection are allowed', VAULT, call('a22cb465', THIEF, 1n)],
  ['Permit2 allows a token', PERMIT2, call('87517c45', USDC, THIEF, 2n ** 159n, 2n ** 47n)],
  ['Permit2 moves a token', PERMIT2, call('36c78516', ADDRESS, THIEF, 9n, USDC)],
  ['Permit2 moves several', PERMIT2, call('0d58b1db', 32n, 1n, ADDRESS, THIEF, 9n, USDC)],
  [
    'a signature of Permit2 is used',
    PERMIT2,
    call('30f28b7a', USDC, 9n, 1n, 1n, THIEF, 9n, ADDRESS),
  ],
  ['a batch of Permit2 is used', PERMIT2, call('edd9444b', 128n, 128n, ADDRESS, 128n)],
  ['Permit2 takes a batch of permits', PERMIT2, call('2a2d80d1', ADDRESS, 96n, 96n)],
  ['another token is burned', VAULT, call('42966c68', ALL)],
  ['a token of the account is burned by another', VAULT, call('79cc6790', ADDRESS, ALL)],
  ['a contract gets another owner', VAULT, call('13af4035', THIEF)],
  ['ownership is transferred', VAULT, call('f2fde38b', THIEF)],
  ['a role is granted', VAULT, call('2f2ff15d', 0n, THIEF)],
  ['a proxy is upgraded', VAULT, call('3659cfe6', THIEF)],
  ['a proxy is upgraded and called', VAULT, call('4f1ef286', THIEF, 64n, 0n)],
  ['a proxy gets another admin', VAULT, call('8f283970', THIEF)],
  ['several calls hold an allowance', VAULT, batch('ac9650d8', call('a22cb465', THIEF, 1n))],
  [
    'several calls with a deadline hold one',
    VAULT,
    batch('5ae401dc', 9n, call('095ea7b3', THIEF, ALL)),
  ],
  ['ERC-777 sends', VAULT, call('9bd9bbc6', THIEF, ALL, 96n, 0n)],
  ['an item of a collection is moved', VAULT, call('42842e0e', ADDRESS, THIEF, 1n)],
  ['a CryptoPunk is moved', VAULT, call('8b72a2ec', THIEF, 1n)],
  ['a name of ENS gets another owner', VAULT, call('5b0fc9c3', 9n, THIEF)],
  ['a name below it gets another owner', VAULT, call('06ab5923', 9n, 1n, THIEF)],
  ['a name of ENS gets another resolver', VAULT, call('1896f70a', 9n, THIEF)],
  ['a Safe gets another owner', VAULT, call('0d582f13', THIEF, 1n)],
  ['a Safe gets a module', VAULT, call('610b5925', THIEF)],
  ['Compound’s token is transferred', VAULT, call('a9059cbb', THIEF, ALL)],
  ['another may vote', VAULT, call('5c19a95c', THIEF)],
  ['coins of an exchange are paid to another', VAULT, call('205c2878', THIEF, ALL)],
  ['a contract executes anything', VAULT, call('b61d27f6', USDC, 0n, 96n, 0n)],
  ['a method that no list knows', VAULT, '0xdeadbeef'],
  ['the known router pays another', EXCHANGE, swapTo(THIEF)],
  ['the known router sells another token', EXCHANGE, swapTo(ADDRESS, VAULT)],
  ['the known router may give nothing', EXCHANGE, swapTo(ADDRESS, USDC, 1n)],
  ['the known router executes an order of another', EXCHANGE, '0x9fda64bd'],
]

/** `swap` of the router with other words. */
function swapTo(recipient: string, given = USDC, least = 49_500_000_000_000_000n): string {
  const coin = `0x${'e'.repeat(40)}`
  const desc = [given, coin, THIEF, recipient, 100_000_000n, least, 0n]
  return call('12aa3caf', THIEF, ...desc, 320n, 352n, 0n, 0n)
}

test.each(THEFTS)('%s: it reaches no wallet by one press', async (_what, target, data) => {
  const visit = await aSwapper()
  visit.exchange.allowance = ALL
  visit.exchange.tamper = (tx) => ('amount' in tx ? { ...tx, to: `eip155:1:${target}`, data } : tx)

  await visit.review('100', 'USDC', 'ETH')
  for (let press = 0; press < 5; press += 1) {
    visit.actions.confirm()
    await visit.settle()
  }

  expect(visit.adapter.sent).toHaveLength(0)
})

test.each(THEFTS)('%s: without the views it is refused', async (_what, target, data) => {
  const visit = await aSwapper()
  visit.exchange.allowance = ALL
  visit.exchange.tamper = (tx) => ('amount' in tx ? { ...tx, to: `eip155:1:${target}`, data } : tx)

  const swapped = visit.actions.swap({ fromToken: 'USDC', toToken: 'ETH', amount: '100' })

  await expect(swapped).rejects.toMatchObject({ code: expect.stringMatching(/^swap\./) })
  expect(visit.adapter.sent).toHaveLength(0)
})
