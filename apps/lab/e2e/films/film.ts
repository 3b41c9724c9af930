import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type CDPSession, expect, type Locator, type Page } from '@playwright/test'

/** The place of the card when one frame was drawn, in CSS pixels of the window. */
interface CardFrame {
  readonly view: string
  /** The distance in the layout, without the movement by a transform. */
  readonly top: number
  readonly left: number
  readonly width: number
  readonly height: number
  /** From 0 to 1. */
  readonly opacity: number
}

/**
 * Runs in the page: writes down the card in each frame in which the dialog is displayed. What is drawn is
 * known after the resize observers of the frame ran, so a probe that changes its size in each frame is
 * observed.
 */
function startFilm(card: HTMLElement): { readonly frames: CardFrame[]; stop(): void } {
  const frames: CardFrame[] = []
  const dialog = card.closest('dialog')
  const probe = document.body.appendChild(document.createElement('i'))
  Object.assign(probe.style, { position: 'fixed', top: 0, height: '1px', opacity: 0 })

  function look(): void {
    const { visibility, opacity } = getComputedStyle(card)
    const { offsetTop: top, offsetLeft: left, offsetWidth: width, offsetHeight: height } = card
    // Before the first opening it is laid out without being seen.
    if (dialog === null || height === 0 || visibility !== 'visible') return
    const view = dialog.open ? (dialog.dataset['view'] ?? '') : 'closed'
    frames.push({ view, top, left, width, height, opacity: Number(opacity) })
  }

  let request = 0
  let count = 0
  const observer = new ResizeObserver(look)
  observer.observe(probe)
  const change = (): void => {
    request = requestAnimationFrame(change)
    count += 1
    probe.style.width = `${1 + (count % 2)}px`
  }
  change()
  return {
    frames,
    stop() {
      cancelAnimationFrame(request)
      observer.disconnect()
      probe.remove()
    },
  }
}

/** Rounding to whole pixels is no jump. */
const STILL_PX = 1

/** A folder for one picture per drawn frame; undefined: none are written. */
const PICTURES = process.env['LATCHKEY_FILMS']

/** Films of one card. */
export interface Film {
  /**
   * Films the card while something happens, until it rests again. In each drawn frame it is as wide as
   * before and its edge is where it was; its height, and its place beside another card, go from the old to
   * the new one without turning back.
   */
  take(name: string, act: () => Promise<void>): Promise<void>
}

interface FilmOptions {
  readonly page: Page
  readonly card: Locator
  /** The edge that does not move: a dialog grows downwards, a sheet upwards. */
  readonly edge: 'top' | 'bottom'
}

/** Creates films of a card. */
export function createFilm({ page, card, edge }: FilmOptions): Film {
  return {
    async take(name, act) {
      const stopPictures = await takePictures(page, `${name} ${edge}`)
      const film = await card.evaluateHandle(startFilm)
      await act()
      await card.evaluate(untilAtRest)
      const frames = await film.evaluate(({ frames: all, stop }) => {
        stop()
        return all
      })
      await stopPictures()
      expect(jumpsIn(frames, edge), name).toEqual([])
    },
  }
}

/** Runs in the page: resolves when the card was not animated for some frames. */
async function untilAtRest(element: Element): Promise<void> {
  for (let still = 0; still < 10; still += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    if (element.getAnimations().length > 0) still = 0
  }
}

/** Frames in which the card was elsewhere than it may be, in words. */
function jumpsIn(frames: readonly CardFrame[], edge: FilmOptions['edge']): readonly string[] {
  if (frames.length === 0) return ['The card was never drawn']
  return frames.flatMap((frame, index) => {
    const before = frames[index - 1] ?? frame
    const moved = {
      [edge]: edgeOf(frame, edge) - edgeOf(before, edge),
      // It makes room for the card beside it, and comes back.
      'left, away from where it ends,': againstDirection(frames, index, ({ left }) => left),
      width: frame.width - before.width,
      'height, away from where it ends,': againstDirection(frames, index, ({ height }) => height),
    }
    const jumps = Object.entries(moved).filter(([, px]) => Math.abs(px) > STILL_PX)
    const around = frames.slice(Math.max(0, index - 3), index + 4)
    const seen = around.map(({ view, height }) => `${view} ${height}`).join(', ')
    return jumps.map(
      ([what, px]) => `${what} moved by ${px} px in frame ${index}: heights ${seen}, …`,
    )
  })
}

function edgeOf({ top, height }: CardFrame, edge: FilmOptions['edge']): number {
  return edge === 'top' ? top : top + height
}

/**
 * Measures how far a value moved in one frame away from the last one of the same view, in CSS pixels. In the
 * first frame of a view, it may have moved on towards the end of the view before.
 */
function againstDirection(frames: readonly CardFrame[], index: number, read: Read): number {
  const values = frames.map(read)
  const value = values[index] ?? 0
  const before = values[index - 1] ?? value
  if (frames[index - 1]?.view !== frames[index]?.view && isMovingOn(values, index)) return 0
  const later = frames.slice(index).findIndex(({ view }) => view !== frames[index]?.view)
  const last = values[later === -1 ? frames.length - 1 : index + later - 1] ?? value
  return Math.max(0, Math.abs(last - value) - Math.abs(last - before))
}

type Read = (frame: CardFrame) => number

/** Returns true if a frame continues the direction of the two before it. */
function isMovingOn(values: readonly number[], index: number): boolean {
  const [first, second, third] = values.slice(index - 2, index + 1)
  if (first === undefined || second === undefined || third === undefined) return false
  return first !== second && Math.sign(second - first) === Math.sign(third - second)
}

/** Writes each drawn frame as a picture, if a folder for them is named. Returns how to end it. */
async function takePictures(page: Page, name: string): Promise<() => Promise<void>> {
  if (PICTURES === undefined) return async () => undefined
  const folder = join(PICTURES, name.replaceAll(/\W+/g, '-'))
  await mkdir(folder, { recursive: true })
  const session: CDPSession = await page.context().newCDPSession(page)
  let count = 0
  session.on('Page.screencastFrame', async ({ data, sessionId }) => {
    count += 1
    const file = join(folder, `${String(count).padStart(3, '0')}.jpg`)
    await writeFile(file, data, 'base64')
    await session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 })
  return async () => {
    await session.send('Page.stopScreencast')
    await session.detach()
  }
}
