import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'
import { SCENES } from '../../testing/scenes.ts'
import { until } from '../../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

test.each(['Swap, filled in', 'Swap, details'])(
  '%s: turning it round moves nothing: the next price comes into the place of the last one',
  async (name) => {
    const scene = SCENES[name]
    if (scene === undefined) throw new Error('There is no such scene.')
    drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })
    const { part, dialog, clock, core } = drawn
    const body = dialog.querySelector('[data-part=card-body]')
    const heights = new Set<number>()
    let isOver = false
    const follow = (): void => {
      heights.add(body?.getBoundingClientRect().height ?? 0)
      if (!isOver) requestAnimationFrame(follow)
    }
    follow()

    await userEvent.click(part('swap-turn'))
    await new Promise((resolve) => setTimeout(resolve, 400))
    await clock.advance(1_000)
    await until(() => core.snapshot().swap?.quote.status === 'ready')
    await new Promise((resolve) => setTimeout(resolve, 400))
    isOver = true

    expect([...heights]).toEqual([heights.values().next().value])
  },
)
