import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { LANGUAGE_TAGS, LANGUAGE_VIEWS, LANGUAGES_FOLDER } from './language-views.ts'
import { becomeStill, type ScreensDesk, sceneOf } from './screens-desk.ts'
import { takeSheet } from './take-sheet.ts'

/** The smallest phone that the layout serves. */
const PHONE = { width: 360, height: 740 }
const ZOOM = 0.75
const QUALITY = 0.55

/** Takes one picture of each language: eight views on a small phone, in two rows. */
export async function takeLanguages(desk: ScreensDesk, words: readonly string[]): Promise<void> {
  const tags = LANGUAGE_TAGS.filter((tag) => words.length === 0 || words.includes(tag))
  const shots = new Map<string, Buffer[]>()
  for (const view of LANGUAGE_VIEWS) {
    await desk.attempt(view, async () => {
      const { page, close } = await desk.play(
        { context: { viewport: PHONE }, switches: { themeMode: 'light' } },
        sceneOf(view),
      )
      for (const tag of tags) {
        await speak(page, tag)
        shots.set(tag, [...(shots.get(tag) ?? []), await page.screenshot()])
      }
      await close()
    })
  }
  const page = await desk.newPage({ viewport: { width: 1080, height: 900 } })
  for (const [tag, pictures] of shots) {
    const rows = [pictures.slice(0, 4), pictures.slice(4)]
    const png = await takeSheet(page, { rows, zoom: ZOOM, grounds: [] })
    await desk.saveWebp(join(LANGUAGES_FOLDER, `${tag}.webp`), png, QUALITY)
  }
  await page.close()
}

async function speak(page: Page, tag: string): Promise<void> {
  await page.evaluate((to) => window.latchkey?.setLocale(to), tag)
  await becomeStill(page)
}
