import * as z from 'zod/mini'
import type { BlockchainApi } from '../blockchain-api.ts'
import { readAnswer } from '../read-answer.ts'

/** A purchase at Coinbase. */
export interface OnrampUrlInput {
  /** Plain address that receives. */
  readonly address: string
  /** Networks of `PAY_CHAINS` that it may receive on. */
  readonly blockchains: readonly string[]
  /** Symbol of what is bought; undefined: all. */
  readonly symbol: string | undefined
  readonly defaultNetwork: string
  readonly partnerUserId: string
  /** Whole numbers only; what is not whole is left out. */
  readonly presetFiatAmount: number | undefined
  readonly presetCryptoAmount: number | undefined
}

const Answer = z.object({ url: z.string().check(z.minLength(1), z.maxLength(8_192)) })

/**
 * Asks for the address of the page of Coinbase on which the visitor buys. Source: docs/blockchain-api.md,
 * section 8.
 */
export async function readOnrampUrl(
  api: BlockchainApi,
  { address, blockchains, symbol, ...rest }: OnrampUrlInput,
  signal: AbortSignal,
): Promise<string> {
  const assets = symbol === undefined ? undefined : [symbol]
  const body = {
    destinationWallets: [{ address, blockchains, assets }],
    defaultNetwork: rest.defaultNetwork,
    partnerUserId: rest.partnerUserId,
    defaultExperience: 'buy',
    presetFiatAmount: rest.presetFiatAmount,
    presetCryptoAmount: rest.presetCryptoAmount,
  }
  return readAnswer(Answer, await api.post(['v1', 'generators', 'onrampurl'], body, signal)).url
}
