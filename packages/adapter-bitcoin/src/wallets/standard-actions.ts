import { callFeature, type StandardWallet } from '@latchkey/core/adapter'
import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { base64, hex } from '@scure/base'
import { nameOfNetwork } from '../network-names.ts'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'

/**
 * Methods of Wallet Standard wallets that sign. Source: Wallet Standard, extensions for Bitcoin.
 *
 * @param answered - Accounts of the wallet's last answer, for wallets that do not list them.
 */
export function standardActions(wallet: StandardWallet, answered?: unknown): WalletActions {
  const accountAt = (address: string): unknown =>
    requireAccount([wallet.accounts, answered], address)
  return {
    async signText({ address, text }) {
      const input = { account: accountAt(address), message: new TextEncoder().encode(text) }
      const { signature } = first(await callFeature(wallet, 'bitcoin:signMessage', input))
      return toBase64(signature)
    },
    async signPsbt({ psbt, inputs, isBroadcast, networkId }) {
      const input = {
        psbt: base64.decode(psbt),
        inputsToSign: inputs.map((one) => ({ account: accountAt(one.address), ...toInput(one) })),
        chain: chainOf(networkId),
      }
      if (isBroadcast && Object(wallet.features)[SEND] !== undefined) {
        const { txId, txid, signedPsbt } = first(await callFeature(wallet, SEND, input))
        return { txid: toTxid(txId ?? txid), psbt: toBase64(signedPsbt) }
      }
      const { signedPsbt } = first(await callFeature(wallet, 'bitcoin:signTransaction', input))
      return { psbt: toBase64(signedPsbt), txid: undefined }
    },
  }
}

const SEND = 'bitcoin:signAndSendTransaction'

/** `bitcoin:testnet`, the standard's name of a network. */
function chainOf(networkId: NetworkId<'bip122'>): string {
  return `bitcoin:${nameOfNetwork(networkId)}`
}

/** Some wallets return a list with an item for each input, others one object. */
function first(answer: unknown): Readonly<Record<string, unknown>> {
  const [one]: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return Object(one)
}

/** Some wallets return the id as bytes. */
function toTxid(id: unknown): unknown {
  // See `toBase64`.
  return ArrayBuffer.isView(id) ? hex.encode(Uint8Array.from(id as Uint8Array)) : id
}

function toBase64(bytes: unknown): unknown {
  // An array of another window is not an instance of this window's class.
  return ArrayBuffer.isView(bytes) ? base64.encode(Uint8Array.from(bytes as Uint8Array)) : undefined
}

/** The wallet's own object of an account, which requests need. */
function requireAccount(lists: readonly unknown[], address: string): unknown {
  const accounts = lists.flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
  const own = accounts.find((account) => Object(account).address === address)
  if (own === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  return own
}

/** Names of sighash types. Source: Wallet Standard, extensions for Bitcoin; BIP-174. */
const SIGHASHES: ReadonlyMap<number, string> = new Map([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])

function toInput({ index, sighashTypes }: SignInput): object {
  const sigHash = sigHashOf(sighashTypes)
  return { signingIndexes: [index], ...(sigHash && { sigHash }) }
}

/** Source: BIP-341. */
const DEFAULT = 0x00

/** The feature takes one type: the first. */
function sigHashOf([first = DEFAULT]: readonly number[] = []): string | undefined {
  const name = SIGHASHES.get(first)
  if (name === undefined && first !== DEFAULT)
    throw new LatchkeyError('wallet.unsupported-method', {})
  return name
}
