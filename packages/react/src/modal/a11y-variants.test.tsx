import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { CHAIN_SCENES } from '../testing/chain-scenes.ts'
import type { DrawnModal } from '../testing/draw-modal.ts'
import { LOGIN_SCENES } from '../testing/login-scenes.ts'
import { playScene, type Seat } from '../testing/play-scene.ts'
import { SCENES } from '../testing/scenes.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  document.body.replaceChildren()
})

/** Light and in English: `a11y.test.tsx`. */
const SEAT: Seat = { themeMode: 'dark', locale: 'ar' }

const CASES = Object.entries({ ...SCENES, ...LOGIN_SCENES, ...CHAIN_SCENES }).map(
  ([name, scene]) => ({ name, scene }),
)

test.each(CASES)('$name in dark and in Arabic passes axe', async ({ scene }) => {
  drawn = await playScene(scene, SEAT)

  const { violations } = await axe.run(drawn.host, { resultTypes: ['violations'] })

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})
