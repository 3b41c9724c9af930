import type { BitcoinProvider } from '@latchkey/adapter-bitcoin'

/** The action of a site on a connected Bitcoin wallet. */
export type BitcoinAction = (provider: BitcoinProvider) => Promise<unknown>

/** Text that is signed by the button of the same name. */
const MESSAGE = 'Latchkey lab: nothing but a signature.'

/** In satoshis. */
const AMOUNT = 10_000
const POLL_MS = 200

/** Signs text; the caller checks a Bitcoin signature. */
export const signBitcoinText: BitcoinAction = async (provider) => {
  const { address } = await activeOf(provider)
  return {
    address,
    message: MESSAGE,
    signature: await provider.signMessage({ address, message: MESSAGE }),
  }
}

/**
 * Sends a small amount to the account itself, and waits until the chain knows of it.
 *
 * @param restUrl - Where the chain's REST is.
 */
export function sendBitcoin(restUrl: string): BitcoinAction {
  return async (provider) => {
    const { address } = await activeOf(provider)
    const txid = await provider.sendTransfer({ recipient: address, amount: AMOUNT })
    for (;;) {
      const response = await fetch(`${restUrl}/tx/${txid}`)
      if (response.ok) return { txid, status: 'known' }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }
}

async function activeOf(provider: BitcoinProvider) {
  const [active] = await provider.getAccountAddresses()
  if (active === undefined) throw new Error('The wallet shares no account.')
  return active
}
