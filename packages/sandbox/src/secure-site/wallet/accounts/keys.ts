import type { PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { createSolanaAccount, type SolanaAccount } from './solana-account.ts'

/** What a login's wallet is made of. */
export interface Keys {
  /** 32 bytes; every key is derived from it. Never leaves the frame. */
  readonly seed: Uint8Array<ArrayBuffer>
}

/** The keys of a wallet, able to sign. */
export interface Signers {
  readonly evm: PrivateKeyAccount
  readonly solana: SolanaAccount
}

/** Derives a key per family of chains, so that none tells anything about another. Source: RFC 5869. */
export async function deriveSigners({ seed }: Keys): Promise<Signers> {
  const material = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits'])
  const derive = async (purpose: string) => {
    const info = new TextEncoder().encode(`latchkey sandbox wallet: ${purpose}`)
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
    return new Uint8Array(await crypto.subtle.deriveBits(how, material, KEY_BITS))
  }
  const [evm, solana] = await Promise.all([derive('eip155/0'), derive('solana/0')])
  return { evm: privateKeyToAccount(toHex(evm)), solana: createSolanaAccount(solana) }
}

const KEY_BITS = 256
