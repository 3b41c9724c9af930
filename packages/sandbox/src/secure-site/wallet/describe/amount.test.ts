/** @full That the sandbox works is seen in every journey of `npm test`. */

import { maxUint256 } from 'viem'
import { expect, test } from 'vitest'
import { amountText, timeText } from './amount.ts'
import { cleanSymbol } from './token.ts'

test.each([
  [25n * 10n ** 18n, 18, '25'],
  [1n, 18, '0.000000000000000001'],
  [1_234_567_891n, 6, '1,234.567891'],
  [1_000_000n, 0, '1,000,000'],
  [0n, 6, '0'],
])('%s with %s decimals is %s', (amount, decimals, text) => {
  expect(amountText(amount, decimals)).toBe(text)
})

test.each([
  ['USDC', 'USDC'],
  ['USD₮0', 'USD₮0'],
  ['wstETH.e', 'wstETH.e'],
  ['000 USDC', 'USDC'],
  [',000,000 USDC', 'USDC'],
  ['1INCH', 'INCH'],
  ['\u202eCDSU', 'CDSU'],
  ['US\u200bDC\u0000', 'USDC'],
  ['from https://shop.example', 'fromhttpssho'],
  ['٣٣٣', 'tokens'],
  ['', 'tokens'],
  ['💰', 'tokens'],
])('the symbol %j is shown as %s', (symbol, shown) => {
  expect(cleanSymbol(symbol)).toBe(shown)
})

test('times are shown in full, and those after the year 2100 as never', () => {
  expect(timeText(1_800_000_000)).toBe('2027-01-15 08:00 UTC')
  expect(timeText(maxUint256)).toBe('Never')
})
