import { base58 } from '@scure/base'
import { fromBase64, toBase64 } from '../formats/base64.ts'
import { readSolanaTransaction } from '../formats/solana-transaction.ts'
import { asList } from '../wallets/methods/wallet-method.ts'
import { invalidParams, PROVIDER_ERROR, ProviderError } from '../wallets/provider-error.ts'
import type { SolanaWallet } from '../wallets/solana/create-solana-wallet.ts'

/** Networks as the wallet names them. Source: Wallet Standard. */
const CHAINS: Readonly<Record<string, string>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

interface Asked {
  readonly chainId: string
  readonly method: string
  readonly params: unknown
}

/** Answers a Solana request of a session. Source: docs/blockchain-api.md, section 14. */
export async function answerSolana(wallet: SolanaWallet, asked: Asked): Promise<unknown> {
  const { chainId, method, params } = asked
  const { pubkey, message, transaction, transactions, sendOptions } = Object(params)
  const address: unknown = pubkey ?? wallet.addresses()[0]
  switch (method) {
    case 'solana_signMessage': {
      const wanted = [{ address, message: toBase64(readBase58(message)) }]
      const [answer] = await listOf(wallet.request('solana:signMessage', wanted))
      return { signature: base58.encode(fromBase64(Object(answer).signature)) }
    }
    case 'solana_signTransaction': {
      const [signed = ''] = await signed64(wallet, [{ address, transaction }])
      return { signature: firstSignature(signed), transaction: signed }
    }
    case 'solana_signAllTransactions': {
      const wanted = asList(transactions).map((one) => ({ address, transaction: one }))
      return { transactions: await signed64(wallet, wanted) }
    }
    case 'solana_signAndSendTransaction': {
      const wanted = { address, transaction, chain: CHAINS[chainId], options: sendOptions }
      const [answer] = await listOf(wallet.request('solana:signAndSendTransaction', [wanted]))
      return { signature: base58.encode(fromBase64(Object(answer).signature)) }
    }
    default:
      throw new ProviderError(
        PROVIDER_ERROR.unsupportedMethod,
        `This wallet does not know ${method}.`,
      )
  }
}

async function signed64(wallet: SolanaWallet, wanted: readonly object[]): Promise<string[]> {
  const answers = await listOf(wallet.request('solana:signTransaction', wanted))
  return answers.map((answer) => String(Object(answer).signedTransaction))
}

/** The payer's, which names the transaction. */
function firstSignature(transaction: string): string {
  const [first] = readSolanaTransaction(fromBase64(transaction)).signatures
  return base58.encode(first ?? new Uint8Array())
}

async function listOf(answer: Promise<unknown>): Promise<readonly unknown[]> {
  return asList(await answer)
}

function readBase58(text: unknown): Uint8Array {
  try {
    if (typeof text === 'string') return base58.decode(text)
  } catch {
    // No base 58: said below, as for what is no text.
  }
  throw invalidParams('Expected a message and this account.')
}
