import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CardBody, CardHeader } from '../primitives/card/card.tsx'
import { Dialog } from '../primitives/dialog/dialog.tsx'
import { ModalRoot } from '../root/modal-root.tsx'
import { inModal } from '../testing/render-in-modal.tsx'

test('when the button with the focus is removed, the title has it', async () => {
  const draw = (hasButton: boolean) => (
    <ModalRoot mode="light">
      <Dialog isOpen label="Connect wallet">
        <CardHeader title="Connect wallet" />
        <CardBody>{hasButton && <button type="button">Try again</button>}</CardBody>
      </Dialog>
    </ModalRoot>
  )
  const screen = await render(draw(true))
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  expect(inModal('button').matches(':focus')).toBe(true)

  await screen.rerender(draw(false))

  await expect.poll(() => inModal('[data-part=card-title]').matches(':focus')).toBe(true)
})
