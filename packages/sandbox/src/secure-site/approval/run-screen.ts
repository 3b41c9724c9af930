import type { ApprovalRequest } from './approval-request.ts'
import { createGate, type GateState } from './gate/create-gate.ts'
import { watchMovement } from './gate/watch-movement.ts'
import { watchPress } from './gate/watch-press.ts'
import { canDetectCovers } from './gate/watch-visibility.ts'
import { drawIdle, drawScreen, type Screen } from './screen/draw-screen.ts'
import {
  HINTS,
  OPEN_WINDOW,
  PRESS_AGAIN,
  VISIBILITY_UNKNOWN,
  WINDOW_BLOCKED,
} from './screen/hints.ts'

/** The window that shows a request, and the actions that are possible there. */
export interface Stage {
  readonly window: Window & typeof globalThis
  /** The site's own host. */
  readonly host: string
  /** Opens the same request in a window of its own; absent where it is in one. False when blocked. */
  openWindow?(): boolean
  /** The visitor has just approved by a press: a moment in which a page may ask the browser for more. */
  approved?(): void
}

/** How long something may be in the way before another window is offered, in milliseconds. */
const OFFER_AFTER_MS = 1_500

/**
 * Shows a request until it is decided.
 *
 * @returns Whether the visitor approved; false once `signal` fires.
 */
export function runScreen(
  stage: Stage,
  request: ApprovalRequest,
  signal: AbortSignal,
): Promise<boolean> {
  const { window, host } = stage
  const { document } = window
  const screen = drawScreen(document, request, host)
  document.body.replaceChildren(screen.root)
  return new Promise((resolve) => {
    const ended = new window.AbortController()
    const still = watchMovement(window)
    const offer = createOffer(stage, screen)
    const gate = createGate({
      window,
      targets: screen.targets,
      scroller: screen.scroller,
      end: screen.end,
      onChange(state) {
        screen.approve.setAttribute('aria-disabled', String(state !== 'open'))
        offer.showState(state)
      },
    })
    const press = watchPress(screen.approve, () => gate.state === 'open')

    function end(isApproved: boolean): void {
      if (isApproved) stage.approved?.()
      ended.abort()
      for (const watch of [gate, still, press, offer]) watch.stop()
      document.body.replaceChildren(drawIdle(document, host))
      resolve(isApproved)
    }

    const isMeant = (event: MouseEvent) => press.wasMeant(event) && gate.state === 'open'
    const isHasty = (event: MouseEvent) => isPointer(event) && !still.isStill()

    async function approve(event: MouseEvent): Promise<void> {
      if (!isMeant(event)) return
      if (isHasty(event)) return offer.say(PRESS_AGAIN)
      screen.approve.setAttribute('aria-busy', 'true')
      const isSeen = await gate.recheck()
      screen.approve.removeAttribute('aria-busy')
      if (isSeen && !ended.signal.aborted) end(true)
    }

    const listen = { signal: ended.signal }
    screen.approve.addEventListener('click', (event) => void approve(event), listen)
    const decline = ({ isTrusted }: Event) => isTrusted && end(false)
    screen.decline.addEventListener('click', decline, listen)
    signal.addEventListener('abort', () => end(false), listen)
    takeFocus(window, screen)
  })
}

/** A click of a keyboard, or of what reads the screen out, has no pointer. */
function isPointer(event: MouseEvent): boolean {
  return 'pointerType' in event && (event.pointerType === 'mouse' || event.pointerType === 'pen')
}

/** So that keys and reading start with who asks. */
function takeFocus(window: Window, { heading }: Screen): void {
  window.focus()
  heading.focus({ preventScroll: true })
}

/** Shows why Approve is disabled, and offers another window when the frame stays covered. */
function createOffer({ window, openWindow }: Stage, { hint }: Screen) {
  let timer: number | undefined
  function show(text: string, hasOffer: boolean): void {
    hint.textContent = text
    if (!hasOffer || openWindow === undefined) return
    const button = window.document.createElement('button')
    button.type = 'button'
    button.textContent = OPEN_WINDOW
    button.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted && !openWindow()) hint.textContent = WINDOW_BLOCKED
    })
    hint.append(' ', button)
  }
  return {
    showState(state: GateState): void {
      window.clearTimeout(timer)
      const isUndetectable = openWindow !== undefined && !canDetectCovers(window)
      if (state !== 'covered') show(HINTS[state], false)
      else if (isUndetectable) show(VISIBILITY_UNKNOWN, true)
      else {
        // At first nothing is visible yet: a hint would only flicker.
        show('', false)
        timer = window.setTimeout(() => show(HINTS.covered, true), OFFER_AFTER_MS)
      }
    },
    say: (text: string) => show(text, false),
    stop: () => window.clearTimeout(timer),
  }
}
