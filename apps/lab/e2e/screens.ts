import { join } from 'node:path'
import type { Scene } from './scenes/scene.ts'
import { SCENES } from './scenes.ts'
import { SCREEN_VARIANTS, type ScreenVariant } from './screens/screen-variants.ts'
import { saveFile, sceneOf, startScreensDesk } from './screens/screens-desk.ts'
import { README_PICTURE, SCREENS_FOLDER } from './screens/screens-folder.ts'
import { takeCard } from './screens/take-card.ts'
import { takeDecisions } from './screens/take-decisions.ts'
import { takeDocsPictures } from './screens/take-docs-pictures.ts'
import { takeFilms } from './screens/take-films.ts'
import { takeGallery } from './screens/take-gallery.ts'
import { takeLanguages } from './screens/take-languages.ts'
import { takePresets } from './screens/take-presets.ts'
import { takeSheet } from './screens/take-sheet.ts'
import { writeSheet } from './screens/write-sheet.ts'

/**
 * Takes a picture of every view and of the gallery in every variant: `npm run screens [words …]`.
 * Words choose among pictures: whole names such as `light/connect`, or parts such as `gallery`.
 * With `--languages` eight views are shown in every language instead, with `--presets` three views under every
 * preset of the theme; words are then tags such as `de`, or names such as `warm`. With `--docs` the pictures of the
 * documentation are taken; words choose among its scenes. With `--decisions` the views that end in a decision are
 * shown in low windows, in light and in Arabic. With `--films` send, swap and pay are recorded from the press to
 * the end.
 */

const QUALITY = { view: 0.7, gallery: 0.4 } as const

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isWanted = (name: string) =>
  words.length === 0 ||
  words.some((word) => (word.includes('/') ? name === word : name.includes(word)))

const desk = await startScreensDesk()
if (process.argv.includes('--languages')) await takeLanguages(desk, words)
else if (process.argv.includes('--presets')) await takePresets(desk, words)
else if (process.argv.includes('--decisions')) await takeDecisions(desk, words)
else if (process.argv.includes('--films')) await takeFilms(desk, words)
else if (process.argv.includes('--docs')) await takeDocsPictures(desk, words)
else await takeAll()
process.exitCode = (await desk.stop()) ? 0 : 1

async function takeAll(): Promise<void> {
  if (isWanted(README_PICTURE)) await desk.attempt(README_PICTURE, takeReadmePicture)
  for (const variant of SCREEN_VARIANTS) {
    for (const scene of SCENES) {
      const name = `${variant.name}/${scene.name}`
      const isTaken = scene.variants?.includes(variant.name) ?? true
      if (isTaken && isWanted(name)) {
        await desk.attempt(name, () => takeScene(name, variant, scene))
      }
    }
    const name = `${variant.name}/gallery`
    const { galleryQuery } = variant
    if (galleryQuery !== undefined && isWanted(name)) {
      await desk.attempt(name, () => takeParts(variant, galleryQuery))
    }
  }
  await writeSheet()
}

async function takeScene(name: string, variant: ScreenVariant, scene: Scene): Promise<void> {
  const { page, close } = await desk.play(variant, scene)
  const isModal = await page.locator('latchkey-root dialog[open]').first().isVisible()
  const png =
    isModal && variant.ground !== undefined && !scene.isWholePage
      ? await takeCard(page, variant.ground)
      : await page.screenshot()
  await desk.saveWebp(join(SCREENS_FOLDER, `${name}.webp`), png, scene.quality ?? QUALITY.view)
  await close()
}

async function takeParts(variant: ScreenVariant, query: string): Promise<void> {
  const page = await desk.newPage(variant.context)
  for (const { name, png } of await takeGallery(page, `${desk.url}/gallery.html${query}`)) {
    await desk.saveWebp(join(SCREENS_FOLDER, variant.name, `${name}.webp`), png, QUALITY.gallery)
  }
  await page.close()
}

/** Connect in light and in dark, side by side. */
async function takeReadmePicture(): Promise<void> {
  const cards: Buffer[] = []
  for (const variant of SCREEN_VARIANTS.slice(0, 2)) {
    const context = { ...variant.context, deviceScaleFactor: 1.5 }
    const { page, close } = await desk.play({ ...variant, context }, sceneOf('connect'))
    cards.push(await takeCard(page, variant.ground ?? ''))
    await close()
  }
  const page = await desk.newPage({
    deviceScaleFactor: 1.5,
    viewport: { width: 880, height: 600 },
  })
  // The pictures have 1.5 pixels for each of the page.
  const sheet = { rows: [cards], zoom: 1 / 1.5, grounds: [] }
  await saveFile(join(SCREENS_FOLDER, README_PICTURE), await takeSheet(page, sheet))
  await page.close()
}
