import type { Hex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { invalidParams } from '../provider-error.ts'
import { asList, isRecord, type WalletMethod, withOwner } from './wallet-method.ts'

/** `wallet_connect` (ERC-7846): shares the accounts, and signs the active one in where the page asks for it. */
export const connect: WalletMethod = (core, params) => {
  const [wanted] = asList(params)
  if (!isRecord(wanted) || wanted['version'] !== '1') throw invalidParams('Expected version 1.')
  const { signInWithEthereum } = Object(wanted['capabilities'])
  return withOwner(async () => {
    core.change({ isPermitted: true, isLocked: false })
    const [active, ...others] = core.visibleAccounts()
    if (active === undefined) return { accounts: [] }
    const message = isRecord(signInWithEthereum) && signInText(signInWithEthereum, active)
    const capabilities = message && {
      signInWithEthereum: {
        message,
        signature: await core.signerOf(active).signMessage({ message }),
      },
    }
    const rest = others.map((address) => ({ address, capabilities: {} }))
    return { accounts: [{ address: active, capabilities: capabilities || {} }, ...rest] }
  })
}

/** Source: ERC-4361. */
function signInText(wanted: Readonly<Record<string, unknown>>, address: Hex): string {
  const text = (name: string): string => String(wanted[name] ?? '')
  const time = (name: string) => (wanted[name] === undefined ? undefined : new Date(text(name)))
  const { resources } = wanted
  return createSiweMessage({
    address,
    chainId: Number(wanted['chainId']),
    domain: text('domain'),
    nonce: text('nonce'),
    uri: text('uri'),
    version: '1',
    statement: text('statement') || undefined,
    issuedAt: time('issuedAt') ?? new Date(),
    expirationTime: time('expirationTime'),
    notBefore: time('notBefore'),
    requestId: text('requestId') || undefined,
    resources: Array.isArray(resources) ? resources.map(String) : undefined,
  })
}
