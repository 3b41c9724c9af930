import { askFeature, type StandardWallet } from '@latchkey/core/adapter'
import { LatchkeyError, type NetworkId } from '@latchkey/core/contract'
import { base64, hex } from '@scure/base'
import { nameOfNetwork } from '../network-names.ts'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'

/**
 * How a wallet of the Wallet Standard signs. Source: Wallet Standard, extensions for Bitcoin.
 *
 * @param answered - Accounts as it answered with them, for where it does not list them.
 */
export function standardActions(wallet: StandardWallet, answered?: unknown): WalletActions {
  const accountAt = (address: string): unknown => needAccount([wallet.accounts, answered], address)
  return {
    async signText({ address, text }) {
      const input = { account: accountAt(address), message: new TextEncoder().encode(text) }
      const { signature } = first(await askFeature(wallet, 'bitcoin:signMessage', input))
      return toBase64(signature)
    },
    async signPsbt({ psbt, inputs, isBroadcast, networkId }) {
      const input = {
        psbt: base64.decode(psbt),
        inputsToSign: inputs.map((one) => ({ account: accountAt(one.address), ...toInput(one) })),
        chain: chainOf(networkId),
      }
      if (isBroadcast && Object(wallet.features)[SEND] !== undefined) {
        const { txId, txid, signedPsbt } = first(await askFeature(wallet, SEND, input))
        return { txid: toTxid(txId ?? txid), psbt: toBase64(signedPsbt) }
      }
      const { signedPsbt } = first(await askFeature(wallet, 'bitcoin:signTransaction', input))
      return { psbt: toBase64(signedPsbt), txid: undefined }
    },
  }
}

const SEND = 'bitcoin:signAndSendTransaction'

/** `bitcoin:testnet`, as the standard names networks. */
function chainOf(networkId: NetworkId<'bip122'>): string {
  return `bitcoin:${nameOfNetwork(networkId)}`
}

/** Some answer with a list, one for each input; some with the one answer. */
function first(answer: unknown): Readonly<Record<string, unknown>> {
  const [one]: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return Object(one)
}

/** Some answer with the id in bytes. */
function toTxid(id: unknown): unknown {
  // As below.
  return ArrayBuffer.isView(id) ? hex.encode(Uint8Array.from(id as Uint8Array)) : id
}

function toBase64(bytes: unknown): unknown {
  // Another window's arrays are no arrays of this one.
  return ArrayBuffer.isView(bytes) ? base64.encode(Uint8Array.from(bytes as Uint8Array)) : undefined
}

/** What the wallet wants to be handed when it is asked about an account. */
function needAccount(lists: readonly unknown[], address: string): unknown {
  const accounts = lists.flatMap((list): readonly unknown[] => (Array.isArray(list) ? list : []))
  const own = accounts.find((account) => Object(account).address === address)
  if (own === undefined) throw new LatchkeyError('wallet.unauthorized', {})
  return own
}

/** Names of kinds of signature. Source: Wallet Standard, extensions for Bitcoin; BIP-174. */
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

/** It is told of one kind: the first. */
function sigHashOf([first = DEFAULT]: readonly number[] = []): string | undefined {
  const name = SIGHASHES.get(first)
  if (name === undefined && first !== DEFAULT)
    throw new LatchkeyError('wallet.unsupported-method', {})
  return name
}
