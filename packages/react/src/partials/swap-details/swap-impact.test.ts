import { expect, test } from 'vitest'
import { TEXT } from '../../testing/a-snapshot.ts'
import { swapImpact } from './swap-impact.ts'

test.each([
  [7.2, 'You lose 7.2% at this price'],
  [-900, 'Worth 900% more than what you pay'],
  [-2e22, 'Worth >9,999% more than what you pay'],
])('a price impact of %s per cent is said as %j', (priceImpact, title) => {
  expect(swapImpact(priceImpact, { isLost: false }, TEXT)?.title).toBe(title)
})
