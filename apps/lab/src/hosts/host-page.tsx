import { ConnectButton, NetworkButton, useLatchkeyAccount } from '@latchkey/react'
import { type ReactElement, useState } from 'react'
import type { Host } from './host.ts'
import './host-page.css'

const PARAGRAPHS = Array.from({ length: 40 }, (_, index) => `Paragraph ${index + 1}`)

/** A site of some length around a host. */
export function HostPage({ Host }: { readonly Host: Host }): ReactElement {
  return (
    <>
      <header className="bar" data-sample>
        <h1>Difficult host</h1>
      </header>
      <main>
        <p data-sample>
          Words before <a href="#end">and a link</a>.
        </p>
        <Host>
          <Site />
        </Host>
        <ul data-sample>
          <li>One</li>
          <li>Two</li>
        </ul>
        {PARAGRAPHS.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </main>
    </>
  )
}

/** The site's own things, ours among them. */
function Site(): ReactElement {
  const { status, address } = useLatchkeyAccount()
  const [typed, setTyped] = useState('')
  return (
    <div className="site">
      <ConnectButton />
      <NetworkButton />
      <input
        data-testid="host-field"
        aria-label="The site’s own field"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output data-testid="host-status">{status}</output>
      <output data-testid="host-address">{address ?? '–'}</output>
    </div>
  )
}
