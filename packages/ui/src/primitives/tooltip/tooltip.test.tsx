import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { infoIcon } from '../../icons/icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const drawButton = (describedBy: string) => (
  <IconButton icon={infoIcon} label="Fee" aria-describedby={describedBy} />
)

describePrimitive<HTMLSpanElement>('Tooltip', {
  part: 'tooltip',
  draw: (probe) => (
    <Tooltip text="What the network takes" {...probe}>
      {drawButton}
    </Tooltip>
  ),
})

test('a tooltip shows on focus and describes what it belongs to', async () => {
  await renderInModal(<Tooltip text="What the network takes">{drawButton}</Tooltip>)

  await userEvent.keyboard('{Tab}')

  await expect
    .element(page.getByRole('button', { name: 'Fee' }))
    .toHaveAccessibleDescription('What the network takes')
  await expect.poll(() => getComputedStyle(inModal('[role=tooltip]')).visibility).toBe('visible')
})
