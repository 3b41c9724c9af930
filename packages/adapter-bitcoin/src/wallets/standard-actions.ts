import { askFeature, type StandardWallet } from '@latchkey/core/adapter'
import { adapterError, type NetworkId } from '@latchkey/core/contract'
import { base64, hex } from '@scure/base'
import type { SignInput, WalletActions } from './bitcoin-wallet.ts'
import { nameOfNetwork } from './network-names.ts'

/** How a wallet of the Wallet Standard signs. Source: Wallet Standard, extensions for Bitcoin. */
export function standardActions(wallet: StandardWallet): WalletActions {
  return {
    async signText({ address, text }) {
      const input = { account: accountAt(wallet, address), message: new TextEncoder().encode(text) }
      const { signature } = first(await askFeature(wallet, 'bitcoin:signMessage', input))
      return toBase64(signature)
    },
    async signPsbt({ psbt, inputs, isBroadcast, networkId }) {
      const input = {
        psbt: base64.decode(psbt),
        inputsToSign: inputs.map((one) => toInput(wallet, one)),
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
function accountAt({ accounts }: StandardWallet, address: string): unknown {
  const list: readonly unknown[] = Array.isArray(accounts) ? accounts : []
  const own = list.find((account) => Object(account).address === address)
  if (own === undefined) throw adapterError('wallet.unauthorized')
  return own
}

/** Names of kinds of signature. Source: Wallet Standard, extensions for Bitcoin; BIP-174. */
const SIGHASHES: ReadonlyMap<number | undefined, string> = new Map([
  [0x01, 'ALL'],
  [0x02, 'NONE'],
  [0x03, 'SINGLE'],
  [0x81, 'ALL|ANYONECANPAY'],
  [0x82, 'NONE|ANYONECANPAY'],
  [0x83, 'SINGLE|ANYONECANPAY'],
])

function toInput(wallet: StandardWallet, { address, index, sighashTypes }: SignInput): object {
  const sigHash = SIGHASHES.get(sighashTypes?.[0])
  const account = accountAt(wallet, address)
  return { account, signingIndexes: [index], ...(sigHash && { sigHash }) }
}
