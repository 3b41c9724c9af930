import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { aSwapSource } from '../../testing/a-swap-source.ts'
import type { DrawnModal } from '../../testing/draw-modal.ts'
import { playScene } from '../../testing/play-scene.ts'
import { SCENES } from '../../testing/scenes.ts'
import { until } from '../../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

test.each(['Swap, filled in', 'Swap, details', 'Swap, at a loss'])(
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

test('a loss, no amount and a price that fails move nothing while the visitor types', async () => {
  const scene = SCENES['Swap, filled in']
  if (scene === undefined) throw new Error('There is no such scene.')
  const source = aSwapSource()
  const loss = aSwapSource({ impact: 7.2 })
  let answering = source
  const swapSource = {
    ...source,
    readQuote: (...asked: Parameters<typeof source.readQuote>) => answering.readQuote(...asked),
  }
  drawn = await playScene({ ...scene, swapSource }, { themeMode: 'light', locale: 'en' })
  const { part, find, clock } = drawn
  const body = drawn.dialog.querySelector('[data-part=card-body]')
  const place = (): string =>
    `${part('swap-review').getBoundingClientRect().top} ${body?.getBoundingClientRect().height}`
  const before = place()
  const places = new Set<string>()
  const type = async (amount: string, isThere: () => boolean): Promise<void> => {
    await userEvent.fill(part('swap-amount'), amount)
    places.add(place())
    await clock.advance(200)
    await until(isThere)
    await new Promise((resolve) => setTimeout(resolve, 400))
    places.add(place())
  }

  answering = loss
  await type('0.3', () => find('swap-impact-line') !== null)
  expect(part('swap-impact-line').textContent).toBe('You lose 7.2% at this price')
  expect(part('swap-impact-alert').textContent).toContain('The market is too small')
  await type('', () => find('swap-price') === null)
  answering = aSwapSource({ failing: 'price' })
  await type('0.2', () => find('swap-failure') !== null)

  expect([...places]).toEqual([before])
})
