import type { Undo } from '@latchkey/core/contract'
import { addSheet } from '@latchkey/ui/plain'
import type { PageWindow } from '../instance/page.ts'
import { FIND_HOSTS, type FoundHost, HOST_DRAWN } from '../instance/page-hosts.ts'
import type { RunningElement } from './bind-instance.ts'
import { findIdOf } from './find-instance.ts'

const CSS = ':host{display:block}:host([hidden]){display:none}'

/**
 * Takes the host of an embedded modal in, whichever of the two comes into the page first. Of several elements
 * the last one has it.
 */
export function runModalElement(element: HTMLElement): RunningElement {
  const root = element.attachShadow({ mode: 'open' })
  root.append(element.ownerDocument.createElement('slot'))
  addSheet(root, CSS, undefined)
  let leave: Undo | undefined

  const running: RunningElement = {
    given: undefined,
    connect() {
      const page = element.ownerDocument.defaultView
      if (page === null || leave !== undefined) return
      const onDrawn = (event: Event): void => {
        // Only our modals make events of this name.
        take(page, (event as CustomEvent<FoundHost>).detail)
      }
      page.addEventListener(HOST_DRAWN, onDrawn)
      leave = () => page.removeEventListener(HOST_DRAWN, onDrawn)
      running.update()
    },
    disconnect() {
      leave?.()
      leave = undefined
    },
    update() {
      const page = element.ownerDocument.defaultView
      if (page === null || leave === undefined) return
      const detail = (found: FoundHost): void => take(page, found)
      page.dispatchEvent(new page.CustomEvent(FIND_HOSTS, { detail }))
    },
  }

  function take(page: PageWindow, { id = '', host }: FoundHost): void {
    const { given } = running
    const wanted = given ? findIdOf(page, given) : element.getAttribute('instance')
    if (host.parentNode === element || (wanted !== null && wanted !== id)) return
    // Frames are loaded again if the browser cannot move an element that is in the page.
    if (host.isConnected && 'moveBefore' in element) element.moveBefore(host, null)
    else element.append(host)
  }

  return running
}
