import { bytesToHex } from 'viem/utils'
import { fromBase64, toBase64 } from '../formats/base64.ts'
import type { BitcoinWallet } from '../wallets/bitcoin/create-bitcoin-wallet.ts'
import { asList } from '../wallets/methods/wallet-method.ts'
import { PROVIDER_ERROR, ProviderError } from '../wallets/provider-error.ts'

interface Asked {
  readonly method: string
  readonly params: unknown
}

/** Answers a Bitcoin request of a session. Source: docs/blockchain-api.md, section 14. */
export async function answerBitcoin(
  wallet: BitcoinWallet,
  { method, params }: Asked,
): Promise<unknown> {
  switch (method) {
    case 'getAccountAddresses':
      return accountAddresses(wallet)
    case 'signMessage':
      return signMessage(wallet, Object(params))
    case 'signPsbt':
      return signPsbt(wallet, Object(params))
    case 'sendTransfer': {
      const { account, recipientAddress, amount } = Object(params)
      const recipients = [{ address: recipientAddress, sats: String(amount) }]
      return wallet.request('bitcoin:sendTransfer', { from: plain(account), recipients })
    }
    default:
      throw new ProviderError(
        PROVIDER_ERROR.unsupportedMethod,
        `This wallet does not know ${method}.`,
      )
  }
}

async function accountAddresses(wallet: BitcoinWallet): Promise<unknown> {
  const said = Object(await wallet.request('bitcoin:connect', { silent: true }))
  return asList(said.accounts).map((one) => {
    const { address, publicKey, path, purpose } = Object(one)
    const intention = purpose === 'ordinals' ? 'ordinal' : 'payment'
    return { address, publicKey, path, intention }
  })
}

async function signMessage(wallet: BitcoinWallet, params: Readonly<Record<string, unknown>>) {
  const { account, address, message, protocol = 'ecdsa' } = params
  const answer = await wallet.request('bitcoin:signMessage', {
    address: address ?? plain(account),
    message: toBase64(new TextEncoder().encode(String(message))),
    protocol: String(protocol).toUpperCase(),
  })
  const signed = Object(answer)
  const signature = bytesToHex(fromBase64(signed.signature)).slice(2)
  return { address: signed.address, signature, messageHash: signed.messageHash }
}

function signPsbt(wallet: BitcoinWallet, params: Readonly<Record<string, unknown>>) {
  const { psbt, signInputs, broadcast } = params
  const inputs = asList(signInputs).map((one) => {
    const { address, index, sighashTypes } = Object(one)
    return { address, indexes: [index], sighash: asList(sighashTypes)[0] }
  })
  return wallet.request('bitcoin:signPsbt', { psbt, inputs, broadcast })
}

/** Some sites name an account with its network before it. */
function plain(account: unknown): unknown {
  return typeof account === 'string' ? account.split(':').at(-1) : undefined
}
