import { statSync } from 'node:fs'
import { DOCS_PICTURE_MAX_BYTES, DOCS_SCENES, docsPictureFile } from './docs-pictures.ts'
import { SCREEN_VARIANTS } from './screen-variants.ts'
import { type ScreensDesk, sceneOf } from './screens-desk.ts'
import { takeCard } from './take-card.ts'

const QUALITY = 0.7

/** Takes the pictures of the documentation, each in light and in dark: `npm run screens -- --docs [words …]`. */
export async function takeDocsPictures(desk: ScreensDesk, words: readonly string[]): Promise<void> {
  for (const { ground = '', ...variant } of SCREEN_VARIANTS.slice(0, 2)) {
    for (const scene of DOCS_SCENES) {
      const name = `${variant.name}/${scene}`
      if (words.length > 0 && !words.some((word) => name.includes(word))) continue
      await desk.attempt(name, async () => {
        const { page, close } = await desk.play(variant, sceneOf(scene))
        const file = docsPictureFile(name)
        await desk.saveWebp(file, await takeCard(page, ground), QUALITY)
        await close()
        const { size } = statSync(file)
        if (size > DOCS_PICTURE_MAX_BYTES) throw new Error(`It has ${size} bytes: too many.`)
      })
    }
  }
}
