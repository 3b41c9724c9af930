import { type ReactElement, useRef } from 'react'
import type { HostProps } from './host.ts'

/** The platform's own dialog, which makes the rest of the page inert. */
export function NativeHost({ children }: HostProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <button type="button" data-testid="open-host" onClick={() => dialog.current?.showModal()}>
        Open the site’s dialog
      </button>
      <dialog ref={dialog} data-testid="host" aria-label="Native dialog">
        {children}
      </dialog>
    </>
  )
}
