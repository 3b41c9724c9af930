import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mailIcon } from '../../icons/icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Hint } from '../hint/hint.tsx'
import { Input } from './input.tsx'

describePrimitive<HTMLInputElement>('Input', {
  part: 'input',
  draw: (probe) => <Input label="Email address" icon={mailIcon} {...probe} />,
  role: 'textbox',
  name: 'Email address',
})

test('a press anywhere in the field begins typing, at a size that makes no phone zoom', async () => {
  await renderInModal(<Input label="Email address" icon={mailIcon} />)

  await userEvent.click(inModal('[data-part=field] svg'))
  await userEvent.keyboard('mira')

  await expect.element(page.getByRole('textbox')).toHaveValue('mira')
  expect(getComputedStyle(inModal('input')).fontSize).toBe('16px')
})

test('an invalid field is marked and refers to its error', async () => {
  await renderInModal(
    <>
      <Input label="Email" isInvalid hintId="wrong" />
      <Hint id="wrong" isError>
        Add the part after the dot.
      </Hint>
    </>,
  )

  await expect
    .element(page.getByRole('textbox'))
    .toHaveAccessibleDescription('Add the part after the dot.')
  expect(inModal('input').getAttribute('aria-invalid')).toBe('true')
})
