import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { googleIcon } from '../../icons/provider-icons.ts'
import { sendIcon } from '../../icons/view-icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { PlainTile, Tile, Tiles } from './tile.tsx'

describePrimitive<HTMLButtonElement>('Tile', {
  part: 'tile',
  draw: (probe) => <Tile label="Google" icon={googleIcon} {...probe} />,
  role: 'button',
  name: 'Google',
})

describePrimitive<HTMLDivElement>('Tiles', {
  part: 'tiles',
  draw: (probe) => (
    <Tiles label="Actions" {...probe}>
      <Tile label="Send" icon={sendIcon} hasLabel />
      <Tile label="Swap" icon={sendIcon} hasLabel isBlocked />
    </Tiles>
  ),
  role: 'group',
  name: 'Actions',
})

test.each([{ isBusy: true }, { isBlocked: true }])(
  'a tile with %o answers no click and keeps its size',
  async (state) => {
    const onClick = vi.fn()
    await renderInModal(
      <Tiles label="Actions">
        <Tile id="still" label="Send" icon={sendIcon} hasLabel onClick={onClick} {...state} />
        <Tile id="live" label="Buy" icon={sendIcon} hasLabel onClick={onClick} />
      </Tiles>,
    )

    inModal('#still').click()
    expect(onClick).not.toHaveBeenCalled()
    await userEvent.click(page.getByRole('button', { name: 'Buy' }))

    expect(onClick).toHaveBeenCalledOnce()
    expect(inModal('#still').offsetHeight).toBe(inModal('#live').offsetHeight)
  },
)

describePrimitive<HTMLButtonElement>('PlainTile', {
  part: 'tile',
  draw: (probe) => <PlainTile label="Google" icon={googleIcon} {...probe} />,
  role: 'button',
  name: 'Google',
})

test('a label beside its picture is its name too', async () => {
  await renderInModal(
    <PlainTile label="Continue with Google" icon={googleIcon} labelPlace="beside" />,
  )

  const tile = page.getByRole('button', { name: 'Continue with Google' })

  await expect.element(tile).toBeVisible()
  expect(tile.element().hasAttribute('aria-label')).toBe(false)
})

test('a tile without a word shows its name to a resting pointer', async () => {
  await renderInModal(
    <Tiles label="Log in with">
      <Tile id="mark" label="Google" icon={googleIcon} />
      <Tile id="word" label="Send" icon={sendIcon} hasLabel />
    </Tiles>,
  )

  expect(inModal('#mark').title).toBe('Google')
  expect(inModal('#word').title).toBe('')
})
