import { expect, test } from 'vitest'
import { ALICE, BOB, rpcError, silence } from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const GRANTED = [{ parentCapability: 'eth_accounts' }]

async function opened(script: Parameters<typeof startAdapter>[0]) {
  const started = await startAdapter(script)
  const { id } = await started.open()
  const facet = started.adapter.siteAccess
  if (facet === undefined) throw new Error('The facet is missing')
  const revocations = () =>
    started.wallet.methods.filter((each) => each === 'wallet_revokePermissions').length
  return { ...started, facet, id, revocations }
}

test.each<[unknown, boolean | undefined]>([
  [GRANTED, true],
  [[], false],
  [[{ parentCapability: 'endowment' }, null], false],
  ['all', undefined],
])('a list of %j is read as %s', async (list, expected) => {
  const { facet, id } = await opened({ wallet_getPermissions: () => list })

  expect(await facet.isGranted(id, noAbort())).toBe(expected)
})

test('a wallet without such a list says nothing', async () => {
  const { facet, id } = await opened({
    wallet_getPermissions: () => {
      throw rpcError(-32601)
    },
  })

  expect(await facet.isGranted(id, noAbort())).toBeUndefined()
})

test('a wallet that does not answer says nothing', async () => {
  const { facet, id, host } = await opened({ wallet_getPermissions: silence })

  const isGranted = facet.isGranted(id, noAbort())
  await host.clock.advance(60_000)

  expect(await isGranted).toBeUndefined()
})

test('a permission is given back by one request, and the visitor is who ends the session', async () => {
  let list: readonly object[] = GRANTED
  const { facet, id, wallet, adapter, changes, revocations } = await opened({
    wallet_getPermissions: () => list,
    wallet_revokePermissions: () => {
      list = []
      wallet.emit('accountsChanged', [])
      return null
    },
  })

  await facet.end(id, noAbort())
  await adapter.sessions.close(id)

  expect(wallet.params.get('wallet_revokePermissions')).toEqual([{ eth_accounts: {} }])
  expect(revocations()).toBe(1)
  expect(changes).toEqual([])
})

test('a wallet that only says yes has not ended it', async () => {
  const { facet, id } = await opened({
    wallet_getPermissions: () => GRANTED,
    wallet_revokePermissions: () => null,
  })

  await expect(facet.end(id, noAbort())).rejects.toMatchObject({
    code: 'permissions.still-granted',
  })
})

test('after a refusal the session is as before, and follows its wallet again', async () => {
  const { facet, id, wallet, adapter, changes, revocations } = await opened({
    wallet_revokePermissions: () => {
      throw rpcError(4001)
    },
  })

  await expect(facet.end(id, noAbort())).rejects.toMatchObject({ code: 'wallet.request-rejected' })
  wallet.emit('accountsChanged', [BOB, ALICE])
  await expect.poll(() => changes.map(({ type }) => type)).toEqual(['changed'])

  await adapter.sessions.close(id)
  expect(revocations()).toBe(2)
})

test('what the wallet changed while it was asked is read again', async () => {
  const { facet, id, wallet, changes } = await opened({
    wallet_revokePermissions: () => {
      wallet.teach({ eth_accounts: () => [BOB] })
      wallet.emit('accountsChanged', [BOB])
      throw rpcError(4001)
    },
  })

  await expect(facet.end(id, noAbort())).rejects.toThrow()

  await expect.poll(() => changes.map(({ type }) => type)).toEqual(['changed'])
})
