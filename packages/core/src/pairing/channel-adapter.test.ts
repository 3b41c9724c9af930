import { expect, test, vi } from 'vitest'
import type { Namespace } from '../contract/index.ts'
import { aChain } from '../testing/create-test-core.ts'
import { setUpPairing } from '../testing/set-up-pairing.ts'
import './pairing.ts'

/** A site without adapters, with a paired wallet and its provider. */
async function aSite() {
  const it = setUpPairing({ adapters: [] })
  const pair = async (): Promise<void> => {
    await it.show()
    it.relay.approve()
    await it.settle()
  }
  await pair()
  const adapter = it.core.adapter('eip155')
  const provider = adapter?.sessions.provider() as {
    request(args: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  }
  return { ...it, adapter, provider, pair }
}

test('without adapters a request for accounts to the provider connects a wallet first', async () => {
  const { adapter, provider, pair, core } = await aSite()
  await core.actions.disconnect()
  const request = { method: 'eth_requestAccounts' }
  await expect(provider.request(request)).rejects.toMatchObject({ code: 4900 })
  adapter?.setModal?.({ connect: pair, disconnect: vi.fn() })

  const accounts = await provider.request(request)

  expect(accounts).toHaveLength(1)
  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual(accounts)
})

test('without adapters a revoked permission for accounts ends the session', async () => {
  const { adapter, provider, core } = await aSite()
  const disconnect = vi.fn(() => core.actions.disconnect('eip155'))
  adapter?.setModal?.({ connect: vi.fn(), disconnect })
  const params = [{ eth_accounts: {} }]

  await expect(provider.request({ method: 'wallet_revokePermissions', params })).resolves.toBeNull()

  await expect(provider.request({ method: 'eth_accounts' })).resolves.toEqual([])
  expect(disconnect).toHaveBeenCalledTimes(1)
})

const SOLANA = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = '000000000019d6689c085ae165831e93'
const NETWORKS = [
  aChain(),
  aChain({ id: SOLANA, chainNamespace: 'solana', name: 'Solana' }),
  aChain({ id: BITCOIN, chainNamespace: 'bip122', name: 'Bitcoin' }),
] as const

/** A paired wallet on three namespaces; each request of a method has the given answer. */
async function signing(answers: Readonly<Record<string, unknown>>) {
  const it = setUpPairing({ adapters: [], networks: NETWORKS })
  await it.show()
  const methods = {
    eip155: ['personal_sign'],
    solana: ['solana_signMessage'],
    bip122: ['signMessage'],
  }
  const paired = it.relay.approve({ methods })
  await it.settle()
  for (const [method, answer] of Object.entries(answers)) it.relay.answers.set(method, answer)
  async function sign(namespace: Namespace, text: string): Promise<string | undefined> {
    const account = paired.accounts.find((each) => each.startsWith(namespace))
    if (account === undefined) throw new Error('No account')
    const request = { sessionId: paired.topic, account, text }
    return it.core.adapter(namespace)?.messages?.sign(request, new AbortController().signal)
  }
  return { ...it, paired, sign }
}

test.each<[Namespace, string, unknown, string]>([
  ['eip155', 'personal_sign', '0xabcd', '0xabcd'],
  ['solana', 'solana_signMessage', { signature: '3yZe7d' }, '3yZe7d'],
  ['bip122', 'signMessage', { signature: '00ff10' }, 'AP8Q'],
  ['bip122', 'signMessage', { signature: 'AP8Q' }, 'AP8Q'],
])('without adapters a text is signed on %s by %s', async (namespace, method, answer, expected) => {
  const { sign } = await signing({ [method]: answer })

  expect(await sign(namespace, 'Sign in to Saltmarket')).toBe(expected)
})

test('a text that is too long for Solana is refused before the wallet is asked', async () => {
  const { sign, relay } = await signing({ solana_signMessage: { signature: '3yZe7d' } })

  await expect(sign('solana', 'x'.repeat(3_000))).rejects.toMatchObject({
    code: 'wallet.unsupported-method',
  })

  expect(relay.requests.filter((request) => request.startsWith('request'))).toEqual([])
})

test.each<[Namespace, string, unknown, string]>([
  ['eip155', 'personal_sign', 'yes', 'wallet.malformed'],
  ['eip155', 'personal_sign', '0xabc', 'wallet.malformed'],
  ['solana', 'solana_signMessage', { signature: '0OIl' }, 'wallet.malformed'],
  ['bip122', 'signMessage', null, 'wallet.malformed'],
  [
    'eip155',
    'personal_sign',
    Object.assign(new Error('no'), { code: 4001 }),
    'wallet.request-rejected',
  ],
])('an answer on %s that is no signature is a failure', async (...row) => {
  const [namespace, method, answer, code] = row
  const { sign } = await signing({ [method]: answer })

  await expect(sign(namespace, 'text')).rejects.toMatchObject({ code })
})

test('an account that is not of the session signs nothing', async () => {
  const { core, paired } = await signing({ personal_sign: '0xabcd' })
  const request = { sessionId: paired.topic, account: 'eip155:1:0x1', text: 'x' } as const

  await expect(
    core.adapter('eip155')?.messages?.sign(request, new AbortController().signal),
  ).rejects.toMatchObject({ code: 'wallet.changed' })
})

test('without adapters transfers are refused and signatures not verified, with what is missing', async () => {
  const { core, paired } = await signing({})
  const adapter = core.adapter('eip155')
  const [account = 'eip155:1:0x1'] = paired.accounts
  const { signal } = new AbortController()
  const transfer = { sessionId: paired.topic, from: account, to: '0x1', amount: 1n }

  for (const attempt of [
    adapter?.transfers?.send(transfer, signal),
    adapter?.transfers?.estimate(transfer, signal),
  ]) {
    await expect(attempt).rejects.toMatchObject({
      code: 'transfer.no-adapter',
      message: expect.stringContaining('adapters'),
    })
  }
  await expect(
    adapter?.messages?.verify({ account, text: 'x', signature: '0x' }, signal),
  ).rejects.toMatchObject({ code: 'signature.no-adapter' })
})

test('without adapters an address is checked by the rules of its namespace', async () => {
  const { core } = await signing({})
  const check = (namespace: Namespace, text: string) =>
    core.adapter(namespace)?.addresses.check(text)

  expect(await check('eip155', '0x70997970C51812dc3A010C7d01b50e0d17dc79c8')).toEqual({
    ok: false,
    reason: 'checksum',
  })
  expect(await check('solana', '0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toMatchObject({
    ok: false,
  })
  expect(await check('bip122', 'mn74b6Cu4ZHWW4FY1Q8iYSL8Z3s2Ek9Lr6')).toEqual({
    ok: false,
    reason: 'network',
  })
})
