import { useState } from 'react'
import { drawPage } from '../root.ts'
import { siteUrl } from '../site-url.ts'

/**
 * A frame of another site by hand: its messages are not checked, it gets one call at a time, and
 * never fails.
 */
const frame = document.createElement('iframe')
frame.src = siteUrl
frame.title = 'Frame'
frame.hidden = true
document.body.append(frame)

function ask(what: string): Promise<unknown> {
  return new Promise((resolve) => {
    const onMessage = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow) return
      removeEventListener('message', onMessage)
      resolve(data)
    }
    addEventListener('message', onMessage)
    frame.contentWindow?.postMessage(what, siteUrl)
  })
}

window.safeCall = () => ask('echo')

function Page() {
  const [account, setAccount] = useState('')
  const [outcome, setOutcome] = useState('')

  async function enter(code: string): Promise<void> {
    if (code.length === 6) setAccount(String(await ask('log in')))
  }

  async function sign(): Promise<void> {
    frame.hidden = false
    setOutcome(String(await ask('sign')))
    frame.hidden = true
  }

  return (
    <main>
      <h1>Shop</h1>
      <input
        aria-label="Code"
        data-testid="otp-code"
        onChange={({ target }) => void enter(target.value)}
      />
      <button type="button" data-testid="sign-button" onClick={() => void sign()}>
        Sign
      </button>
      <output data-testid="outcome">{outcome}</output>
      <output data-testid="account">{account}</output>
    </main>
  )
}

drawPage(<Page />)
