import type { OpenRequest } from '@latchkey/core'
import type { ComponentPropsWithoutRef } from 'react'
import type { Latchkey } from '../mount/latchkey.ts'

type Handlers = Pick<ComponentPropsWithoutRef<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'>

/** A button that opens the modal, and prepares it as soon as somebody seems to want it. */
export function buttonHandlers(
  latchkey: Latchkey,
  request: OpenRequest,
  own: Handlers,
): Required<Handlers> {
  return {
    onPointerEnter(event) {
      own.onPointerEnter?.(event)
      void latchkey.prepare()
    },
    onFocus(event) {
      own.onFocus?.(event)
      void latchkey.prepare()
    },
    onClick(event) {
      own.onClick?.(event)
      // A modal that could not be loaded has said so on the console.
      if (!event.defaultPrevented) latchkey.open(request).catch(() => {})
    },
  }
}
