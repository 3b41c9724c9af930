import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import { currentFailure } from '../modal/current-failure.ts'
import { ADDRESS, aConnectedVisit, aVisit, type Visit } from '../testing/a-visit.ts'

const ACCOUNT = `eip155:1:${ADDRESS}`
const BASE = 'eip155:8453'

/** Makes the wallet answer a kind of request only when the visitor agrees. */
function hold({ adapter, settle }: Visit, method: 'open' | 'switchNetwork') {
  let agree = (): void => {}
  const agreed = new Promise<void>((resolve) => {
    agree = resolve
  })
  const plain = adapter.sessions[method] as (...args: readonly unknown[]) => Promise<unknown>
  Object.assign(adapter.sessions, {
    [method]: (...args: readonly unknown[]) => agreed.then(() => plain(...args)),
  })
  return async (): Promise<void> => {
    agree()
    await settle()
  }
}

async function settledIn(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    (value) => value ?? 'done',
    (thrown) => (thrown instanceof LatchkeyError ? thrown.code : thrown),
  )
}

test('a switch that the site asks for on "connected" outlives the modal, which closes by itself', async () => {
  const visit = aVisit()
  const { core, clock, settle } = visit
  const agree = hold(visit, 'switchNetwork')
  let result: Promise<unknown> | undefined
  core.watchEvents(({ type }) => {
    if (type === 'sessionOpened') result = settledIn(core.actions.network.switchTo(BASE))
  })
  await core.start()
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  await settle()

  await clock.advance(1_500)
  expect(core.snapshot().modal.isOpen).toBe(false)
  await agree()

  await expect(result).resolves.toBe('done')
  expect(publicAccount(core.snapshot()).caipAddress).toBe(`${BASE}:${ADDRESS}`)
})

test.each<[what: string, leave: (visit: Visit) => void]>([
  ['the visitor closes it', ({ core }) => core.actions.close()],
  ['the visitor goes back', ({ core }) => core.actions.router.back()],
  ['the site opens another view', ({ core }) => core.actions.open({ view: 'WhatIsAWallet' })],
])('work that the site began continues when %s', async (_what, leave) => {
  const visit = aVisit()
  const { core, settle } = visit
  await core.start()
  const agreeToOpen = hold(visit, 'open')
  core.actions.open()
  core.actions.router.push('WhatIsAWallet', {})
  const connected = settledIn(core.actions.connect.withWallet('eip155', 'io.fjord'))
  await settle()

  leave(visit)
  await agreeToOpen()
  await expect(connected).resolves.toBe(ACCOUNT)

  const agreeToMove = hold(visit, 'switchNetwork')
  core.actions.open({ view: 'Networks' })
  core.actions.router.push('WhatIsANetwork', {})
  const moved = settledIn(core.actions.network.switchTo(BASE))
  await settle()
  leave(visit)
  await agreeToMove()
  await expect(moved).resolves.toBe('done')
})

test('work that the site began before the modal opens continues, too', async () => {
  const visit = aVisit()
  const { core, settle } = visit
  await core.start()
  const agree = hold(visit, 'open')
  const connected = settledIn(core.actions.connect.withWallet('eip155', 'io.fjord'))

  core.actions.open()
  await settle()
  core.actions.close()
  await agree()

  await expect(connected).resolves.toBe(ACCOUNT)
})

test.each<[what: string, leave: (visit: Visit) => void]>([
  ['closes it', ({ core }) => core.actions.close()],
  ['goes back', ({ core }) => core.actions.router.back()],
  [
    'closes a view over it',
    ({ core }) => {
      core.actions.router.push('WhatIsANetwork', {})
      core.actions.close()
    },
  ],
])('a switch ends with the view that shows it when the visitor %s', async (_what, leave) => {
  const visit = await aConnectedVisit()
  const { core, settle } = visit
  const agree = hold(visit, 'switchNetwork')
  core.actions.open({ view: 'Networks' })
  core.actions.network.choose(BASE)
  await settle()
  expect(core.snapshot().switchNetwork.current.step).toBe('switching')

  leave(visit)

  expect(core.snapshot().switchNetwork.current.step).toBe('idle')
  await agree()
  expect(core.snapshot().network.activeIds.eip155).toBe('eip155:1')
})

test('a switch continues with a view over it, and where the site waits for it as well', async () => {
  const visit = await aConnectedVisit()
  const { core, settle } = visit
  const agree = hold(visit, 'switchNetwork')
  core.actions.open({ view: 'Networks' })
  core.actions.network.choose(BASE)
  core.actions.router.push('WhatIsANetwork', {})
  core.actions.router.back()
  expect(core.snapshot().switchNetwork.current.step).toBe('switching')

  const moved = settledIn(core.actions.network.switchTo(BASE))
  core.actions.close()
  await settle()
  await agree()

  await expect(moved).resolves.toBe('done')
})

test('a connection ends with the view that shows it, and with no other', async () => {
  const visit = aVisit()
  const { core, settle, adapter } = visit
  await core.start()
  const agree = hold(visit, 'open')
  core.actions.open()
  core.actions.connect.local('eip155', 'io.fjord')
  core.actions.router.push('WhatIsAWallet', {})
  core.actions.router.back()
  expect(core.snapshot().connect.current.step).toBe('awaitingWallet')

  core.actions.close()
  await agree()
  await settle()

  expect(core.snapshot().connect.current.step).toBe('idle')
  expect(publicAccount(core.snapshot()).isConnected).toBe(false)
  expect(adapter.requests).toContain('release io.fjord')
})

test('a failure of what the site began is over once a view is left', async () => {
  const visit = aVisit()
  const { core, wallet } = visit
  wallet.mood = new LatchkeyError('wallet.rejected', {})
  await core.start()
  await settledIn(core.actions.connect.withWallet('eip155', 'io.fjord'))
  expect(currentFailure(core.snapshot())).toMatchObject({ code: 'wallet.rejected' })

  core.actions.open()

  expect(currentFailure(core.snapshot())).toBeUndefined()
})

test('a stopped modal ends what the site began', async () => {
  const visit = aVisit()
  const { core } = visit
  await core.start()
  const agree = hold(visit, 'open')
  const connected = settledIn(core.actions.connect.withWallet('eip155', 'io.fjord'))

  core.stop()
  await agree()

  await expect(connected).resolves.toBe('aborted')
})
