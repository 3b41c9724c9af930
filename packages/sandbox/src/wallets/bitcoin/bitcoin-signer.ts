import { p2tr, p2wpkh } from '@scure/btc-signer'
import { bytesToHex, hexToBytes } from 'viem/utils'
import type { BitcoinNetwork } from '../../formats/bitcoin-networks.ts'
import { publicKeyOf } from '../../formats/secp256k1.ts'
import type { Hex } from '../eip1193.ts'

/** The use of an address. */
export type Purpose = 'payment' | 'ordinals'

/** One address with its key. */
export interface BitcoinSigner {
  readonly address: string
  readonly purpose: Purpose
  readonly addressType: 'p2wpkh' | 'p2tr'
  /** Hexadecimal: 33 bytes, or the 32 of its x for Taproot. */
  readonly publicKey: string
  readonly path: string | undefined
  readonly script: Uint8Array
  readonly secret: Uint8Array
}

/** The addresses of one account. */
export interface BitcoinAccount {
  readonly payment: BitcoinSigner
  readonly ordinals: BitcoinSigner
}

/** A key as an owner writes it down. */
export interface WalletKey {
  readonly privateKey: Hex
  readonly path?: string | undefined
}

/** Keys of an account. */
export interface AccountKeys {
  readonly payment: WalletKey
  readonly ordinals: WalletKey
}

/** Makes an account's addresses on a network: P2WPKH to pay with, P2TR for ordinals. */
export function createBitcoinAccount(
  { payment, ordinals }: AccountKeys,
  network: BitcoinNetwork,
): BitcoinAccount {
  const publicKey = publicKeyOf(hexToBytes(payment.privateKey))
  const inner = publicKeyOf(hexToBytes(ordinals.privateKey)).slice(1)
  return {
    payment: {
      ...of(payment, p2wpkh(publicKey, network)),
      purpose: 'payment',
      addressType: 'p2wpkh',
      publicKey: bytesToHex(publicKey).slice(2),
    },
    ordinals: {
      ...of(ordinals, p2tr(inner, undefined, network)),
      purpose: 'ordinals',
      addressType: 'p2tr',
      publicKey: bytesToHex(inner).slice(2),
    },
  }
}

function of(
  { privateKey, path }: WalletKey,
  { address = '', script }: { readonly address?: string; readonly script: Uint8Array },
) {
  return { address, script, path, secret: hexToBytes(privateKey) }
}
