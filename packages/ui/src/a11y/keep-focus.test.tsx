import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardBody, CardHeader } from '../primitives/card/card.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { ModalRoot } from '../root/modal-root.tsx'
import { inModal } from '../testing/render-in-modal.tsx'

test.each([
  ['removed', null],
  [
    'disabled',
    <button key="one" type="button" disabled>
      Try again
    </button>,
  ],
])('when the button with the focus is %s, the title has it', async (_what, after) => {
  const draw = (button: ReactNode) => (
    <ModalRoot mode="light">
      <Dialog isOpen label="Connect wallet">
        <CardHeader title="Connect wallet" />
        <CardBody>{button}</CardBody>
      </Dialog>
    </ModalRoot>
  )
  const before = (
    <button key="one" type="button">
      Try again
    </button>
  )
  const screen = await render(draw(before))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(inModal('button').matches(':focus')).toBe(true)

  await screen.rerender(draw(after))

  await expect.poll(() => inModal('[data-part=card-title]').matches(':focus')).toBe(true)
})
