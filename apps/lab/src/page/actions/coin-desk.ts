import type { BitcoinAction } from './bitcoin-actions.ts'
import type { SolanaAction } from './solana-actions.ts'

/** In lamports. */
const ONE_SOL = 1_000_000_000
/** A hundredth of a coin, in satoshis. */
const SOME_SATS = 1_000_000

/**
 * Gives the account one SOL, because a new wallet has nothing to send; only test chains can do
 * that.
 *
 * @param control - The sandbox's control desk.
 */
export function getSol(control: string): SolanaAction {
  return async ({ address }) => {
    const given = await put(`${control}/solana/airdrop`, { address, lamports: ONE_SOL })
    // A coin that is younger than the requested block is not visible yet.
    await put(`${control}/solana/slots`, { count: 2 })
    return { address, ...Object(given) }
  }
}

/**
 * Gives the account a hundredth of a bitcoin, mined.
 *
 * @param control - The sandbox's control desk.
 */
export function getSats(control: string): BitcoinAction {
  return async (provider) => {
    const [{ address } = { address: undefined }] = await provider.getAccountAddresses()
    const given = await put(`${control}/bitcoin/fund`, { address, sats: SOME_SATS })
    await put(`${control}/bitcoin/blocks`, { count: 1 })
    return { address, ...Object(given) }
  }
}

async function put(url: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'PUT', headers, body: JSON.stringify(body) })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`The desk refused: ${JSON.stringify(answer)}`)
  return answer
}
