import { DWELL_MS } from './create-gate.ts'

/** Allowed distance of the pointer from its expected place in an unmoved frame, in pixels. */
const SLACK_PX = 8

/** Least distance from which the zoom can be measured, in pixels. */
const MEASURABLE_PX = 24

/** Zooms of pages, at their widest. */
const ZOOM = { least: 0.2, most: 6 } as const

interface Point {
  readonly screenX: number
  readonly screenY: number
  readonly clientX: number
  readonly clientY: number
}

/** Watches that the frame stands still under the pointer. */
export interface MovementWatch {
  /**
   * Returns true if it has for long enough that the visitor could notice what is under the pointer.
   */
  isStill(): boolean
  stop(): void
}

/**
 * Detects a frame that is moved under the pointer. A frame does not know its place on the screen, but
 * in an unmoved frame the pointer moves alike on the screen and in the frame.
 */
export function watchMovement(window: Window & typeof globalThis): MovementWatch {
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

/** @returns How many pixels of the screen one of the frame is; undefined while it can't be measured. */
function readZoom(from: Point, to: Point): number | undefined {
  const { inFrame, onScreen } = distances(from, to)
  return inFrame < MEASURABLE_PX ? undefined : onScreen / inFrame
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
