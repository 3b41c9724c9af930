import type { SolanaProvider } from '@latchkey/adapter-solana'
import type { SignatureStatus } from '@solana/web3.js'

/** The action of a site on a connected Solana wallet. */
export type SolanaAction = (provider: SolanaProvider) => Promise<unknown>

/** Text that is signed by the button of the same name. */
const MESSAGE = 'Latchkey lab: nothing but a signature.'

/** Receives what the lab sends: the last of the sandbox's accounts. */
const RECIPIENT = 'CqMbRgMuEhQi9BUS8xP44Wk5nENm48FqJnfjEi4eNb1k'

/** 0.001 SOL, in lamports. */
const AMOUNT = 1_000_000
const POLL_MS = 200

/** Signs text, and checks the signature by what browsers have. */
export const signSolanaText: SolanaAction = async (provider) => {
  const { PublicKey } = await import('@solana/web3.js')
  const text = new TextEncoder().encode(MESSAGE)
  const signature = await provider.signMessage(text)
  const key = new PublicKey(requireAddress(provider)).toBytes()
  const algorithm = 'Ed25519'
  const imported = await crypto.subtle.importKey('raw', own(key), algorithm, false, ['verify'])
  const isValid = await crypto.subtle.verify(algorithm, imported, own(signature), text)
  return { address: provider.address, isValid }
}

/**
 * Sends a small amount and waits until it is confirmed.
 *
 * @param rpcUrl - The node of the network that is active.
 */
export function sendSolana(rpcUrl: string): SolanaAction {
  return async (provider) => {
    const { Connection, PublicKey, SystemProgram, Transaction } = await import('@solana/web3.js')
    const connection = new Connection(rpcUrl, 'confirmed')
    const fromPubkey = new PublicKey(requireAddress(provider))
    const toPubkey = new PublicKey(RECIPIENT)
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: fromPubkey, recentBlockhash: blockhash }).add(
      SystemProgram.transfer({ fromPubkey, toPubkey, lamports: AMOUNT }),
    )
    const signature = await provider.signAndSendTransaction(transaction)
    for (;;) {
      const { value } = await connection.getSignatureStatus(signature)
      if (value !== null && (value.err !== null || isSettled(value))) {
        return { signature, status: value.confirmationStatus, err: value.err }
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

/** Most validators have voted for it. */
function isSettled({ confirmationStatus }: SignatureStatus): boolean {
  return confirmationStatus === 'confirmed' || confirmationStatus === 'finalized'
}

function requireAddress({ address }: SolanaProvider): string {
  if (address === undefined) throw new Error('The wallet shares no account.')
  return address
}

/** Bytes in a buffer of their own, as the browser's cryptography wants them. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(bytes)
}
