import { AccountButton, ConnectButton, useLatchkeyAccount } from '@latchkey/react'
import { GuestBook } from './guest-book.tsx'

export function App() {
  const { isConnected } = useLatchkeyAccount()
  return (
    <>
      <header className="bar">
        <a className="brand" href="/">
          <img src="/anchor.svg" alt="" width="32" height="32" />
          The Harbour Book
        </a>
        {isConnected ? <AccountButton /> : <ConnectButton />}
      </header>
      <main className="page">
        <h1>You made it ashore.</h1>
        <p className="lead">
          Everyone who moors here leaves a line in the book. Your wallet signs it: no account, no
          fee, and nobody can write in your name.
        </p>
        <GuestBook />
      </main>
      <footer className="foot">A signature is only a signature. It moves no money.</footer>
    </>
  )
}
