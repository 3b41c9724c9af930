import type { PermissionRequest } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import { ALICE_CHECKED, BOB, rpcError } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const account = `eip155:1:${ALICE_CHECKED}` as const
const SIGNATURE = `0x${'ab'.repeat(65)}`
const permissions = [
  { type: 'native-token-recurring-allowance', data: { allowance: '0x1', start: 1, period: 60 } },
]

async function requesting(answer: () => unknown) {
  const started = await startAdapter({
    wallet_grantPermissions: answer,
    wallet_revokePermissions: answer,
  })
  const { id: sessionId } = await started.open()
  started.wallet.methods.length = 0
  const facet = started.adapter.permissions
  if (facet === undefined) throw new Error('The facet is missing')
  const expiresAtS = Math.floor(started.host.clock.now() / 1_000) + 60
  const request: PermissionRequest<'eip155'> = {
    sessionId,
    account,
    expiresAtS,
    permissions,
    signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
  }
  return { ...started, facet, request }
}

const GRANTED = { context: 'ctx', expiry: 7, permissions, policies: [] }

test('a grant is one request, bound to account and chain', async () => {
  const { facet, request, wallet } = await requesting(() => GRANTED)

  const granted = await facet.grant(request, noAbort())

  expect(granted).toEqual({ context: 'ctx', expiresAtS: 7, permissions })
  expect(wallet.methods).toEqual(['eth_accounts', 'eth_chainId', 'wallet_grantPermissions'])
  const { signer, expiresAtS } = request
  expect(wallet.params.get('wallet_grantPermissions')).toEqual([
    {
      chainId: '0x1',
      address: ALICE_CHECKED,
      expiry: expiresAtS,
      signer,
      permissions,
      policies: [],
    },
  ])
})

test('permissions are taken back with a signature of the owner', async () => {
  const { facet, request, wallet } = await requesting(() => SIGNATURE)
  const { sessionId, expiresAtS } = request

  const revoking = facet.revoke(
    { sessionId, account, context: 'ctx', expiresAtS, permissions },
    noAbort(),
  )

  expect(await revoking).toBe(SIGNATURE)
  expect(wallet.params.get('wallet_revokePermissions')).toEqual([
    { pci: 'ctx', permissions, expiry: expiresAtS, address: ALICE_CHECKED },
  ])
})

test.each<[Partial<PermissionRequest<'eip155'>>, string]>([
  [{ expiresAtS: 0 }, 'expiry'],
  [{ expiresAtS: Number.NaN }, 'expiry'],
  [{ expiresAtS: 1e12 + 0.5 }, 'expiry'],
  [{ permissions: [] }, 'permissions'],
  [{ signer: { type: 'keys', data: { keys: [] } } }, 'signer'],
  [
    { signer: { type: 'keys', data: { keys: [{ type: 'secp256r1', publicKey: '02ab' }] } } },
    'signer',
  ],
])('a request with %j is refused by name', async (changes, field) => {
  const { facet, request, wallet } = await requesting(() => GRANTED)

  await expect(facet.grant({ ...request, ...changes }, noAbort())).rejects.toMatchObject({
    code: 'permissions.invalid',
    context: { field },
  })

  expect(wallet.methods).toEqual([])
})

test('nothing is granted or taken back after the account changed in the wallet', async () => {
  const { facet, request, wallet } = await requesting(() => GRANTED)
  wallet.teach({ eth_accounts: () => [BOB] })

  const changed = { code: 'wallet.changed' }
  await expect(facet.grant(request, noAbort())).rejects.toMatchObject(changed)
  const granted = { ...request, context: 'ctx' }
  await expect(facet.revoke(granted, noAbort())).rejects.toMatchObject(changed)

  expect(wallet.methods.filter((method) => method.startsWith('wallet_'))).toEqual([])
})

test.each([
  [null],
  ['granted'],
  [{ ...GRANTED, context: '' }],
  [{ ...GRANTED, context: 7 }],
  [{ ...GRANTED, expiry: 'soon' }],
  [{ ...GRANTED, permissions: [] }],
  [{ ...GRANTED, permissions: undefined }],
])('%j grants nothing', async (answer) => {
  const { facet, request } = await requesting(() => answer)

  await expect(facet.grant(request, noAbort())).rejects.toMatchObject({ code: 'wallet.malformed' })
})

test.each([
  [4001, 'wallet.request-rejected'],
  [-32601, 'wallet.unsupported-method'],
])('code %i is %s, and the wallet is asked once', async (code, expected) => {
  const { facet, request, wallet } = await requesting(() => {
    throw rpcError(code)
  })

  await expect(facet.grant(request, noAbort())).rejects.toMatchObject({ code: expected })

  expect(wallet.methods.filter((method) => method === 'wallet_grantPermissions')).toHaveLength(1)
})
