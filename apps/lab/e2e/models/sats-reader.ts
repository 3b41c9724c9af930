import type { Page } from '@playwright/test'

/** An account as sats-connect gives it. */
export interface SatsAccount {
  readonly address: string
  readonly publicKey: string
  readonly purpose: string
}

/** A wallet as another site meets it, through `sats-connect` itself. */
export interface SatsReader {
  /** All wallets of the list. */
  providers(): Promise<readonly { readonly id: string; readonly name: string }[]>
  accounts(): Promise<readonly SatsAccount[]>
  /** @returns The signature in base64. */
  sign(address: string, message: string): Promise<string>
  /** @returns The transaction with its first input signed, in base64. */
  signPsbt(psbt: string, address: string): Promise<string>
  /** @returns The transaction's id. */
  send(address: string, sats: number): Promise<string>
}

/** Reads the wallet with this id in `btc_providers`. */
export function createSatsReader(page: Page, id: string): SatsReader {
  return {
    providers: () =>
      page.evaluate(async () => {
        const { getProviders } = await window.otherLibraries.satsConnect()
        return getProviders().map((one) => ({ id: one.id, name: one.name }))
      }),
    accounts: () =>
      page.evaluate(async (providerId) => {
        const { AddressPurpose, request } = await window.otherLibraries.satsConnect()
        const purposes = [AddressPurpose.Payment, AddressPurpose.Ordinals]
        const answer = await request('getAccounts', { purposes }, providerId)
        if (answer.status === 'error') throw new Error(answer.error.message)
        return answer.result.map(({ address, publicKey, purpose }) => ({
          address,
          publicKey,
          purpose,
        }))
      }, id),
    sign: (address, message) =>
      page.evaluate(
        async ({ providerId, ...params }) => {
          const { MessageSigningProtocols, request } = await window.otherLibraries.satsConnect()
          const protocol = MessageSigningProtocols.ECDSA
          const answer = await request('signMessage', { ...params, protocol }, providerId)
          if (answer.status === 'error') throw new Error(answer.error.message)
          return answer.result.signature
        },
        { providerId: id, address, message },
      ),
    signPsbt: (psbt, address) =>
      page.evaluate(
        async ({ providerId, signer, ...params }) => {
          const { request } = await window.otherLibraries.satsConnect()
          const signInputs = { [signer]: [0] }
          const answer = await request('signPsbt', { ...params, signInputs }, providerId)
          if (answer.status === 'error') throw new Error(answer.error.message)
          return answer.result.psbt
        },
        { providerId: id, signer: address, psbt },
      ),
    send: (address, sats) =>
      page.evaluate(
        async ({ providerId, ...recipient }) => {
          const { request } = await window.otherLibraries.satsConnect()
          const answer = await request('sendTransfer', { recipients: [recipient] }, providerId)
          if (answer.status === 'error') throw new Error(answer.error.message)
          return answer.result.txid
        },
        { providerId: id, address, amount: sats },
      ),
  }
}
