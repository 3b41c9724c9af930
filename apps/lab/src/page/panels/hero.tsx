import { type ReactElement, useState } from 'react'

/** Shows the purpose of this page, and a link to share. */
export function Hero(): ReactElement {
  return (
    <div className="hero">
      <div>
        <h1>A page to try Latchkey on</h1>
        <p>
          Connect a wallet, move switches, break things. Chains, services and wallets all run on
          this machine, and nothing leaves it.
        </p>
      </div>
      <CopyLink />
    </div>
  )
}

function CopyLink(): ReactElement {
  const [said, say] = useState('Copy link to this configuration')
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => say('Link copied'),
      () => say('The browser refused; copy the address bar'),
    )
  return (
    <button type="button" className="copy-link" onClick={copy} aria-live="polite">
      {said}
    </button>
  )
}
