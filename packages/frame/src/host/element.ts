import { LatchkeyError } from '@latchkey/core/contract'

/** Source: facts, frame protocol, section 1. */
const FRAME_ID = 'w3m-iframe'
/** Source: facts, frame protocol, section 1. */
const FRAME_NAME = 'w3m-secure-iframe'

/**
 * What the page in the frame may do: run, keep its own storage, send forms, open a window where its
 * approval cannot be seen, and ask for that storage. Not: lead the website elsewhere. Source: S08.
 */
const ABILITIES = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
]

/**
 * Makes the frame's element and puts it where it stays: moving it would load it anew. Whoever owns
 * the slot shows and places it; the frame fills it.
 *
 * @throws LatchkeyError `frame.element-taken` when the page has an element of its name already: it is
 * never adopted. Source: security rule S08.
 */
export function putElement(slot: HTMLElement, address: string): HTMLIFrameElement {
  const page = slot.ownerDocument
  if (isTaken(page) || isTaken(slot.getRootNode()))
    throw new LatchkeyError('frame.element-taken', {})
  const element = page.createElement('iframe')
  element.id = FRAME_ID
  element.name = FRAME_NAME
  element.title = 'Secure wallet'
  element.setAttribute('allow', '')
  element.setAttribute('sandbox', ABILITIES.join(' '))
  element.setAttribute('referrerpolicy', 'strict-origin')
  Object.assign(element.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  element.src = address
  slot.append(element)
  return element
}

function isTaken(root: Node): boolean {
  return 'getElementById' in root && Reflect.apply(lookUp, root, [FRAME_ID]) !== null
}

function lookUp(this: NonElementParentNode, id: string): Element | null {
  return this.getElementById(id)
}
