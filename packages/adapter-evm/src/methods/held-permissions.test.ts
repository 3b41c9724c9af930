import { expect, test } from 'vitest'
import {
  ALICE,
  ALICE_CHECKED,
  BOB,
  rpcError,
  type Script,
  silence,
} from '../testing/scripted-wallet.ts'
import { noAbort, startAdapter } from '../testing/started-adapter.ts'

const account = `eip155:1:${ALICE_CHECKED}` as const
const PERIODIC = {
  type: 'native-token-periodic',
  isAdjustmentAllowed: false,
  data: { periodAmount: '0x1', periodDuration: 86_400, startTime: 1 },
}
const HELD = {
  chainId: '0x1',
  from: ALICE,
  to: BOB,
  permission: PERIODIC,
  rules: [{ type: 'expiry', data: { timestamp: 1_900_000_000 } }],
  context: '0xc7',
}

async function keeping(list: Script, end: Script = () => ({})) {
  const started = await startAdapter({
    wallet_getGrantedExecutionPermissions: list,
    wallet_revokeExecutionPermission: end,
  })
  const { id: sessionId } = await started.open()
  const facet = started.adapter.permissions
  if (facet?.held === undefined || facet.end === undefined) throw new Error('The facet is missing')
  const { held, end: endOne } = facet
  return {
    ...started,
    held: () => held(sessionId, account, noAbort()),
    end: () => endOne({ sessionId, account, context: '0xc7' }, noAbort()),
  }
}

test('what the wallet keeps for the account on its network is listed', async () => {
  const { held } = await keeping(() => [
    HELD,
    { ...HELD, from: BOB },
    { ...HELD, chainId: '0xa' },
    { ...HELD, context: '' },
    { ...HELD, from: undefined, rules: undefined, context: '0xc8' },
    null,
    'all',
  ])

  const permission = { type: PERIODIC.type, data: PERIODIC.data }
  expect(await held()).toEqual({
    list: [
      { context: '0xc7', permission, endsAtMs: 1.9e12 },
      { context: '0xc8', permission },
    ],
    isComplete: false,
  })
})

test('a list that is read whole is said to be complete, a longer one than anybody has is not', async () => {
  const few = await keeping(() => [HELD, { ...HELD, from: BOB }])
  const many = await keeping(() => Array.from({ length: 101 }, () => HELD))

  expect(await few.held()).toMatchObject({ list: [{ context: '0xc7' }], isComplete: true })
  expect(await many.held()).toMatchObject({ isComplete: false })
})

test.each<[string, Script]>([
  ['does not know the list', () => Promise.reject(rpcError(-32601))],
  ['says so in words', () => Promise.reject(new Error('Unknown method'))],
  ['answers no list', () => ({ all: true })],
  ['answers null', () => null],
])('a wallet that %s keeps nothing', async (_what, list) => {
  const { held } = await keeping(list)

  expect(await held()).toEqual({ list: [], isComplete: true })
})

test('a wallet that never answers holds nothing up for longer than two seconds', async () => {
  const { held, host } = await keeping(silence)
  const listing = held()
  await expect.poll(() => host.clock.pending).toBeGreaterThan(0)

  await host.clock.advance(2_000)

  expect(await listing).toEqual({ list: [], isComplete: true })
})

test('one is ended by one request, once the wallet lists it no more', async () => {
  let list: unknown[] = [HELD]
  const site = await keeping(
    () => list,
    () => {
      list = []
      return {}
    },
  )

  await site.end()

  expect(site.wallet.params.get('wallet_revokeExecutionPermission')).toEqual([
    { permissionContext: '0xc7' },
  ])
  expect(await site.held()).toEqual({ list: [], isComplete: true })
})

test('one that the wallet still lists has not ended, nor one that the owner keeps', async () => {
  const lying = await keeping(() => [HELD])
  const kept = await keeping(
    () => [HELD],
    () => Promise.reject(rpcError(4001)),
  )

  await expect(lying.end()).rejects.toMatchObject({ code: 'permissions.still-granted' })
  await expect(kept.end()).rejects.toMatchObject({ code: 'wallet.request-rejected' })
})

test('where the wallet does not say what is left, it has not ended', async () => {
  let answer: () => unknown = () => [HELD]
  const site = await keeping(() => answer())
  answer = () => null

  await expect(site.end()).rejects.toMatchObject({ code: 'permissions.still-granted' })
})
