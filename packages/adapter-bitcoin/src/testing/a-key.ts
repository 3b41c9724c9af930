import { secp256k1 } from '@noble/curves/secp256k1.js'
import { base64, hex } from '@scure/base'
import { p2tr, p2wpkh } from '@scure/btc-signer/payment.js'
import { RawWitness } from '@scure/btc-signer/script.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { transactionHash } from '../transaction/write-transaction.ts'
import { legacyMessageHash } from '../verify/is-legacy-signature.ts'
import { toSpend } from '../verify/to-spend.ts'
import type { SigningProtocol } from '../wallets/bitcoin-wallet.ts'

/** A key of a scripted wallet, and its address. */
export interface TestKey {
  readonly address: string
  /** Hexadecimal. */
  readonly publicKey: string
  signText(text: string, protocol: SigningProtocol): string
  /** Signs inputs of a transaction in PSBT form. */
  signPsbt(psbt: Uint8Array, indexes: readonly number[]): Uint8Array
}

/** Prefixes of addresses by the names of networks. */
const NETWORKS = {
  mainnet: { bech32: 'bc', pubKeyHash: 0x00, scriptHash: 0x05, wif: 0x80 },
  testnet: { bech32: 'tb', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
  regtest: { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef },
} as const

/** Options of a key. */
interface KeyChoice {
  readonly network?: keyof typeof NETWORKS
  readonly isTaproot?: boolean
}

/** Creates the nth key, always the same. */
export function aKey(nth: number, choice?: KeyChoice): TestKey {
  return keyOf(new Uint8Array(32).fill(nth), choice)
}

/** Creates the key of a secret. */
export function keyOf(
  secret: Uint8Array,
  { network = 'testnet', isTaproot = false }: KeyChoice = {},
): TestKey {
  const publicKey = secp256k1.getPublicKey(secret)
  const payment = isTaproot
    ? p2tr(publicKey.slice(1), undefined, NETWORKS[network])
    : p2wpkh(publicKey, NETWORKS[network])
  const { address = '', script } = payment
  const key = isTaproot ? publicKey.slice(1) : publicKey
  return {
    address,
    publicKey: hex.encode(key),
    signText(text, protocol) {
      if (protocol === 'ecdsa') return signLegacy(text, secret)
      const transaction = new Transaction({ version: 0, allowUnknownOutputs: true })
      transaction.addInput({
        txid: transactionHash(toSpend(text, script)).slice().reverse(),
        index: 0,
        sequence: 0,
        witnessUtxo: { script, amount: 0n },
        ...(isTaproot && { tapInternalKey: key }),
      })
      transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
      transaction.sign(secret)
      transaction.finalize()
      const witness = transaction.getInput(0).finalScriptWitness ?? []
      return base64.encode(RawWitness.encode([...witness]))
    },
    signPsbt(psbt, indexes) {
      const transaction = Transaction.fromPSBT(psbt)
      for (const index of indexes) transaction.signIdx(secret, index)
      return transaction.toPSBT()
    },
  }
}

/** With the header for a witness address. Source: BIP-137. */
function signLegacy(text: string, secret: Uint8Array): string {
  const options = { prehash: false, format: 'recovered' } as const
  const [recovery = 0, ...body] = secp256k1.sign(legacyMessageHash(text), secret, options)
  return base64.encode(Uint8Array.of(39 + recovery, ...body))
}
