import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BUY_SCENES } from '../../testing/buy-scenes.ts'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

test('of the list of ways to pay and the words under it, one shows the ring of the focus', async () => {
  const scene = BUY_SCENES['OnRampProviders']
  if (scene === undefined) throw new Error('There is no such scene')
  drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })
  const list = drawn.part('buy-method')
  drawn.part('buy-currency').focus()

  await userEvent.keyboard('{Tab}')

  expect(list.matches(':focus-visible')).toBe(true)
  const rings = [list, list.parentElement ?? list].map(
    (each) => getComputedStyle(each).outlineStyle,
  )
  expect(rings).toEqual(['none', 'solid'])
})
