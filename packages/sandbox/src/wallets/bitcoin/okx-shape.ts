import { bytesToHex, hexToBytes } from 'viem/utils'
import { fromBase64, toBase64 } from '../../formats/base64.ts'
import { asList } from '../methods/wallet-method.ts'
import type { WalletLine } from '../namespace/namespace-wallet.ts'

/** A wallet as OKX puts it into pages: one address, refusals are thrown. Source: OKX, `okxwallet.bitcoin`. */
export interface OkxShape {
  connect(): Promise<{ readonly address: string; readonly publicKey: string }>
  requestAccounts(): Promise<readonly string[]>
  getAccounts(): Promise<readonly string[]>
  getPublicKey(): Promise<string>
  signMessage(message: string, type?: string): Promise<string>
  /** Hexadecimal both ways; finalized by default. */
  signPsbt(psbt: string, options?: OkxSignOptions): Promise<string>
  sendBitcoin(to: string, sats: number | string): Promise<string>
  disconnect(): Promise<void>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

interface OkxSignOptions {
  readonly autoFinalized?: boolean | undefined
  readonly toSignInputs?: readonly OkxInput[] | undefined
}

interface OkxInput {
  readonly index: number
  readonly address?: string | undefined
  readonly sighashTypes?: readonly number[] | undefined
}

/** Makes the shape, at this end of a wallet's line. */
export function okxShape(line: WalletLine): OkxShape {
  const undos = new Map<(payload: unknown) => void, () => void>()
  const payment = async (silent: boolean) => {
    const said = Object(await line.request('bitcoin:connect', { silent, purposes: ['payment'] }))
    const [first] = asList(said.accounts)
    const { address, publicKey } = Object(first)
    return { address: address as string, publicKey: publicKey as string }
  }
  const addresses = async (silent: boolean) => {
    const { address } = await payment(silent)
    return address === undefined ? [] : [address]
  }
  return {
    connect: () => payment(false),
    requestAccounts: () => addresses(false),
    getAccounts: () => addresses(true),
    getPublicKey: async () => (await payment(true)).publicKey,
    async signMessage(message, type = 'ecdsa') {
      const { address } = await payment(true)
      const answer = await line.request('bitcoin:signMessage', {
        address,
        protocol: type === 'bip322-simple' ? 'BIP322' : 'ECDSA',
        message: toBase64(new TextEncoder().encode(message)),
      })
      return Object(answer).signature
    },
    async signPsbt(psbt, { autoFinalized = true, toSignInputs = [] } = {}) {
      const { address: own } = await payment(true)
      const answer = await line.request('bitcoin:signPsbt', {
        psbt: toBase64(hexToBytes(`0x${psbt}`)),
        finalize: autoFinalized,
        inputs: toSignInputs.map(({ index, address = own, sighashTypes }) => ({
          address,
          indexes: [index],
          sighash: sighashTypes?.[0],
        })),
      })
      return bytesToHex(fromBase64(Object(answer).psbt)).slice(2)
    },
    async sendBitcoin(to, sats) {
      const recipients = [{ address: to, sats: String(sats) }]
      return Object(await line.request('bitcoin:sendTransfer', { recipients })).txid
    },
    async disconnect() {
      await line.request('bitcoin:disconnect')
    },
    on(event, listener) {
      if (event !== 'accountsChanged') return
      const notify = (accounts: unknown) =>
        listener(
          asList(accounts)
            .filter((one) => Object(one).purpose === 'payment')
            .map((one) => Object(one).address),
        )
      undos.set(listener, line.on('change', notify))
    },
    removeListener(_event, listener) {
      undos.get(listener)?.()
      undos.delete(listener)
    },
  }
}
