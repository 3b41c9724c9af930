import { join } from 'node:path'
import type { Switches } from '../models/lab-model.ts'
import type { ScreensDesk } from './screens-desk.ts'
import { sceneOf } from './screens-desk.ts'
import { DECISIONS_FOLDER } from './screens-folder.ts'
import { takeSheet } from './take-sheet.ts'

/** Every view in which the visitor decides about money or a signature. */
const VIEWS = [
  'sign-in',
  'sign-in-other-site',
  'send',
  'send-preview',
  'send-lookalike',
  'swap',
  'swap-preview',
  'swap-second',
  'swap-loss',
  'pay',
  'buy',
  'buy-down',
] as const

/** A laptop with the browser's bars, and a small phone. */
const WINDOWS = { laptop: { width: 1366, height: 625 }, phone: { width: 360, height: 600 } }

const SEATS: Readonly<Record<string, { readonly switches: Switches; readonly locale?: string }>> = {
  light: { switches: { themeMode: 'light' } },
  arabic: { switches: { themeMode: 'light', dir: 'rtl' }, locale: 'ar' },
}

const ZOOM = { laptop: 0.35, phone: 0.6 } as const
const IN_A_ROW = { laptop: 3, phone: 6 } as const
const QUALITY = 0.6

/** Takes one picture of each low window: all views that end in a decision. Words choose among views. */
export async function takeDecisions(desk: ScreensDesk, words: readonly string[]): Promise<void> {
  const views = VIEWS.filter((view) => words.length === 0 || words.includes(view))
  for (const [seat, { switches, locale }] of Object.entries(SEATS)) {
    for (const window of ['laptop', 'phone'] as const) {
      const shots: Buffer[] = []
      for (const view of views) {
        await desk.attempt(`${window}/${seat}/${view}`, async () => {
          const context = { viewport: WINDOWS[window] }
          const variant = { context, switches, ...(locale === undefined ? {} : { locale }) }
          const { page, close } = await desk.play(variant, sceneOf(view))
          shots.push(await page.screenshot())
          await close()
        })
      }
      const rows = chunksOf(shots, IN_A_ROW[window])
      const page = await desk.newPage({ viewport: { width: 1500, height: 900 } })
      const png = await takeSheet(page, {
        rows,
        zoom: ZOOM[window],
        grounds: rows.map(() => '#fff'),
      })
      await desk.saveWebp(join(DECISIONS_FOLDER, `${window}-${seat}.webp`), png, QUALITY)
      await page.close()
    }
  }
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return all.length === 0 ? [] : [all.slice(0, size), ...chunksOf(all.slice(size), size)]
}
