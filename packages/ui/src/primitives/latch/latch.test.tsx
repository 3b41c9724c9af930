import { expect, test, vi } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal, withModal } from '../../testing/render-in-modal.tsx'
import { Image } from '../image/image.tsx'
import type { LatchState } from './latch.tsx'
import { Latch } from './latch.tsx'

function draw(state: LatchState) {
  return <Latch state={state} site={<Image size={6.4} />} wallet={<Image size={6.4} />} />
}

describePrimitive<HTMLDivElement>('Latch', {
  part: 'latch',
  draw: (probe) => <Latch state="waiting" site="S" wallet="W" {...probe} />,
})

test.each(['idle', 'waiting', 'declined', 'closed'] as const)(
  'the %s latch is decoration: the words below say the same',
  async (state) => {
    await renderInModal(draw(state))

    const latch = inModal('[data-part=latch]')
    expect(latch.getAttribute('aria-hidden')).toBe('true')
    expect(latch.dataset['state']).toBe(state)
  },
)

test('the bolt slides while waiting and fills the run once closed', async () => {
  const screen = await renderInModal(draw('waiting'))
  const bolt = inModal('[data-part=latch] > span:nth-of-type(2) > span')
  const isSliding = bolt.getAnimations().length > 0

  await screen.rerender(withModal(draw('closed')))

  expect(isSliding).toBe(true)
  await vi.waitFor(() => expect(bolt.offsetWidth).toBe(80))
})
