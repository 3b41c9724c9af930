import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf } from '../../testing/render-in-modal.tsx'
import { CardBody, CardFooter, CardHeader } from './card.tsx'

describePrimitive<HTMLDivElement>('CardHeader', {
  part: 'card-header',
  draw: (probe) => (
    <CardHeader
      title="Choose network"
      onBack={() => {}}
      backLabel="Back"
      onClose={() => {}}
      closeLabel="Close"
      {...probe}
    />
  ),
})

describePrimitive<HTMLDivElement>('CardBody', {
  part: 'card-body',
  draw: (probe) => <CardBody {...probe}>Words</CardBody>,
})

describePrimitive<HTMLDivElement>('CardFooter', {
  part: 'card-footer',
  draw: (probe) => <CardFooter {...probe}>Words</CardFooter>,
})

test('the header leads back and out', async () => {
  const onBack = vi.fn()
  const onClose = vi.fn()
  await renderInModal(
    <CardHeader
      title="Fjord"
      onBack={onBack}
      backLabel="Back"
      onClose={onClose}
      closeLabel="Close"
    />,
  )

  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await userEvent.click(page.getByRole('button', { name: 'Close' }))

  expect(onBack).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('a view that leads nowhere back shows no arrow', async () => {
  await renderInModal(<CardHeader title="Connect wallet" />)

  expect(shadowOf().querySelector('button')).toBeNull()
  await expect.element(page.getByRole('heading', { name: 'Connect wallet' })).toBeVisible()
})

test('a long title ends in an ellipsis and pushes nothing out', async () => {
  await renderInModal(
    <CardHeader title={'Fjord '.repeat(40)} onClose={() => {}} closeLabel="Close" />,
  )

  const card = inModal('[data-part=card]').getBoundingClientRect()
  const close = inModal('button').getBoundingClientRect()

  expect(close.right).toBeLessThan(card.right)
  expect(inModal('[data-part=card-header]').offsetHeight).toBe(60)
})
