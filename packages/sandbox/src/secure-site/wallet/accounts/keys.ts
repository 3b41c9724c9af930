import type { PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { createSolanaAccount, type SolanaAccount } from './solana-account.ts'

/** The secret from which a login's wallet is derived. */
export interface Keys {
  /** 32 bytes; every key is derived from it. Never leaves the frame. */
  readonly seed: Uint8Array<ArrayBuffer>
}

/** The keys of a wallet, able to sign. */
export interface Signers {
  readonly evm: PrivateKeyAccount
  /** Made when it is first wanted, since that takes a while. */
  readonly solana: SolanaAccount
}

/** Derives a key per namespace, so that no key reveals another. Source: RFC 5869. */
export async function deriveSigners({ seed }: Keys): Promise<Signers> {
  const material = await crypto.subtle.importKey('raw', seed, 'HKDF', false, ['deriveBits'])
  const derive = async (purpose: string) => {
    const info = new TextEncoder().encode(`latchkey sandbox wallet: ${purpose}`)
    const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info }
    return new Uint8Array(await crypto.subtle.deriveBits(how, material, KEY_BITS))
  }
  const [evm, secret] = await Promise.all([derive('eip155/0'), derive('solana/0')])
  let solana: SolanaAccount | undefined
  return {
    evm: privateKeyToAccount(toHex(evm)),
    get solana() {
      solana ??= createSolanaAccount(secret)
      return solana
    },
  }
}

/** Has the curve's tables made, which the first key would have to wait for. */
export function readyCurve(): void {
  privateKeyToAccount(`0x${'1'.padStart(64, '0')}`)
}

const KEY_BITS = 256
