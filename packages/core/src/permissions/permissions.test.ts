import { expect, test, vi } from 'vitest'
import { LatchkeyError } from '../contract/index.ts'
import { AUTH_ID } from '../store/wallet-ids.ts'
import { aPermissionsSite as aSite, HASH } from '../testing/a-permissions-site.ts'
import { createFakeAdapter } from '../testing/fake-adapter.ts'
import { createFakeSiwx } from '../testing/fake-siwx.ts'
import { readPermissions } from './read-permissions.ts'

const ADA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ACCOUNT = `eip155:1:${ADA}` as const
const TOKEN = `0x${'70'.repeat(20)}`
const SPENDER = `0x${'5e'.repeat(20)}`

async function withApproval(site: Awaited<ReturnType<typeof aSite>>, tokens = [TOKEN]) {
  site.fake.emitSent('io.fjord', {
    id: '0x1',
    account: ACCOUNT,
    approvals: tokens.map((token) => ({ token, spender: SPENDER })),
  })
  await site.settle()
  site.permissions.refresh()
}

test('a wallet that keeps a list takes the website off it before the session ends', async () => {
  const { permissions, core, one, ended } = await aSite({ isGranted: true })

  await permissions.end(await one('wallet'))

  expect(ended).toEqual(['siteAccess'])
  expect(core.snapshot().accounts.eip155?.status).toBe('disconnected')
})

test.each([
  ['keeps no list', { isGranted: undefined }, []],
  ['does not have the website on its list', { isGranted: false }, []],
  [
    'leaves its list to its owner',
    {
      isGranted: true,
      revoke: () => Promise.reject(new LatchkeyError('wallet.unsupported-method', {})),
    },
    ['siteAccess'],
  ],
])('a wallet that %s is disconnected', async (_what, mood, requests) => {
  const { permissions, core, one, ended } = await aSite(mood)

  await permissions.end(await one('wallet'))

  expect(ended).toEqual(requests)
  expect(core.snapshot().accounts.eip155?.status).toBe('disconnected')
})

test('where the website stays on the list, the row says so and the session stays', async () => {
  const revoke = () => Promise.reject(new LatchkeyError('permissions.still-granted', {}))
  const { permissions, core, one, step } = await aSite({ isGranted: true, revoke })
  const wallet = await one('wallet')

  await expect(permissions.end(wallet)).rejects.toMatchObject({
    code: 'permissions.end-failed',
    cause: { code: 'permissions.still-granted' },
  })

  expect(step(wallet.id)).toMatchObject({
    step: 'failed',
    error: { code: 'permissions.still-granted' },
  })
  expect(core.snapshot().notices.current?.code).toBe('permissions.end-failed')
  expect(core.snapshot().accounts.eip155?.status).toBe('connected')
})

const KEPT = {
  context: '0xc7',
  permission: { type: 'native-token-periodic', data: {} },
  endsAtMs: 8.64e15,
}

test('what the wallet itself keeps is listed until it has ended, and is ended there', async () => {
  const site = await aSite({ held: () => [KEPT, { ...KEPT, context: '0xc8', endsAtMs: 0 }] })
  const kept = await site.one('held')

  expect(site.items().filter(({ kind }) => kind === 'held')).toEqual([
    { kind: 'held', id: 'held/0xc7', account: ACCOUNT, held: KEPT },
  ])
  await site.permissions.end(kept)

  expect(site.ended).toEqual(['0xc7'])
  expect(site.kinds()).toEqual(['wallet'])
})

test('the frame of the embedded wallet, which refuses what it does not know, is not asked', async () => {
  const { core } = await aSite()
  const held = vi.fn(async () => ({ list: [KEPT], isComplete: true }))
  const { accounts, ...state } = core.snapshot()
  const connected = accounts.eip155
  if (connected?.status !== 'connected') throw new Error('Nobody is connected')
  const session = { ...connected.session, walletId: AUTH_ID }
  const read = (each: typeof accounts) =>
    readPermissions(
      {
        state: { ...state, accounts: each },
        adapters: { get: () => Object.assign(createFakeAdapter(), { permissions: { held } }) },
        signIns: async () => undefined,
        origin: 'https://saltmarket.example',
        smartSessions: async () => [],
        approvals: () => ({ approvals: [], isComplete: true }),
        now: () => 0,
      },
      ACCOUNT,
      new AbortController().signal,
    )

  await read({ eip155: { ...connected, session } })
  expect(held).not.toHaveBeenCalled()
  await read(accounts)
  expect(held).toHaveBeenCalledOnce()
})

test('where the wallet keeps more than can be read, the list says so', async () => {
  const site = await aSite({ held: () => [KEPT], isUnread: true })

  await site.one('held')
  expect(site.core.snapshot().permissions.missing).toEqual(['held'])
})

test('where the owner keeps it, the row says why, and it stays', async () => {
  const endHeld = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
  const site = await aSite({ held: () => [KEPT], endHeld })
  const kept = await site.one('held')

  await expect(site.permissions.end(kept)).rejects.toMatchObject({ code: 'permissions.end-failed' })

  expect(site.step(kept.id)).toMatchObject({ error: { code: 'wallet.request-rejected' } })
  expect(site.kinds()).toContain('held')
})

test('an approval that this website sent is listed while the chain says that it holds', async () => {
  let amount = 0n
  const site = await aSite({ allowance: async () => ({ amount, decimals: 6, symbol: 'USDC' }) })
  await withApproval(site)
  await site.settle()
  expect(site.kinds()).toEqual(['wallet'])

  amount = 2n ** 256n - 1n
  site.permissions.refresh()

  expect(await site.one('approval')).toMatchObject({
    token: TOKEN,
    spender: SPENDER,
    symbol: 'USDC',
    isUnlimited: true,
  })
})

test('a collection and a grant of Permit2 are rows of their own, until they end by themselves', async () => {
  const asked: unknown[] = []
  const site = await aSite({
    async allowance(of) {
      asked.push(of)
      const { form } = of
      const endsAtMs = form === 'permit2' ? site.clock.now() + 60_000 : undefined
      return { amount: form === undefined ? 0n : 1n, endsAtMs }
    },
  })
  const approvals = (['collection', 'permit2', undefined] as const).map((form) => ({
    token: TOKEN,
    spender: SPENDER,
    form,
  }))
  site.fake.emitSent('io.fjord', { id: '0x1', account: ACCOUNT, approvals })
  await site.settle()
  site.permissions.refresh()

  await expect.poll(site.kinds).toEqual(['wallet', 'approval', 'approval'])
  expect(site.items().slice(1)).toMatchObject([
    { form: 'collection', isUnlimited: true },
    { form: 'permit2', isUnlimited: false, endsAtMs: expect.any(Number) },
  ])
  expect(new Set(site.items().map(({ id }) => id)).size).toBe(3)
  expect(asked).toContainEqual({ account: ACCOUNT, ...approvals[0] })
})

test('an approval that has ended by itself is not listed', async () => {
  const site = await aSite({ allowance: async () => ({ amount: 5n, endsAtMs: 1 }) })
  await withApproval(site)
  await site.settle()

  expect(site.kinds()).toEqual(['wallet'])
})

test('a shown approval appears once its transaction is decided', async () => {
  let amount = 0n
  const site = await aSite({ allowance: async () => ({ amount }) })
  await withApproval(site)
  await site.settle()
  expect(site.kinds()).toEqual(['wallet'])

  amount = 5n
  site.fake.statuses.set('0x1', { state: 'confirmed' })
  await site.clock.advance(3_000)

  await expect.poll(site.kinds).toEqual(['wallet', 'approval'])
})

test('an approval has ended once the chain says so, not when it was sent', async () => {
  let amount = 5n
  const site = await aSite({ allowance: async () => ({ amount }) })
  await withApproval(site)
  const approval = await site.one('approval')

  const ending = site.permissions.end(approval)
  await expect.poll(() => site.step(approval.id)?.step).toBe('confirming')
  await expect(site.permissions.end(approval)).rejects.toMatchObject({
    code: 'wallet.busy',
  })
  await site.clock.advance(3_000)
  expect(site.step(approval.id)?.step).toBe('confirming')

  amount = 0n
  await site.clock.advance(10_000)
  await ending
  expect(site.items()).not.toContainEqual(approval)
  expect(site.step(approval.id)).toBeUndefined()
  expect(site.ended).toEqual(['allowance'])
})

test('an approval whose transaction failed still holds, and can be ended again', async () => {
  const site = await aSite()
  await withApproval(site)
  const approval = await site.one('approval')
  const ending = site.permissions.end(approval)
  const failure = expect(ending).rejects.toMatchObject({
    cause: { code: 'permissions.not-ended' },
  })
  await expect.poll(() => site.step(approval.id)?.step).toBe('confirming')

  site.fake.emitSent('io.fjord', { id: HASH, account: ACCOUNT })
  site.fake.statuses.set(HASH, { state: 'failed' })
  await site.clock.advance(60_000)

  await failure
  expect(site.items()).toContainEqual(approval)
})

test('a wallet that declines leaves the approval, with the reason; leaving the view forgets it', async () => {
  const endAllowance = () => Promise.reject(new LatchkeyError('wallet.request-rejected', {}))
  const site = await aSite({ endAllowance })
  await withApproval(site)
  const approval = await site.one('approval')

  await expect(site.permissions.end(approval)).rejects.toThrow()

  expect(site.items()).toContainEqual(approval)
  expect(site.step(approval.id)).toMatchObject({ error: { code: 'wallet.request-rejected' } })
  site.undo()
  expect(site.step(approval.id)).toBeUndefined()
})

test('an approval that no node tells of is listed, and can be ended', async () => {
  let isDown = true
  const site = await aSite({
    allowance: ({ token }) =>
      token === TOKEN && isDown
        ? Promise.reject(new LatchkeyError('rpc.unavailable', {}))
        : Promise.resolve({ amount: token === TOKEN ? 0n : 5n }),
  })
  await withApproval(site, [TOKEN, `0x${'71'.repeat(20)}`])
  await expect.poll(() => site.core.snapshot().permissions.missing).toEqual(['approval'])
  expect(site.kinds()).toEqual(['wallet', 'approval', 'approval'])
  const unread = site.items().find((each) => each.kind === 'approval' && each.token === TOKEN)
  if (unread === undefined) throw new Error('It is left out.')
  expect(unread).toMatchObject({ isUnlimited: false, spender: SPENDER })
  expect(unread).not.toHaveProperty('units')

  const ending = site.permissions.end(unread)
  await expect.poll(() => site.step(unread.id)?.step).toBe('confirming')
  isDown = false
  await site.clock.advance(3_000)
  await ending

  expect(site.ended).toEqual(['allowance'])
  expect(site.items().some(({ id }) => id === unread.id)).toBe(false)
})

test('another account shows none of the one before, whose approval cannot be ended any more', async () => {
  const site = await aSite()
  await withApproval(site)
  const approval = await site.one('approval')

  site.wallet.addresses = [BOB, ADA]
  site.fake.emitChanged('io.fjord')

  await expect.poll(() => site.core.snapshot().permissions.account).toBe(`eip155:1:${BOB}`)
  expect(site.kinds()).not.toContain('approval')
  await expect(site.permissions.end(approval)).rejects.toMatchObject({
    cause: { code: 'wallet.changed' },
  })
  expect(site.ended).toEqual([])
})

test('what is being ended is remembered over a change of the account', async () => {
  const site = await aSite()
  await withApproval(site)
  const approval = await site.one('approval')
  site.permissions.end(approval).catch(() => {})
  await expect.poll(() => site.step(approval.id)?.step).toBe('confirming')

  site.wallet.networkId = 'eip155:8453'
  site.fake.emitChanged('io.fjord')
  await expect.poll(site.kinds).toEqual(['wallet'])
  site.wallet.networkId = 'eip155:1'
  site.fake.emitChanged('io.fjord')

  await site.one('approval')
  expect(site.step(approval.id)?.step).toBe('confirming')
})

test('without an account nothing is listed', async () => {
  const { core, items } = await aSite()

  await core.actions.disconnect()

  await expect.poll(items).toEqual([])
  expect(core.snapshot().permissions.account).toBeUndefined()
})

test('a stopped core waits for no approval', async () => {
  const site = await aSite()
  await withApproval(site)
  const approval = await site.one('approval')
  const ending = site.permissions.end(approval)
  const failure = expect(ending).rejects.toMatchObject({ cause: { code: 'aborted' } })
  await expect.poll(() => site.step(approval.id)?.step).toBe('confirming')

  site.core.stop()

  await failure
  expect(site.clock.pending).toBe(0)
})

async function signedIn(isRequired: boolean) {
  const siwx = createFakeSiwx({ isRequired })
  const site = await aSite({}, { siwx })
  const step = () => site.core.snapshot().signIn?.current.step
  await expect.poll(step).toBe('ready')
  site.core.actions.siwx.current()?.sign()
  await expect.poll(step).toBe('done')
  site.permissions.refresh()
  return { ...site, siwx, signInStep: step, signIn: await site.one('signIn') }
}

test('a sign-in ends, and the visitor goes on without', async () => {
  const { permissions, items, siwx, signIn, signInStep } = await signedIn(false)

  await permissions.end(signIn)

  expect(items()).not.toContainEqual(signIn)
  expect(await siwx.getSessions('eip155:1', ADA)).toEqual([])
  expect(signInStep()).toBe('declined')
})

test('where the website requires a sign-in, the visitor is asked for a new one', async () => {
  const { permissions, signIn, signInStep } = await signedIn(true)

  await permissions.end(signIn)

  await expect.poll(signInStep).toBe('ready')
})

test('a sign-in that the website does not end still holds', async () => {
  const { permissions, items, siwx, signIn, step } = await signedIn(false)
  siwx.revokeSession = async () => {}

  await expect(permissions.end(signIn)).rejects.toMatchObject({
    cause: { code: 'siwx.failed' },
  })

  expect(items()).toContainEqual(signIn)
  expect(step(signIn.id)?.step).toBe('failed')
})
