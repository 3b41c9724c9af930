import { type ReactElement, useRef } from 'react'
import type { HostProps } from './host.ts'

/** An element that fills the screen and covers the page. */
export function FullscreenHost({ children }: HostProps): ReactElement {
  const element = useRef<HTMLDivElement>(null)
  return (
    <>
      <button
        type="button"
        data-testid="open-host"
        onClick={() => void element.current?.requestFullscreen()}
      >
        Fill the screen
      </button>
      <div ref={element} data-testid="host" className="screen">
        {children}
      </div>
    </>
  )
}
