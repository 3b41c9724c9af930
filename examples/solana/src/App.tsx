import { useWalletConnection } from '@solana/react-hooks'
import bs58 from 'bs58'
import { useState } from 'react'

function App() {
  const { connect, connectors, disconnect, wallet } = useWalletConnection()
  const [signature, setSignature] = useState('')

  async function sign() {
    const signed = await wallet?.signMessage?.(new TextEncoder().encode('Hello from Latchkey'))
    if (signed !== undefined) setSignature(bs58.encode(signed))
  }

  if (wallet === undefined) {
    return connectors.map(({ id }) => (
      <button key={id} id="connect" type="button" onClick={() => connect(id)}>
        Connect
      </button>
    ))
  }
  return (
    <>
      <output data-testid="address">{wallet.account.address}</output>
      <button type="button" onClick={sign}>
        Sign
      </button>
      <output data-testid="signature">{signature}</output>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
    </>
  )
}

export default App
