import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { retryIcon } from '../../icons/view-icons.ts'
import { describePrimitive, findViolations } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, withModal } from '../../testing/render-in-modal.tsx'
import { Button } from './button.tsx'

describePrimitive<HTMLButtonElement>('Button', {
  part: 'button',
  draw: (probe) => (
    <Button icon={retryIcon} tone="primary" {...probe}>
      Try again
    </Button>
  ),
  role: 'button',
  name: 'Try again',
})

test.each(['primary', 'secondary', 'destructive', 'quiet'] as const)(
  'a %s button can be read in both sizes, blocked or not',
  async (tone) => {
    await renderInModal(
      <>
        <Button tone={tone}>Approve</Button>
        <Button tone={tone} size="s">
          Small
        </Button>
        <Button tone={tone} isBlocked>
          Enter amount
        </Button>
      </>,
    )

    expect(await findViolations(inModal('[data-part=root]'))).toEqual([])
  },
)

test('a busy button shows its busy label, has the same width and ignores clicks', async () => {
  const onClick = vi.fn()
  const draw = (isBusy: boolean) => (
    <Button isBusy={isBusy} busyLabel="Approving…" onClick={onClick}>
      Ok
    </Button>
  )
  const screen = await renderInModal(draw(false))
  const button = inModal('[data-part=button]')
  const widthBefore = button.offsetWidth

  await screen.rerender(withModal(draw(true)))
  button.click()

  await expect.element(page.getByRole('button', { name: 'Approving…' })).toBeVisible()
  expect(button.offsetWidth).toBe(widthBefore)
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(onClick).not.toHaveBeenCalled()
})

test('a blocked button can be focused, is announced as disabled and submits nothing', async () => {
  const onSubmit = vi.fn()
  await renderInModal(
    <form onSubmit={onSubmit}>
      <Button type="submit" isBlocked>
        Enter amount
      </Button>
    </form>,
  )
  const button = inModal('[data-part=button]')

  button.focus()
  await userEvent.keyboard('{Enter}')

  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.matches(':focus')).toBe(true)
  expect(onSubmit).not.toHaveBeenCalled()
})
