/** @full Plays every scene; what a view has for fields is seen in `npm test` in the first scene of each. */

import { afterEach, expect, test } from 'vitest'
import { CHAIN_SCENES } from '../testing/chain-scenes.ts'
import type { DrawnModal } from '../testing/draw-modal.ts'
import { LOGIN_SCENES } from '../testing/login-scenes.ts'
import { playScene } from '../testing/play-scene.ts'
import { SCENES } from '../testing/scenes.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

/** Everything that a visitor types into or chooses from. */
const FIELDS = 'input,select,textarea,[contenteditable]'

/** Safari on iOS zooms into the page where the text of a field is smaller. */
const LEAST_PX = 16

function smallFields({ dialog }: DrawnModal): readonly string[] {
  return [...dialog.querySelectorAll<HTMLElement>(FIELDS)]
    .map((field) => ({ field, sizePx: Number.parseFloat(getComputedStyle(field).fontSize) }))
    .filter(({ sizePx }) => sizePx < LEAST_PX)
    .map(({ field, sizePx }) => `${field.localName} ${field.dataset['testid']}: ${sizePx}`)
}

const CASES = Object.entries({ ...SCENES, ...LOGIN_SCENES, ...CHAIN_SCENES })
let fields = 0

test.each(CASES)('no field of %s makes a phone zoom, with any base', async (_name, scene) => {
  drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })
  expect(matchMedia('(any-pointer:coarse)').matches).toBe(true)
  fields += drawn.dialog.querySelectorAll(FIELDS).length

  expect(smallFields(drawn)).toEqual([])
  const root = drawn.host.shadowRoot?.querySelector<HTMLElement>('[data-part=root]')
  root?.style.setProperty('--lk-base', '7px')
  expect(smallFields(drawn)).toEqual([])
})

test('fields of every kind were measured', () => {
  expect(fields).toBeGreaterThan(30)
})
