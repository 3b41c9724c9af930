import { expect, test } from 'vitest'
import type { Agreed } from '../store/state/activity.ts'
import { readAgreed } from './read-agreed.ts'

const SWAP: Agreed = {
  kind: 'swap',
  gives: { amountText: '0.25', symbol: 'ETH', token: undefined },
  gets: { amountText: '493.9', symbol: 'USDC', token: '0x1' },
  to: undefined,
  name: 'bob.example',
  maxFeeText: '0.002',
}

test('what was stored is read again as it was', () => {
  expect(readAgreed(JSON.parse(JSON.stringify(SWAP)))).toEqual(SWAP)
})

test.each([
  ['nothing', undefined],
  ['no object', 'swap'],
  ['another kind', { ...SWAP, kind: 'steal' }],
  ['no amount', { ...SWAP, gives: undefined }],
  ['an amount that is none', { ...SWAP, gives: { ...SWAP.gives, amountText: '1e5' } }],
])('%s is no agreement', (_name, stored) => {
  expect(readAgreed(stored)).toBeUndefined()
})

test('what can’t be shown in a line is cleaned, and the rest stays', () => {
  const stored = { ...SWAP, name: 'bob\u202e.example', to: 'two words', maxFeeText: 'a lot' }

  expect(readAgreed(stored)).toEqual({ ...SWAP, to: undefined, maxFeeText: undefined })
})
