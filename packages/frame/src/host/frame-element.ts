import { type AuthHost, keepListening, LatchkeyError } from '@latchkey/core/contract'
import { type Channel, createWindowChannel } from '../channel/window-channel.ts'
import { frameAddress } from './frame-address.ts'

/** A frame in the page. */
export interface MountedFrame {
  readonly channel: Channel
  /**
   * Returns true while it is in the page, or before it was first in it. False once it was removed,
   * also when it is back.
   */
  isInPage(): boolean
  /**
   * Loads its address again, in a new element: later messages of the old document are ignored,
   * and the page gets no entry in the browser's history.
   */
  reload(): void
  remove(): void
}

/** Events of the element. */
export interface MountEvents {
  /** A document was loaded in it. */
  onLoad(): void
  /** The browser refuses to load it. */
  onError(): void
}

/** Puts a frame into a page. Tests provide another one. */
export type Mount = (
  host: Pick<AuthHost, 'secureSite' | 'hasLogger' | 'projectId' | 'networkId' | 'slot'>,
  events: MountEvents,
  signal: AbortSignal,
) => Promise<MountedFrame>

/** Source: docs/frame-protocol.md, section 1. */
const FRAME_ID = 'w3m-iframe'
/** Source: docs/frame-protocol.md, section 1. */
const FRAME_NAME = 'w3m-secure-iframe'

/**
 * The permissions of the document in the frame: run scripts, use its own storage, submit forms,
 * open a window where its approval can't be seen, and request that storage. It may not navigate the
 * website. Source: docs/security.md, S08.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
]

/** The event of a browser whose content security policy blocked something. */
const POLICY_VIOLATION = 'securitypolicyviolation'

/**
 * Creates the frame in the slot of the host, once there is one.
 *
 * @throws LatchkeyError `frame.element-taken`, `frame.load-failed`, or the error of `slot`.
 */
export const mountFrame: Mount = async (host, events, signal) => {
  const networkId = host.networkId()
  const address = frameAddress({ ...host, networkId })
  const slot = await host.slot(signal)
  signal.throwIfAborted()
  return mountAt(address, slot, events)
}

/** Loads an address in a frame. Its channel accepts messages of that address's origin only. */
export function mountAt(address: string, slot: HTMLElement, events: MountEvents): MountedFrame {
  const { origin } = new URL(address)
  const page = slot.ownerDocument
  const onViolation = (violation: SecurityPolicyViolationEvent): void => {
    if (isBlocked(violation, origin)) events.onError()
  }
  const unlisten = keepListening(page, POLICY_VIOLATION, onViolation)
  let element = createElement(slot, address, events)
  // An element that the page removed and put back has another window, with nothing in it yet.
  let inside = element.contentWindow
  return {
    channel: createWindowChannel({
      page: page.defaultView ?? noWindow,
      peer: () => element.contentWindow,
      isAllowed: (sender) => sender === origin,
      targets: () => [origin],
      missing: 'frame.unset',
    }),
    isInPage() {
      // A slot that is out of the page loads nothing before it is put back.
      inside ??= element.contentWindow
      return inside === null || (element.isConnected && element.contentWindow === inside)
    },
    reload() {
      removeElement(element, events)
      element = createElement(slot, address, events)
      inside = element.contentWindow
    },
    remove() {
      unlisten()
      removeElement(element, events)
    },
  }
}

/**
 * Creates the element where it stays: moving it would reload it. The owner of the slot shows and
 * places it; the frame fills the slot.
 *
 * @throws LatchkeyError `frame.element-taken` if the page has an element with this id: it is never
 *   adopted. Source: docs/security.md, S08.
 */
function createElement(
  slot: HTMLElement,
  address: string,
  { onLoad, onError }: MountEvents,
): HTMLIFrameElement {
  const page = slot.ownerDocument
  if (hasElement(page) || hasElement(slot.getRootNode())) {
    throw new LatchkeyError('frame.element-taken', {})
  }
  const element = page.createElement('iframe')
  element.id = FRAME_ID
  element.name = FRAME_NAME
  element.title = 'Secure wallet'
  element.setAttribute('allow', '')
  element.setAttribute('sandbox', SANDBOX.join(' '))
  element.setAttribute('referrerpolicy', 'strict-origin')
  Object.assign(element.style, { display: 'block', width: '100%', height: '100%', border: '0' })
  element.src = address
  element.addEventListener('load', onLoad)
  element.addEventListener('error', onError)
  slot.append(element)
  return element
}

function removeElement(element: HTMLIFrameElement, { onLoad, onError }: MountEvents): void {
  element.removeEventListener('load', onLoad)
  element.removeEventListener('error', onError)
  element.remove()
}

function hasElement(root: Node): boolean {
  return 'getElementById' in root && Reflect.apply(lookUp, root, [FRAME_ID]) !== null
}

function lookUp(this: NonElementParentNode, id: string): Element | null {
  return this.getElementById(id)
}

/** A report-only policy blocks nothing. */
function isBlocked(
  { effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent,
  origin: string,
): boolean {
  const isEnforced = effectiveDirective === 'frame-src' && disposition === 'enforce'
  return isEnforced && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin
}

/** A document without a window receives no messages. */
const noWindow = { addEventListener: () => undefined, removeEventListener: () => undefined }
