import { type ReactElement, useState } from 'react'

/** Copies the address, which is the whole configuration. */
export function CopyLink(): ReactElement {
  const [said, say] = useState('Copy link')
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say('Link copied'),
      () => say('The browser refused; copy the address bar'),
    )
  return (
    <button type="button" className="quiet" onClick={copy} aria-live="polite">
      {said}
    </button>
  )
}
