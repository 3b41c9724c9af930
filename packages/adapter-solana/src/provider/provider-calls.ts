import { currentPage, storeOfSite } from '@latchkey/core/adapter'
import { type AccountId, LatchkeyError, networkOf } from '@latchkey/core/contract'
import { requestWallet } from '../methods/request-wallet.ts'
import { requireSignature, requireTransaction } from '../methods/require-bytes.ts'
import { requireAccount } from '../methods/require-reviewed.ts'
import { sendSigned } from '../methods/send-signed.ts'
import { chainOfNetwork } from '../network-names.ts'
import type { Handle, MethodDeps } from '../session-store.ts'
import { signIn } from './sign-in.ts'
import type { SignInAnswer, SignInRequest, TransactionObject } from './stable-provider.ts'
import { likeBefore, toBytes } from './transaction-objects.ts'

type AnyTransaction = TransactionObject | Uint8Array

/** Creates the methods of the provider, which serve the newest session. */
export function createProviderCalls({ store, host }: MethodDeps) {
  const need = (): { readonly handle: Handle; readonly account: AccountId<'solana'> } => {
    const handle = store.newest()
    const account = handle?.session.accounts[0]
    if (handle === undefined || account === undefined)
      throw new LatchkeyError('wallet.disconnected', {})
    return { handle, account }
  }
  async function signBytes(
    transactions: readonly AnyTransaction[],
  ): Promise<readonly Uint8Array[]> {
    const { handle, account } = need()
    const { own } = requireAccount(handle, account)
    const chain = chainOfNetwork(networkOf(account))
    const inputs = transactions.map((one) => ({ account: own, chain, transaction: toBytes(one) }))
    if (inputs.length === 0) return []
    const feature = 'solana:signTransaction'
    const answers = await requestWallet(handle, { feature, inputs }, noAbort())
    return inputs.map((_, nth) => requireTransaction(answers[nth]))
  }
  return {
    signBytes,
    async signMessage(message: Uint8Array): Promise<Uint8Array> {
      const { handle, account } = need()
      const inputs = [{ account: requireAccount(handle, account).own, message }]
      const question = { feature: 'solana:signMessage', inputs }
      const [answer] = await requestWallet(handle, question, noAbort())
      return requireSignature(answer)
    },
    async signTransactions<T extends AnyTransaction>(
      transactions: readonly T[],
    ): Promise<readonly T[]> {
      const signed = await signBytes(transactions)
      return transactions.map((before, nth) => likeBefore(before, signed[nth] ?? new Uint8Array()))
    },
    async sendTransaction(transaction: AnyTransaction, options?: object): Promise<string> {
      const { handle, account } = need()
      const outgoing = { transaction: toBytes(transaction), account, options }
      return sendSigned(
        { handle, nodes: host().nodes, store: storeOfSite(store) },
        outgoing,
        noAbort(),
      )
    },
    async signIn(fields: SignInRequest): Promise<SignInAnswer> {
      const { handle, account } = need()
      const host = currentPage()?.location?.host
      return signIn(handle, { fields, account, host }, noAbort())
    },
  }
}

/** Calls of a website have no time limit. */
function noAbort(): AbortSignal {
  return new AbortController().signal
}
