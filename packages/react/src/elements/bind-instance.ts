import type { Undo } from '@latchkey/core/contract'
import type { Latchkey } from '../instance/latchkey.ts'
import type { PageWindow } from '../instance/page.ts'
import { findInstance, watchInstances } from './find-instance.ts'

/** An element at work, as our element class controls it. */
export interface RunningElement {
  /** The instance that the site chose; undefined: one of the page. */
  given: Latchkey | undefined
  connect(): void
  disconnect(): void
  /** Reads attributes and instance again. */
  update(): void
}

/**
 * Binds an element to an instance while it is in a page: the one that was given, else the newest, or that of
 * the attribute `instance`.
 *
 * @param bind - Called with another instance, or with none any more.
 * @param draw - Called after anything changed.
 */
export function bindInstance(
  host: Element,
  bind: (latchkey: Latchkey | undefined) => void,
  draw: () => void,
): RunningElement {
  let bound: Latchkey | undefined
  let unwatch: Undo | undefined
  let leave: Undo | undefined

  function rebind(next: Latchkey | undefined): void {
    if (next === bound) return
    unwatch?.()
    bound = next
    unwatch = next?.watch(onChange)
    bind(next)
  }

  function onChange(): void {
    draw()
    const page = host.ownerDocument.defaultView
    if (page === null || wanted(page) === bound) return
    // It has ended. The one that takes its place cannot be found before this task is over.
    page.queueMicrotask(running.update)
  }

  function wanted(page: PageWindow): Latchkey | undefined {
    return running.given ?? findInstance(page, host.getAttribute('instance'))
  }

  const running: RunningElement = {
    given: undefined,
    connect() {
      const page = host.ownerDocument.defaultView
      if (page === null || leave !== undefined) return
      leave = watchInstances(page, running.update)
      running.update()
    },
    disconnect() {
      leave?.()
      leave = undefined
      rebind(undefined)
    },
    update() {
      const page = host.ownerDocument.defaultView
      if (leave === undefined || page === null) return
      rebind(wanted(page))
      draw()
    },
  }
  return running
}
