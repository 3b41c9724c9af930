import { join } from 'node:path'
import * as presets from '@latchkey/react/presets'
import { ROOT } from '../../../../scripts/lib/paths.mjs'
import { SCREEN_VARIANTS } from './screen-variants.ts'
import { becomeStill, type ScreensDesk, sceneOf } from './screens-desk.ts'
import { takeCard } from './take-card.ts'
import { takeSheet } from './take-sheet.ts'

/** The folder from which the documentation shows them. */
const PRESETS_FOLDER = join(ROOT, 'apps', 'docs', 'pages', 'guides', 'presets')

const VIEWS = ['connect', 'account', 'send']
const ZOOM = 0.7
const QUALITY = 0.75

/** Takes one picture of each preset: three views in light, below them the same in dark. */
export async function takePresets(desk: ScreensDesk, words: readonly string[]): Promise<void> {
  const shots = new Map<string, Buffer[]>()
  for (const { name: mode, switches, context, ground = '' } of SCREEN_VARIANTS.slice(0, 2)) {
    for (const view of VIEWS) {
      await desk.attempt(`${mode}/${view}`, async () => {
        const { page, close } = await desk.play(
          { context, switches: { ...switches, enableCodeBesideList: 'false' } },
          sceneOf(view),
        )
        for (const [name, preset] of Object.entries(presets)) {
          await page.evaluate((to) => window.latchkey?.setThemeVariables(to), preset)
          await becomeStill(page)
          const row = `${name}/${mode}`
          shots.set(row, [...(shots.get(row) ?? []), await takeCard(page, ground)])
        }
        await close()
      })
    }
  }
  const page = await desk.newPage({ viewport: { width: 1000, height: 900 } })
  for (const name of Object.keys(presets)) {
    if (words.length > 0 && !words.includes(name)) continue
    const rows = [shots.get(`${name}/light`) ?? [], shots.get(`${name}/dark`) ?? []]
    const grounds = SCREEN_VARIANTS.slice(0, 2).map(({ ground = '#fff' }) => ground)
    const png = await takeSheet(page, { rows, zoom: ZOOM, grounds })
    await desk.saveWebp(join(PRESETS_FOLDER, `${fileOf(name)}.webp`), png, QUALITY)
  }
  await page.close()
}

/** `high-contrast` for `highContrast`. */
function fileOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
