import { createSignal, onCleanup, Show } from 'solid-js'
import { stringToHex } from 'viem'
import { latchkey } from './latchkey'

function App() {
  const [account, setAccount] = createSignal(latchkey.getAccount('eip155'))
  const [signature, setSignature] = createSignal('')
  onCleanup(latchkey.subscribeAccount(setAccount, 'eip155'))

  const sign = async (address: string) => {
    const params = [stringToHex('Hello from Latchkey'), address]
    const signed = await latchkey
      .getProvider('eip155')
      ?.request({ method: 'personal_sign', params })
    setSignature(String(signed))
  }

  return (
    <main>
      <latchkey-button latchkey={latchkey} namespace="eip155" balance="hide" />
      <Show when={account().address}>
        {(address) => (
          <>
            <output data-testid="address">{address()}</output>
            <button type="button" onClick={() => sign(address())}>
              Sign
            </button>
            <output data-testid="signature">{signature()}</output>
            <button type="button" onClick={() => latchkey.disconnect()}>
              Disconnect
            </button>
          </>
        )}
      </Show>
    </main>
  )
}

export default App
