import { keepListening, type Undo } from '@latchkey/core/contract'
import type { PageWindow } from '../instance/page.ts'
import { FIND_HOSTS, type FoundHost, HOST_DRAWN } from '../instance/page-hosts.ts'

/** Offers the host of an embedded modal to the `<latchkey-modal>` elements of the page, now and later. */
export function offerHost(page: PageWindow, found: FoundHost): Undo {
  const answer = (event: Event): void => {
    // Only our elements make events of this name.
    ;(event as CustomEvent<(found: FoundHost) => void>).detail(found)
  }
  const undo = keepListening(page, FIND_HOSTS, answer)
  page.dispatchEvent(new page.CustomEvent(HOST_DRAWN, { detail: found }))
  return undo
}
