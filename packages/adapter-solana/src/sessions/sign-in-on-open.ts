import { connectAnswer } from '@latchkey/core/adapter'
import {
  accountOn,
  LatchkeyError,
  type LocalSignInQuestion,
  type NetworkId,
  type OpenRequest,
  type SignedMessage,
} from '@latchkey/core/contract'
import { base58 } from '@scure/base'
import { outputsOf } from '../methods/answer-bytes.ts'
import { callWallet, type ObservableWallet } from '../methods/request-wallet.ts'
import { requireSignedText } from '../methods/sign-in-answer.ts'
import { chainOfNetwork } from '../network-names.ts'
import { requireAccounts } from '../wallet-state.ts'

interface Request {
  readonly question: LocalSignInQuestion
  readonly networkId: NetworkId<'solana'>
  readonly ready: OpenRequest['ready']
}

/**
 * Asks a wallet to connect and to sign, by one prompt.
 *
 * @throws LatchkeyError `wallet.rejected`, `wallet.busy`, `wallet.failed`; `wallet.malformed` when another
 * text or another key signed.
 */
export async function signInOnOpen(
  wallet: ObservableWallet,
  { question, networkId, ready }: Request,
  signal: AbortSignal,
): Promise<SignedMessage> {
  const chainId = chainOfNetwork(networkId).replace('solana:', '')
  const fields = { ...question, chainId, version: '1' }
  const asking = callWallet(wallet, 'solana:signIn', fields)
  const [answer] = outputsOf(await connectAnswer(asking, ready, signal))
  const [account] = requireAccounts({ accounts: [Object(answer).account] })
  if (account === undefined) throw new LatchkeyError('wallet.no-accounts', {})
  const { address } = account
  const { signedMessage, signature } = await requireSignedText(answer, { ...fields, address })
  return {
    account: accountOn(networkId, address),
    message: new TextDecoder().decode(signedMessage),
    signature: base58.encode(signature),
  }
}
