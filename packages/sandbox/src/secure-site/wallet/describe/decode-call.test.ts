import { encodeFunctionData, erc20Abi, type Hex, maxUint256, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { amountText, isEndless, timeText } from './amount.ts'
import { decodeCall, PERMIT2_ADDRESS } from './decode-call.ts'
import { cleanSymbol } from './token.ts'

const TOKEN = `0x${'aa'.repeat(20)}` as const
const WHO = `0x${'11'.repeat(20)}` as const
const MORE = parseAbi([
  'function increaseAllowance(address spender, uint256 amount)',
  'function setApprovalForAll(address operator, bool isAllowed)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function permit(address owner, address spender, uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
])
const WORD: Hex = `0x${'0'.repeat(64)}`

const TRANSFER = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [WHO, 5n] })

test.each([
  ['coins', '0x', { kind: 'plain' }],
  ['a transfer', TRANSFER, { kind: 'transfer', to: WHO, amount: 5n }],
  [
    'a transfer for another',
    encodeFunctionData({ abi: erc20Abi, functionName: 'transferFrom', args: [TOKEN, WHO, 5n] }),
    { kind: 'transferFrom', from: expect.stringMatching(/^0xaa/i), to: WHO, amount: 5n },
  ],
  [
    'an allowance',
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [WHO, maxUint256] }),
    { kind: 'approve', spender: WHO, amount: maxUint256 },
  ],
  [
    'more of an allowance',
    encodeFunctionData({ abi: MORE, functionName: 'increaseAllowance', args: [WHO, 1n] }),
    { kind: 'increaseAllowance', spender: WHO, amount: 1n },
  ],
  [
    'control over a collection',
    encodeFunctionData({ abi: MORE, functionName: 'setApprovalForAll', args: [WHO, true] }),
    { kind: 'approveAll', operator: WHO, isAllowed: true },
  ],
  [
    'a permit handed in',
    encodeFunctionData({
      ...{ abi: MORE, functionName: 'permit', args: [TOKEN, WHO, 3n, 9n, 27, WORD, WORD] },
    }),
    { kind: 'permit', owner: expect.any(String), spender: WHO, amount: 3n },
  ],
  ['data behind the data', `${TRANSFER}00` as Hex, { kind: 'unknown' }],
  ['a dirty address', TRANSFER.replace('0xa9059cbb0', '0xa9059cbb1') as Hex, { kind: 'unknown' }],
  ['half of it', TRANSFER.slice(0, -2) as Hex, { kind: 'unknown' }],
  ['another call', '0xdeadbeef', { kind: 'unknown' }],
  ['less than a call', '0xde', { kind: 'unknown' }],
] as const)('%s is read for what it is', (_name, data, expected) => {
  expect(decodeCall(TOKEN, data)).toEqual(expected)
})

test('an allowance through Permit2 is decoded only at its address', () => {
  const args = [TOKEN, WHO, 5n, 99] as const
  const data = encodeFunctionData({ abi: MORE, functionName: 'approve', args })

  expect(decodeCall(PERMIT2_ADDRESS, data)).toMatchObject({ kind: 'permit2', amount: 5n })
  expect(decodeCall(TOKEN, data)).toEqual({ kind: 'unknown' })
  expect(decodeCall(PERMIT2_ADDRESS, TRANSFER)).toEqual({ kind: 'unknown' })
})

test('a call without an address deploys a contract, whatever its data', () => {
  expect(decodeCall(undefined, TRANSFER)).toEqual({ kind: 'unknown' })
})

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

test('unlimited allowances are recognised in both widths', () => {
  expect([isEndless(maxUint256), isEndless(10n ** 30n)]).toEqual([true, false])
  expect([isEndless(2n ** 160n - 1n, 'uint160'), isEndless(2n ** 160n - 1n)]).toEqual([true, false])
})

test('times are shown in full, and those after the year 2100 as never', () => {
  expect(timeText(1_800_000_000)).toBe('2027-01-15 08:00 UTC')
  expect(timeText(maxUint256)).toBe('Never')
})
