import {
  ConnectButton,
  useLatchkeyAccount,
  useLatchkeyDisconnect,
  useLatchkeyProvider,
} from '@latchkey/react'
import { useState } from 'react'
import { createWalletClient, custom, isAddress } from 'viem'

export function Wallet() {
  const { address } = useLatchkeyAccount({ namespace: 'eip155' })
  const { disconnect } = useLatchkeyDisconnect()
  const { provider } = useLatchkeyProvider('eip155')
  const [signature, setSignature] = useState('')

  async function sign() {
    if (provider === undefined || address === undefined || !isAddress(address)) return
    const wallet = createWalletClient({ account: address, transport: custom(provider) })
    setSignature(await wallet.signMessage({ message: 'Hello from Latchkey' }))
  }

  if (address === undefined) return <ConnectButton />
  return (
    <>
      <output data-testid="address">{address}</output>
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
