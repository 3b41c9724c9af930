import { DWELL_MS } from './create-gate.ts'

/** How far a pointer may be from where a frame that stands still would have it, in pixels. */
const SLACK_PX = 8

/** From this distance on a movement tells how pixels of the screen and of the frame compare. */
const TELLING_PX = 24

/** Zooms of pages, at their widest. */
const ZOOM = { least: 0.2, most: 6 } as const

interface Point {
  readonly screenX: number
  readonly screenY: number
  readonly clientX: number
  readonly clientY: number
}

/** Whether the frame has stood still under the pointer. */
export interface Stillness {
  /** Whether it has for long enough that nobody is surprised by what is under the pointer. */
  isStill(): boolean
  stop(): void
}

/**
 * Notices a frame that is moved under the pointer: nothing tells a frame where it stands, but where
 * the pointer is on the screen and where it is in the frame go together.
 */
export function watchStillness(window: Window & typeof globalThis): Stillness {
  const { document } = window
  const ended = new window.AbortController()
  let anchor: Point | undefined
  let zoom: number | undefined
  let sinceMs = window.performance.now()

  function begin(point: Point | undefined): void {
    anchor = point
    zoom = undefined
    sinceMs = window.performance.now()
  }

  function take(event: PointerEvent): void {
    if (!event.isTrusted || event.pointerType === 'touch') return
    zoom ??= anchor && readZoom(anchor, event)
    if (anchor === undefined || isMoved(anchor, event, zoom)) begin(event)
  }

  const listen = { capture: true, signal: ended.signal }
  for (const name of ['pointerover', 'pointermove', 'pointerdown', 'pointerup'] as const)
    document.addEventListener(name, take, listen)
  document.documentElement.addEventListener('pointerleave', () => begin(undefined), listen)

  return {
    isStill: () => window.performance.now() - sinceMs >= DWELL_MS,
    stop: () => ended.abort(),
  }
}

/** @returns How many pixels of the screen one of the frame is; undefined while it can't be told. */
function readZoom(from: Point, to: Point): number | undefined {
  const { inFrame, onScreen } = distances(from, to)
  return inFrame < TELLING_PX ? undefined : onScreen / inFrame
}

function isMoved(from: Point, to: Point, zoom: number | undefined): boolean {
  if (zoom === undefined) {
    const { inFrame, onScreen } = distances(from, to)
    return onScreen > inFrame * ZOOM.most + SLACK_PX
  }
  if (zoom < ZOOM.least || zoom > ZOOM.most) return true
  const x = to.screenX - from.screenX - (to.clientX - from.clientX) * zoom
  const y = to.screenY - from.screenY - (to.clientY - from.clientY) * zoom
  return Math.max(Math.abs(x), Math.abs(y)) > SLACK_PX
}

function distances(from: Point, to: Point): { inFrame: number; onScreen: number } {
  return {
    inFrame: Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY),
    onScreen: Math.hypot(to.screenX - from.screenX, to.screenY - from.screenY),
  }
}
