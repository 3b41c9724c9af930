import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Amount } from './amount.tsx'

describePrimitive<HTMLElement>('Amount', {
  part: 'amount',
  draw: (probe) => <Amount value="$4,212.08" hasFaintCents {...probe} />,
})

test('a sent amount has a real minus and reads left to right in Arabic', async () => {
  await renderInModal(<Amount value="0.25 ETH" direction="out" />, { dir: 'rtl', lang: 'ar' })

  const amount = inModal('[data-part=amount]')
  expect(amount.textContent).toBe('−0.25 ETH')
  expect(getComputedStyle(amount).direction).toBe('ltr')
})
