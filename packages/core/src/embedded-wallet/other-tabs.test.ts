import { expect, test } from 'vitest'
import { publicAccount } from '../connections/public-state.ts'
import { LatchkeyError } from '../contract/index.ts'
import { aLoggedInVisit, aLoginVisit, type LoginVisit } from '../testing/a-login.ts'
import { createFakeAuth } from '../testing/fake-auth.ts'
import type { FakeAuth } from '../testing/fake-auth-types.ts'
import { createFakeTabs } from '../testing/fake-tabs.ts'

interface Tabs {
  readonly here: LoginVisit
  readonly there: LoginVisit
  /** The frame of the other tab. */
  readonly frame: FakeAuth
}

/** Two tabs of one website, both logged in as the same user; each has its own frame. */
async function twoTabs(): Promise<Tabs> {
  const site = createFakeTabs()
  const here = await aLoggedInVisit({ ports: { tabs: site.open() } })
  const { storage, clock } = here
  const frame = createFakeAuth()
  frame.isLoggedIn = true
  const ports = { storage, clock, tabs: site.open() }
  const there = await aLoginVisit({ auth: frame, ports })
  there.core.actions.close()
  await there.settle()
  expect(publicAccount(there.core.snapshot()).status).toBe('connected')
  return { here, there, frame }
}

async function settleBoth({ here, there }: Tabs): Promise<void> {
  await here.settle()
  await here.clock.advance(1_000)
  await there.settle()
  await here.settle()
}

test('an account type change in one tab changes the other tab', async () => {
  const tabs = await twoTabs()
  const { here, there } = tabs
  void here.core.actions.auth.setAccountType('eoa')
  await settleBoth(tabs)

  const eoa = here.auth.user.accounts.find(({ type }) => type === 'eoa')?.address
  expect(publicAccount(here.core.snapshot()).address).toBe(eoa)
  expect(publicAccount(there.core.snapshot()).address).toBe(eoa)
  expect(there.core.snapshot().auth?.user?.holdings.eip155?.accountType).toBe('eoa')
})

test('a network switch in one tab changes the other tab', async () => {
  const tabs = await twoTabs()
  const { here, there } = tabs

  await here.core.actions.network.switchTo('eip155:8453')
  await settleBoth(tabs)

  expect(publicAccount(there.core.snapshot()).caipAddress).toMatch(/^eip155:8453:/)
  expect(publicAccount(here.core.snapshot()).caipAddress).toMatch(/^eip155:8453:/)
})

test('a message of another tab without a change sends nothing to the frame', async () => {
  const tabs = await twoTabs()
  const { here, there, frame } = tabs
  const before = frame.requests.length

  void here.core.actions.auth.setAccountType('smartAccount')
  await settleBoth(tabs)

  expect(publicAccount(there.core.snapshot()).status).toBe('connected')
  expect(frame.requests).toHaveLength(before)
})

test('a frame that fails to answer leaves the other tab unchanged', async () => {
  const tabs = await twoTabs()
  const { here, there, frame } = tabs
  const before = publicAccount(there.core.snapshot())
  frame.mood = new LatchkeyError('frame.timeout', {})

  void here.core.actions.auth.setAccountType('eoa')
  await settleBoth(tabs)

  expect(publicAccount(there.core.snapshot())).toEqual(before)
})
