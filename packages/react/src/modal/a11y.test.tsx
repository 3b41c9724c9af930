import axe from 'axe-core'
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

/** Scenes are named `View, state`. Further ones of each view, and dark and Arabic ones: `a11y-variants.test.tsx`. */
const FIRST_OF_EACH_VIEW = Object.entries({ ...SCENES, ...LOGIN_SCENES, ...CHAIN_SCENES }).filter(
  ([name], at, all) => at === all.findIndex(([other]) => viewOf(other) === viewOf(name)),
)

test.each(FIRST_OF_EACH_VIEW)('%s in light and en passes axe', async (_name, scene) => {
  drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })

  const { violations } = await axe.run(drawn.host, { resultTypes: ['violations'] })

  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

function viewOf(scene: string): string {
  return scene.split(',')[0] ?? scene
}
