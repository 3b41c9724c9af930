import type { ComponentPropsWithoutRef, MouseEvent } from 'react'
import type { Latchkey } from '../instance/latchkey.ts'
import { reportPress } from './load-failure.ts'

type Handlers = Pick<ComponentPropsWithoutRef<'button'>, 'onClick' | 'onPointerEnter' | 'onFocus'>

/** A button that does something with the modal, and prepares it once the pointer or the focus is on it. */
export function buttonHandlers(
  { prepare }: Pick<Latchkey, 'prepare'>,
  press: (event: MouseEvent<HTMLElement>) => Promise<unknown>,
  own: Handlers,
): Required<Handlers> {
  return {
    onPointerEnter(event) {
      own.onPointerEnter?.(event)
      void prepare()
    },
    onFocus(event) {
      own.onFocus?.(event)
      void prepare()
    },
    onClick(event) {
      own.onClick?.(event)
      if (event.defaultPrevented) return
      const page = event.currentTarget.ownerDocument.defaultView
      press(event).catch((thrown: unknown) => reportPress(thrown, page))
    },
  }
}
