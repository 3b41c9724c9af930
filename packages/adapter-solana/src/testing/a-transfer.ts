import { PublicKey } from '@solana/web3.js'
import { createScriptedWallet, type ScriptedWallet } from './scripted-wallet.ts'
import { ALICE, BOB, MAIN, noAbort, startAdapter } from './started-adapter.ts'

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
/** A token with six decimals. */
export const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'

/** Answers of a node by their method; functions get the parameters. */
export type NodeWords = Record<string, unknown>

/** The nodes' words about a token, of which the recipient has no account. */
const TOKEN_WORDS: NodeWords = {
  getAccountInfo: (address: unknown) => ({
    value: address === MINT ? aMint() : null,
  }),
}

/** A token as nodes describe it. */
export function aMint(info: object = {}): object {
  const parsed = { type: 'mint', info: { decimals: 6, ...info } }
  return { owner: TOKEN_PROGRAM, data: { parsed } }
}

/** The token account of an address. */
export function holderOf(owner: string): string {
  const seeds = [owner, TOKEN_PROGRAM, MINT].map((address) => new PublicKey(address).toBytes())
  const program = new PublicKey('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')
  return PublicKey.findProgramAddressSync(seeds, program)[0].toBase58()
}

/** A wallet that only signs, a node that may lie, and a transfer of a token or of 5 lamports. */
export async function aTransfer(
  { token }: { readonly token?: string } = {},
  wallet: ScriptedWallet = createScriptedWallet(ALICE),
) {
  const words: NodeWords = { ...(token !== undefined && TOKEN_WORDS), sendTransaction: 'taken' }
  const METHODS = [
    ...['getBalance', 'getLatestBlockhash', 'getRecentPrioritizationFees', 'simulateTransaction'],
    ...['getFeeForMessage', 'getMinimumBalanceForRentExemption', 'getAccountInfo'],
    'sendTransaction',
  ]
  const usual: NodeWords = {
    getLatestBlockhash: {
      value: {
        blockhash: 'FRaMvmYt2knBvDVofbLTkKA9GxyKEAzfb7yx9ofd2aJ4',
        lastValidBlockHeight: 9,
      },
    },
    getRecentPrioritizationFees: [{ slot: 1, prioritizationFee: 0 }],
    simulateTransaction: { value: { err: null, unitsConsumed: 450 } },
    getFeeForMessage: { value: 5_000 },
    getMinimumBalanceForRentExemption: 2_039_280,
    getBalance: { value: 0 },
    getAccountInfo: { value: null },
  }
  const answering = (method: string) => (params: unknown, more: unknown) => {
    const answer = words[method] ?? usual[method]
    return typeof answer === 'function' ? answer(params, more) : answer
  }
  const nodes = Object.fromEntries(METHODS.map((method) => [method, answering(method)]))
  const started = await startAdapter({ wallet, nodes })
  const { id: sessionId } = await started.open(MAIN)
  const from = `${MAIN}:${ALICE.address}` as const
  const request = { sessionId, from, to: BOB.address, amount: 5n, ...(token && { token }) }
  const { transfers } = started.adapter
  if (transfers?.fee === undefined) throw new Error('No fees')
  const { fee, send } = transfers
  return {
    ...started,
    words,
    fee: (changes = {}) => fee({ ...request, ...changes }, noAbort()),
    send: (changes = {}) => send({ ...request, ...changes }, noAbort()),
    /** Returns the transactions that the wallet was asked to sign. */
    asked: () => (wallet.inputs.get('solana:signTransaction') ?? []).map((one) => one.transaction),
    /** How many transactions a node was given. */
    sentCount: () => started.nodeRequests.filter(([method]) => method === 'sendTransaction').length,
  }
}
