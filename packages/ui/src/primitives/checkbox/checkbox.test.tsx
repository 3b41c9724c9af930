import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Link } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

describePrimitive<HTMLInputElement>('Checkbox', {
  part: 'checkbox',
  draw: (probe) => <Checkbox label="I checked every character" defaultChecked {...probe} />,
  role: 'checkbox',
  name: 'I checked every character',
})

test('a checkbox is ticked by the keyboard', async () => {
  await renderInModal(<Checkbox label="I accept" />)

  await userEvent.keyboard('{Tab} ')

  await expect.element(page.getByRole('checkbox')).toBeChecked()
})

test('a label with links stays one run of text', async () => {
  await renderInModal(
    <Checkbox
      label={
        <>
          I accept the{' '}
          <Link tone="plain" href="https://shop.example/terms">
            terms
          </Link>{' '}
          of the shop
        </>
      }
    />,
  )
  const words = inModal('[data-part=choice] > span')

  expect(words.textContent).toBe('I accept the terms of the shop')
  expect(words.getBoundingClientRect().height).toBeLessThan(30)
})

test('the box is aligned with the first line of a label with several', async () => {
  await renderInModal(<Checkbox label={'I checked every character. '.repeat(8)} />)

  const box = inModal('[data-part=checkbox]').getBoundingClientRect()
  const words = inModal('[data-part=choice] > span').getBoundingClientRect()

  expect(words.height).toBeGreaterThan(2 * box.height)
  expect(box.top).toBe(words.top)
})
