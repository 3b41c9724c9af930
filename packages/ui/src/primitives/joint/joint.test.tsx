import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { arrowDownIcon, swapVerticalIcon } from '../../icons/view-icons.ts'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, shadowOf } from '../../testing/render-in-modal.tsx'
import { Panel } from '../panel/panel.tsx'
import { Joint } from './joint.tsx'

describePrimitive<HTMLDivElement>('Joint', {
  part: 'joint',
  draw: (probe) => <Joint icon={swapVerticalIcon} pressLabel="Turn round" {...probe} />,
  role: 'button',
  name: 'Turn round',
})

test('it is in the middle of the gap between two panels', async () => {
  const onPress = vi.fn()
  await renderInModal(
    <>
      <Panel id="above">Pay</Panel>
      <Joint icon={swapVerticalIcon} pressLabel="Turn round" onPress={onPress} />
      <Panel id="below">Get</Panel>
    </>,
  )
  const { bottom } = inModal('#above').getBoundingClientRect()
  const { top } = inModal('#below').getBoundingClientRect()
  const knob = page.getByRole('button', { name: 'Turn round' })
  const box = knob.element().getBoundingClientRect()

  expect(top - bottom).toBe(8)
  expect(box.top + box.height / 2).toBe((top + bottom) / 2)
  await userEvent.click(knob)
  expect(onPress).toHaveBeenCalledOnce()
})

test('without an action it is not a button', async () => {
  await renderInModal(<Joint icon={arrowDownIcon} />)

  expect(shadowOf().querySelector('[data-part=joint] button')).toBeNull()
})
