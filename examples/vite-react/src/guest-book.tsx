import { useLatchkey, useLatchkeyAccount } from '@latchkey/react'
import { type FormEvent, useState } from 'react'
import { type Entry, useSignEntry } from './use-sign-entry.ts'

export function GuestBook() {
  const { open } = useLatchkey()
  const { address, isConnected } = useLatchkeyAccount()
  const { entries, problem, isSigning, sign } = useSignEntry()
  const [text, setText] = useState('')

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!isConnected) return open()
    if (await sign(text)) setText('')
  }

  return (
    <section className="book" aria-label="Guest book">
      <form className="entry-form" onSubmit={submit}>
        <label htmlFor="line">Your line</label>
        <textarea
          id="line"
          required
          maxLength={140}
          rows={3}
          placeholder="Fair winds from …"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="entry-actions">
          <span>{isConnected ? `Signing as ${shortened(address)}` : 'Not connected yet'}</span>
          <button type="submit" disabled={isSigning}>
            {isSigning ? 'Waiting for your wallet …' : isConnected ? 'Sign the book' : 'Connect'}
          </button>
        </div>
        <p className="problem" role="alert">
          {problem}
        </p>
      </form>
      <ol className="entries">
        {entries.map((entry) => (
          <Line key={entry.signature} {...entry} />
        ))}
      </ol>
    </section>
  )
}

function Line({ text, address, signature }: Entry) {
  return (
    <li>
      <blockquote>{text}</blockquote>
      <p>
        <span className="signer" data-testid="signer">
          {address}
        </span>
        <code data-testid="signature">{signature}</code>
      </p>
    </li>
  )
}

function shortened(address: string | undefined): string {
  return address === undefined ? '' : `${address.slice(0, 6)}…${address.slice(-4)}`
}
