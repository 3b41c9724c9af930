import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { closeIcon } from '../../icons/icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { IconButton } from './icon-button.tsx'

describePrimitive<HTMLButtonElement>('IconButton', {
  part: 'icon-button',
  draw: (probe) => <IconButton icon={closeIcon} label="Close" {...probe} />,
  role: 'button',
  name: 'Close',
})

test('an icon button is 32 px, and 44 px where fingers press it', async () => {
  await page.viewport(800, 600)
  await renderInModal(<IconButton icon={closeIcon} label="Close" />)
  const wide = inModal('[data-part=icon-button]').offsetWidth

  await page.viewport(390, 700)

  expect([wide, inModal('[data-part=icon-button]').offsetWidth]).toEqual([32, 44])
})

test('an icon button shows its name to a resting pointer', async () => {
  await renderInModal(<IconButton icon={closeIcon} label="Close" />)

  expect(inModal('[data-part=icon-button]').title).toBe('Close')
})
