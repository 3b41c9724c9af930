import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { adoptStyleSheet } from '../root/style-sheet.ts'
import { describePrimitive } from '../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../testing/render-in-modal.tsx'
import { lockScroll } from './lock-scroll.ts'
import { useAnnounce } from './use-announce.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

describePrimitive<HTMLSpanElement>('VisuallyHidden', {
  part: 'visually-hidden',
  draw: (probe) => <VisuallyHidden {...probe}>Connected</VisuallyHidden>,
})

function Speaker(): ReactElement {
  const { announce, region } = useAnnounce()
  return (
    <>
      <button type="button" onClick={() => announce('Connected')}>
        Say
      </button>
      {region}
    </>
  )
}

test('the same text is announced twice when it is set twice', async () => {
  await renderInModal(<Speaker />)
  await expect.element(page.getByRole('status')).toHaveTextContent('')

  inModal('button').click()
  await expect.element(page.getByRole('status')).toHaveTextContent('Connected')
  const first = inModal('[role=status] span')
  inModal('button').click()

  await expect.poll(() => inModal('[role=status] span')).not.toBe(first)
})

test('two locks may be taken away in any order', () => {
  const overflow = () => getComputedStyle(document.documentElement).overflow
  const body = () => getComputedStyle(document.body).overflow
  const before = [overflow(), body()]
  const first = lockScroll(document)
  const second = lockScroll(document)

  first()
  const between = [overflow(), body()]
  second()

  expect(between).toContain('hidden')
  expect([overflow(), body()]).toEqual(before)
})

test('a page that unsets everything does not scroll either', () => {
  const page = adoptStyleSheet(document)
  page.replace('* { all: unset !important }')

  const unlock = lockScroll(document)
  const overflow = [document.documentElement, document.body].map(
    (element) => getComputedStyle(element).overflow,
  )
  unlock()
  page.remove()

  expect(overflow).toContain('hidden')
})
