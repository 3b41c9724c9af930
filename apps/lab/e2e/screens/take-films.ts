import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ScreensDesk, sceneOf } from './screens-desk.ts'
import { FILMS_FOLDER } from './screens-folder.ts'
import { takeSheet } from './take-sheet.ts'

/** A flow that moves money: the scene before it, and the press that begins. */
const FILMS = [
  { name: 'send', scene: 'send-preview', press: 'send-confirm' },
  { name: 'swap', scene: 'swap-preview', press: 'swap-confirm' },
  { name: 'pay', scene: 'pay', press: 'pay-button' },
] as const

/** After the press, in milliseconds; then the same after the network has confirmed it. */
const MOMENTS_MS = [0, 60, 120, 240, 600] as const
const VIEWPORT = { width: 480, height: 760 }
const ZOOM = 0.5
const QUALITY = 0.6

interface Frame {
  readonly atMs: number
  readonly png: Buffer
}

/** Takes a film strip of each flow, from the press to the closed latch. Words choose among flows. */
export async function takeFilms(desk: ScreensDesk, words: readonly string[]): Promise<void> {
  for (const { name, scene, press } of FILMS) {
    if (words.length > 0 && !words.includes(name)) continue
    await desk.attempt(`films/${name}`, async () => {
      const variant = { context: { viewport: VIEWPORT }, switches: { themeMode: 'light' } }
      const { page, close } = await desk.play(variant, sceneOf(scene))
      const film = await startFilm(page)
      const dialog = page.locator('body > latchkey-root').locator('dialog')
      await dialog.getByTestId(press).click()
      const pressedAtMs = Date.now()
      await dialog.locator('[data-part=latch][data-state=closed]').waitFor()
      const doneAtMs = Date.now()
      await page.waitForTimeout(MOMENTS_MS[4] + 200)
      const frames = await film.stop()
      await close()
      const rows = [pressedAtMs, doneAtMs].map((from) =>
        MOMENTS_MS.map((moment) => frameAt(frames, from + moment)),
      )
      const sheet = await desk.newPage({ viewport: { width: 1500, height: 900 } })
      const png = await takeSheet(sheet, { rows, zoom: ZOOM, grounds: ['#fff', '#fff'] })
      await desk.saveWebp(join(FILMS_FOLDER, `${name}.webp`), png, QUALITY)
      await sheet.close()
    })
  }
}

/** Records each frame that the browser draws. */
async function startFilm(page: Page): Promise<{ stop(): Promise<readonly Frame[]> }> {
  const client = await page.context().newCDPSession(page)
  const frames: Frame[] = []
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const atMs = (metadata.timestamp ?? 0) * 1_000
    frames.push({ atMs, png: Buffer.from(data, 'base64') })
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await client.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return {
    async stop() {
      await client.send('Page.stopScreencast')
      return frames
    },
  }
}

/** Returns what was seen at that time: the last frame before it. */
function frameAt(frames: readonly Frame[], atMs: number): Buffer {
  const seen = frames.filter((frame) => frame.atMs <= atMs).at(-1) ?? frames[0]
  if (seen === undefined) throw new Error('The browser drew no frame.')
  return seen.png
}
