import { ConnectButton } from '@latchkey/react'
import { useAccount, useDisconnect, useSignMessage } from 'wagmi'

function App() {
  const { address, status } = useAccount()
  const { disconnect } = useDisconnect()
  const { data: signature, signMessage } = useSignMessage()

  if (status !== 'connected') return <ConnectButton />
  return (
    <>
      <output data-testid="address">{address}</output>
      <button type="button" onClick={() => signMessage({ message: 'Hello from Latchkey' })}>
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
