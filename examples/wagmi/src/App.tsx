import { useAccount, useConnect, useConnectors, useDisconnect, useSignMessage } from 'wagmi'

function App() {
  const { address, status } = useAccount()
  const { connect } = useConnect()
  const { disconnect } = useDisconnect()
  const { data: signature, signMessage } = useSignMessage()
  const [latchkey] = useConnectors()

  if (status !== 'connected') {
    return (
      <button
        id="connect"
        type="button"
        disabled={status === 'reconnecting'}
        onClick={() => connect({ connector: latchkey })}
      >
        Connect
      </button>
    )
  }
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
