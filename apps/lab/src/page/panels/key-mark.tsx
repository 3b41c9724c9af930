import type { ReactElement } from 'react'

/** The lab's own mark. */
export function KeyMark(): ReactElement {
  return (
    <svg viewBox="0 0 64 64" width="30" height="30" aria-hidden="true">
      <rect width="64" height="64" rx="16" className="mark-ground" />
      <g className="mark-key" fill="none" strokeWidth="6" strokeLinecap="round">
        <circle cx="24" cy="32" r="11" />
        <path d="M35 32h18M45 32v8M53 32v6" strokeLinejoin="round" />
      </g>
    </svg>
  )
}
