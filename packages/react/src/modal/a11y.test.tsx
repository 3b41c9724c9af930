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

/** Dark, and in Arabic: `a11y-variants.test.tsx`. */
test.each(Object.entries({ ...SCENES, ...LOGIN_SCENES, ...CHAIN_SCENES }))(
  '%s in light and en passes axe',
  async (_name, scene) => {
    drawn = await playScene(scene, { themeMode: 'light', locale: 'en' })

    const { violations } = await axe.run(drawn.host, { resultTypes: ['violations'] })

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  },
)
