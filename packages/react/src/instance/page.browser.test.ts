import { expect, test } from 'vitest'
import { afterPaint } from './page.ts'

test('what waits for the page to be drawn runs after the next frame, not in it', async () => {
  const order: string[] = []
  const page = document.defaultView
  if (page === null) throw new Error('Tests run in a page.')

  const drawn = afterPaint(page).then(() => order.push('drawn'))
  page.requestAnimationFrame(() => {
    order.push('frame')
    queueMicrotask(() => order.push('end of the frame'))
  })
  await drawn

  expect(order).toEqual(['frame', 'end of the frame', 'drawn'])
})
