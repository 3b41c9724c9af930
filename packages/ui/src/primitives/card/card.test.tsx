import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VisuallyHidden } from '../../a11y/visually-hidden.tsx'
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

test('what stands in place of the title leaves it to screen readers, who can go to it', async () => {
  await renderInModal(<CardHeader title="Account" start={<button type="button">Base</button>} />)

  const title = inModal('[data-part=card-title]')
  title.focus()

  await expect.element(page.getByRole('heading', { name: 'Account' })).toBeInTheDocument()
  expect(title.matches(':focus')).toBe(true)
  expect(title.offsetWidth).toBe(1)
})

test('what is hidden visually scrolls with the body, and the card cannot be scrolled', async () => {
  await renderInModal(
    <div
      data-part="low"
      style={{ height: 200, display: 'flex', position: 'relative', overflow: 'hidden' }}
    >
      <CardBody>
        <div style={{ height: 1_000 }} />
        <VisuallyHidden role="status">Ready</VisuallyHidden>
      </CardBody>
    </div>,
  )

  expect(inModal('[data-part=low]').scrollHeight).toBe(200)
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
