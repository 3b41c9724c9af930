import { evmAdapter } from '@latchkey/adapter-evm'
import {
  createLatchkey,
  LatchkeyButton,
  LatchkeyProvider,
  useLatchkeyAccount,
} from '@latchkey/react'
import { mainnet } from 'viem/chains'

export function createSite() {
  return createLatchkey({ adapters: [evmAdapter()], networks: [mainnet] })
}

export function Page({ latchkey }) {
  return (
    <LatchkeyProvider value={latchkey}>
      <LatchkeyButton />
      <Account />
    </LatchkeyProvider>
  )
}

function Account() {
  const { address } = useLatchkeyAccount()
  return <output>{address}</output>
}
