import { addSheet, createPlainButton } from '@latchkey/ui/plain'
import { buttonLook } from '../button/button-look.ts'
import { pressCounted, reportPress } from '../button/load-failure.ts'
import { initialReadings } from '../instance/initial-readings.ts'
import type { Latchkey } from '../instance/latchkey.ts'
import { bindInstance, type RunningElement } from './bind-instance.ts'
import type { ButtonKind, Drawn, Presses } from './button-kinds.ts'
import { type ElementChoice, readChoice } from './element-choice.ts'

/** The page's styles place the element, and nothing of them is inherited. */
const HOST_CSS =
  ':host{all:initial;display:inline-flex;vertical-align:middle;max-width:100%}:host([hidden]){display:none}'

/** Draws one button element and runs its presses, while the element is in a page. */
export function runButton(host: HTMLElement, kind: ButtonKind): RunningElement {
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true })
  const button = createPlainButton(root)
  const withoutInstance = initialReadings({ networks: [] })
  let latchkey: Latchkey | undefined
  let presses = noPresses()
  let target = ''

  /**
   * Resets the last attempt when the wallet changes: the result of one is not shown for another.
   */
  function follow({ wallet, namespace }: ElementChoice): void {
    const next = wallet && `${namespace} ${wallet}`
    if (next === target) return
    target = next
    const { failures, isAwaited } = presses
    presses = { ...noPresses(), failures, isAwaited }
  }

  function draw(): void {
    const readings = latchkey?.readings ?? withoutInstance
    const choice = readChoice(host)
    follow(choice)
    const drawn = kind.draw(readings, choice, presses)
    button.draw(
      drawn && {
        face: drawn.face,
        size: choice.size,
        ...buttonLook(readings),
        isDisabled: choice.isDisabled || latchkey === undefined,
        attributes: attributesOf(drawn),
      },
    )
    if (latchkey) findListed(latchkey, presses, drawn?.unlisted)
  }

  function bind(next: Latchkey | undefined): void {
    latchkey = next
    presses = noPresses()
    // Each time: `document.open` removes listeners, and adding one that is there does nothing.
    button.element.addEventListener('pointerenter', prepare)
    button.element.addEventListener('focus', prepare)
    button.element.addEventListener('click', onClick)
  }

  function prepare(): void {
    presses.isAwaited = true
    void latchkey?.prepare()
    draw()
  }

  function onClick(event: Event): void {
    if (event.defaultPrevented || latchkey === undefined) return
    void press(kind, host, { latchkey, presses, draw })
  }

  addSheet(root, HOST_CSS, undefined)
  return bindInstance(host, bind, draw)
}

/** The state that one press changes, and the way to draw it. */
interface Pressed {
  readonly latchkey: Latchkey
  readonly presses: Presses
  draw(): void
}

async function press(
  kind: ButtonKind,
  host: HTMLElement,
  { latchkey, presses, draw }: Pressed,
): Promise<void> {
  const page = host.ownerDocument.defaultView
  const emit = (name: string, detail: unknown): void => {
    host.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }))
  }
  presses.pending += 1
  draw()
  try {
    await pressCounted({
      press: () => kind.press({ latchkey, choice: readChoice(host), presses, draw, emit }),
      page,
      readings: latchkey.readings,
      failures: presses.failures,
      setFailures(failures) {
        presses.failures = failures
      },
    })
  } catch (thrown) {
    reportPress(thrown, page)
  } finally {
    presses.pending -= 1
    draw()
  }
}

/** The listing is another host: it is requested when the visitor is about to press the button. */
function findListed(latchkey: Latchkey, presses: Presses, unlisted: string | undefined): void {
  if (!presses.isAwaited || unlisted === undefined || unlisted === presses.sought) return
  presses.sought = unlisted
  latchkey.actions.listing.find(unlisted).catch(() => {
    // The button shows the site's name for it; a press requests the listing again.
  })
}

function noPresses(): Presses {
  return {
    pending: 0,
    failures: 0,
    last: { step: 'rest' },
    isAwaited: false,
    sought: undefined,
  }
}

function attributesOf({ name, status, testId }: Drawn) {
  return { 'aria-label': name, 'data-status': status, 'data-testid': testId }
}
