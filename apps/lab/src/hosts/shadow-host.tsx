import { type ReactElement, useState } from 'react'
import { createPortal } from 'react-dom'
import type { HostProps } from './host.ts'

/** A widget in a shadow root of its own, into which React renders by a portal. */
export function ShadowHost({ children }: HostProps): ReactElement {
  const [box, setBox] = useState<HTMLElement | null>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  return (
    <>
      <button
        type="button"
        data-testid="open-host"
        onClick={() => setRoot(box?.attachShadow({ mode: 'open' }))}
      >
        Open the site’s widget
      </button>
      <div ref={setBox} data-testid="host" />
      {root && createPortal(children, root)}
    </>
  )
}
