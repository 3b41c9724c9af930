import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { renderInModal } from '../../testing/render-in-modal.tsx'
import { AlertBar } from './alert-bar.tsx'

describePrimitive<HTMLDivElement>('AlertBar', {
  part: 'alert-bar',
  draw: (probe) => (
    <AlertBar title="Invalid App Configuration" {...probe}>
      This site’s address is not on the allow list.
    </AlertBar>
  ),
})

test('an alert bar is announced and goes when it is dismissed', async () => {
  const onDismiss = vi.fn()
  await renderInModal(<AlertBar title="Trouble" onDismiss={onDismiss} dismissLabel="Dismiss" />)

  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))

  await expect.element(page.getByRole('alert')).toHaveTextContent('Trouble')
  expect(onDismiss).toHaveBeenCalledOnce()
})
