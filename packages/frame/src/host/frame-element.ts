import type { AuthHost } from '@latchkey/core/contract'
import type { Channel } from '../channel/channel.ts'
import { createWindowChannel } from '../channel/window-channel.ts'
import { putElement } from './element.ts'
import { frameAddress } from './frame-address.ts'

/** A frame in the page. */
export interface MountedFrame {
  readonly channel: Channel
  /** Whether it is still in the page. */
  isThere(): boolean
  /** Loads its address anew. */
  reload(): void
  remove(): void
}

/** What a frame in the page says by itself. */
export interface MountEvents {
  /** A page was loaded in it. */
  loaded(): void
  /** Nothing can be loaded in it. */
  broken(): void
}

/** Puts a frame into a page. */
export type Mount = (
  host: Pick<AuthHost, 'secureSite' | 'projectId' | 'networkId' | 'slot'>,
  events: MountEvents,
  signal: AbortSignal,
) => Promise<MountedFrame>

/**
 * Makes the frame in the place that the host has for it.
 *
 * @throws LatchkeyError `frame.element-taken`, `frame.load-failed`, or whatever `slot` rejects with.
 */
export const mountFrame: Mount = async (host, events, signal) => {
  const networkId = host.networkId()
  const address = frameAddress({ ...host, networkId })
  const slot = await host.slot(signal)
  signal.throwIfAborted()
  return mountAt(address, slot, events)
}

/** Loads an address in a frame that hears that address's origin, and is heard by no other one. */
export function mountAt(address: string, slot: HTMLElement, events: MountEvents): MountedFrame {
  const { origin } = new URL(address)
  const page = slot.ownerDocument
  const refused = (violation: SecurityPolicyViolationEvent): void => {
    if (isOf(violation, origin)) events.broken()
  }
  page.addEventListener(REFUSED, refused)
  const element = putElement(slot, address)
  element.addEventListener('load', events.loaded)
  element.addEventListener('error', events.broken)
  return {
    channel: createWindowChannel({
      page: page.defaultView ?? noPage,
      peer: () => element.contentWindow,
      isAllowed: (speaker) => speaker === origin,
      targets: () => [origin],
      missing: 'frame.unset',
    }),
    isThere: () => element.isConnected,
    reload: () => element.setAttribute('src', address),
    remove() {
      page.removeEventListener(REFUSED, refused)
      element.removeEventListener('load', events.loaded)
      element.removeEventListener('error', events.broken)
      element.remove()
    },
  }
}

/** How a browser says that the page's own policy lets something not in. */
const REFUSED = 'securitypolicyviolation'

/** A policy that only reports lets the frame in. */
function isOf(
  { effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent,
  origin: string,
): boolean {
  const isRefused = effectiveDirective === 'frame-src' && disposition === 'enforce'
  return isRefused && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin
}

/** A document without a window hears nothing. */
const noPage = { addEventListener: () => undefined, removeEventListener: () => undefined }
