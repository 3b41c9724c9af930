import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import { Chip } from './chip.tsx'

describePrimitive<HTMLButtonElement>('Chip', {
  part: 'chip',
  draw: (probe) => (
    <Chip picture={<Image size={2} shape="round" />} isSelected {...probe}>
      USDC
    </Chip>
  ),
  role: 'button',
  name: 'USDC',
})

test('a chip that stays pressed has `aria-pressed`; one that only acts has not', async () => {
  const onClick = vi.fn()
  await renderInModal(
    <>
      <Chip onClick={onClick}>ETH</Chip>
      <Chip isSelected={false}>Base</Chip>
    </>,
  )

  await userEvent.click(page.getByRole('button', { name: 'ETH' }))

  expect(onClick).toHaveBeenCalledOnce()
  expect(page.getByRole('button', { name: 'ETH' }).element()).not.toHaveAttribute('aria-pressed')
  expect(page.getByRole('button', { name: 'Base' }).element()).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

test('a long name ends in an ellipsis inside the chip', async () => {
  await renderInModal(<Chip>{'Polygon Ecosystem Token '.repeat(6)}</Chip>)

  const chip = inModal('[data-part=chip]')
  const name = inModal('[data-part=chip] bdi')

  expect(name.scrollWidth).toBeGreaterThan(name.clientWidth)
  expect(chip.scrollWidth).toBeLessThanOrEqual(chip.clientWidth)
})
