import { useLatchkeyAccount, useLatchkeyProvider } from '@latchkey/react'
import { useState } from 'react'
import { createWalletClient, custom, type Hex, isAddress, recoverMessageAddress } from 'viem'

export interface Entry {
  readonly text: string
  /** Read back from the signature, not taken from the page. */
  readonly address: string
  readonly signature: Hex
}

/** Lets the wallet sign a line; what it signed is checked before it is shown. */
export function useSignEntry() {
  const { address } = useLatchkeyAccount({ namespace: 'eip155' })
  const { provider } = useLatchkeyProvider('eip155')
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [problem, setProblem] = useState('')
  const [isSigning, setSigning] = useState(false)

  /** Resolves to whether the line is in the book now. */
  async function sign(text: string): Promise<boolean> {
    if (provider === undefined || address === undefined || !isAddress(address)) return false
    setSigning(true)
    setProblem('')
    try {
      const wallet = createWalletClient({ transport: custom(provider) })
      const signature = await wallet.signMessage({ account: address, message: text })
      const signer = await recoverMessageAddress({ message: text, signature })
      setEntries((all) => [{ text, address: signer, signature }, ...all])
      return true
    } catch (error) {
      setProblem(error instanceof Error ? error.message.split('\n')[0] : 'That did not work.')
      return false
    } finally {
      setSigning(false)
    }
  }

  return { entries, problem, isSigning, sign }
}
