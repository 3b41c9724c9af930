import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { renderInModal } from '../../testing/render-in-modal.tsx'
import { Switch } from './switch.tsx'

describePrimitive<HTMLInputElement>('Switch', {
  part: 'switch',
  draw: (probe) => <Switch label="Certified only" defaultChecked {...probe} />,
  role: 'switch',
  name: 'Certified only',
})

test('a press anywhere on the line toggles a switch', async () => {
  await renderInModal(<Switch label="Certified only" />)

  await userEvent.click(page.getByText('Certified only'))

  await expect.element(page.getByRole('switch')).toBeChecked()
})
