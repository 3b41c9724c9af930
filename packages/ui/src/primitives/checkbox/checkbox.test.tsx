import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { renderInModal } from '../../testing/stand.tsx'
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
