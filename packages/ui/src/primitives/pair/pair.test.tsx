import { expect, test } from 'vitest'
import { describePrimitive } from '../../testing/describe-primitive.tsx'
import { inModal, renderInModal } from '../../testing/render-in-modal.tsx'
import { Button } from '../button/button.tsx'
import { Pair } from './pair.tsx'

describePrimitive<HTMLDivElement>('Pair', {
  part: 'pair',
  draw: (probe) => (
    <Pair {...probe}>
      <Button>Cancel</Button>
      <Button tone="primary">Sign</Button>
    </Pair>
  ),
})

test('two short labels are side by side, the secondary one first', async () => {
  await renderInModal(pairOf('Cancel', 'Sign'))

  const [back, main] = placesOf()

  expect(back.top).toBe(main.top)
  expect(back.left).toBeLessThan(main.left)
})

test('two long labels stack with the main one on top', async () => {
  await renderInModal(pairOf('Abbrechen und die Verbindung trennen', 'Nachricht signieren'))

  const [back, main] = placesOf()

  expect(main.bottom).toBeLessThanOrEqual(back.top)
})

function pairOf(back: string, main: string) {
  return (
    <div style={{ width: 320 }}>
      <Pair>
        <Button id="back">{back}</Button>
        <Button id="main">{main}</Button>
      </Pair>
    </div>
  )
}

function placesOf(): [DOMRect, DOMRect] {
  return [inModal('#back').getBoundingClientRect(), inModal('#main').getBoundingClientRect()]
}
