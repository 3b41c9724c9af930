import { fromBase64, toBase64 } from '../../formats/base64.ts'
import { requestNode } from '../chain-node.ts'
import { asList, isRecord } from '../methods/wallet-method.ts'
import type { Accounts } from '../namespace/create-accounts.ts'
import type { NamespaceMethod } from '../namespace/create-owner.ts'
import { invalidParams, PROVIDER_ERROR, ProviderError } from '../provider-error.ts'
import { type SolanaSignIn, signInMessage } from './sign-in-message.ts'
import type { SolanaSigner } from './solana-signer.ts'

interface Deps {
  readonly accounts: Accounts<SolanaSigner>
  /** JSON-RPC addresses by chain, as `solana:mainnet`. */
  readonly urls: Readonly<Record<string, string>>
}

/** Creates the methods of a Solana wallet: the features of the Wallet Standard, as plain data. */
export function createSolanaMethods(deps: Deps): ReadonlyMap<string, NamespaceMethod> {
  const { accounts } = deps
  const visibleAccounts = () => ({
    accounts: accounts.visible().map(({ address }) => ({ address })),
  })
  return new Map<string, NamespaceMethod>([
    [
      'standard:connect',
      {
        needsOwner: (params) => !isSilent(params) && accounts.visible().length === 0,
        run(params) {
          if (!isSilent(params)) accounts.permit()
          return visibleAccounts()
        },
      },
    ],
    ['standard:disconnect', { needsOwner: () => false, run: accounts.forgetSite }],
    ['solana:signMessage', asked(deps, signMessage)],
    ['solana:signTransaction', asked(deps, signTransaction)],
    ['solana:signAndSendTransaction', asked(deps, signAndSend)],
    ['solana:signIn', { needsOwner: () => true, run: (params) => signIn(deps, params) }],
  ])
}

function isSilent(params: unknown): boolean {
  return isRecord(params) && params['silent'] === true
}

type Input = Readonly<Record<string, unknown>>
type Answer = (deps: Deps, input: Input, signer: SolanaSigner) => Promise<unknown> | unknown

/** A method for a list of inputs, each with its account. */
function asked(deps: Deps, answer: Answer): NamespaceMethod {
  return {
    needsOwner: () => true,
    run: (params) => {
      const inputs = asList(params).filter(isRecord)
      const signers = inputs.map((input) => deps.accounts.need(input['address']))
      return inOrder(inputs, (input, index) => {
        const signer = signers[index]
        return signer ? answer(deps, input, signer) : undefined
      })
    },
  }
}

async function inOrder<T>(
  inputs: readonly T[],
  run: (input: T, index: number) => Promise<unknown> | unknown,
): Promise<unknown[]> {
  const answers: unknown[] = []
  for (const [index, input] of inputs.entries()) answers.push(await run(input, index))
  return answers
}

const signMessage: Answer = (_deps, { message }, signer) => {
  const bytes = readBytes(message)
  return { signedMessage: message, signature: toBase64(signer.signMessage(bytes)) }
}

const signTransaction: Answer = (_deps, { transaction }, signer) => ({
  signedTransaction: toBase64(signer.signTransaction(readBytes(transaction))),
})

const signAndSend: Answer = async ({ urls }, input, signer) => {
  const chain = String(input['chain'])
  const url = urls[chain]
  if (url === undefined)
    throw new ProviderError(
      PROVIDER_ERROR.chainDisconnected,
      `The wallet has no node for ${chain}.`,
    )
  const signed = signer.signTransaction(readBytes(input['transaction']))
  const options = isRecord(input['options']) ? input['options'] : {}
  const config = { ...options, encoding: 'base64' }
  await requestNode(url, 'sendTransaction', [toBase64(signed), config])
  // The payer's comes first, and names the transaction.
  return { signature: toBase64(signed.slice(1, 65)) }
}

async function signIn({ accounts }: Deps, params: unknown): Promise<unknown> {
  accounts.permit()
  return inOrder(asList(params).filter(isRecord), (input) => {
    const address = input['address'] ?? accounts.visible()[0]?.address
    const signer = accounts.need(address)
    // Fields are texts, or they are missing; a page that sends other values gets a text that no verifier accepts.
    const message = signInMessage({ ...input, address: signer.address } as SolanaSignIn)
    const bytes = new TextEncoder().encode(message)
    return {
      account: { address: signer.address },
      signedMessage: toBase64(bytes),
      signature: toBase64(signer.signMessage(bytes)),
    }
  })
}

function readBytes(value: unknown): Uint8Array {
  try {
    if (typeof value === 'string') return fromBase64(value)
  } catch {
    // No base 64: said below, as for what is no text.
  }
  throw invalidParams('Expected bytes.')
}
