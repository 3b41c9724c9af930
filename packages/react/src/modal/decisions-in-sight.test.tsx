/** @full Every view in three windows; `npm test` has the primitive's own tests. */

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { atRest } from '../testing/at-rest.ts'
import type { DrawnModal } from '../testing/draw-modal.ts'
import { LOGIN_SCENES } from '../testing/login-scenes.ts'
import { longestTexts } from '../testing/longest-texts.ts'
import { playScene } from '../testing/play-scene.ts'
import { SCENES } from '../testing/scenes.ts'
import { until } from '../testing/until.ts'

const ALL = { ...SCENES, ...LOGIN_SCENES }

/** A laptop with the browser's bars, a small phone, and a page zoomed to 400 %. */
const WINDOWS = [
  [1366, 625],
  [360, 600],
  [320, 256],
] as const

/** The buttons that lead on. */
const DECIDING = '[data-part=decision-buttons] button,[data-testid=scene-action]'

let drawn: DrawnModal | undefined

afterEach(async () => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
  await page.viewport(1280, 720)
})

test.each(Object.keys(ALL))(
  '%s has what decides in sight, in its longest language',
  async (name) => {
    const scene = ALL[name]
    if (scene === undefined) throw new Error(`There is no scene ${name}.`)
    const strings: Record<string, string> = {}
    drawn = await playScene(scene, { themeMode: 'light', locale: 'en', strings })
    for (const { key, text } of await longestTexts()) strings[key] = text
    const { dialog, modal } = drawn
    await modal.setLocale('de')
    await until(() => dialog.closest('[lang]')?.getAttribute('lang') === 'de')
    const faults: string[] = []
    for (const [width, height] of WINDOWS) {
      await page.viewport(width, height)
      await atRest(dialog)
      faults.push(...faultsOf(dialog).map((fault) => `${width}×${height}: ${fault}`))
    }

    expect(faults).toEqual([])
  },
)

/** Buttons that a pointer does not reach, and a view that nothing is left of. */
function faultsOf(dialog: HTMLElement): readonly string[] {
  const buttons = [...dialog.querySelectorAll<HTMLElement>(DECIDING)]
  const body = dialog.querySelector('[data-part=card-body]')?.getBoundingClientRect()
  const end = dialog.querySelector('[data-part=decision]')?.getBoundingClientRect()
  const left = body && end && end.height > 0 ? end.top - body.top : Number.POSITIVE_INFINITY
  return [
    ...buttons.filter((button) => !isReached(button)).map((button) => nameOf(button)),
    ...(left < READABLE_PX ? [`only ${Math.round(left)} px of the view`] : []),
  ]
}

/** Some lines of the view. */
const READABLE_PX = 80

/** Its corners and its middle are inside the window, and nothing lies over them. */
function isReached(button: HTMLElement): boolean {
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const root = button.getRootNode()
  if (!(root instanceof ShadowRoot)) throw new Error('A view is in a shadow root.')
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [(left + right) / 2, top + 2],
    [(left + right) / 2, bottom - 2],
  ] as const
  return points.every(([x, y]) => button.contains(root.elementFromPoint(x, y)))
}

function nameOf(button: HTMLElement): string {
  return `${button.dataset['testid']} is out of reach`
}
