import type { Core } from '@latchkey/core'
import { createFakeClock, createFakeRelay, type TestCoreChoice } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'
import { withAuth } from '../testing/with-auth.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const TERMS = 'https://salt.example/terms'
const QUIET = { analytics: false }
const ASKS = { termsConditionsUrl: TERMS, features: { ...QUIET, legalCheckbox: true } }
const OSPREY = { id: 'osprey', name: 'Osprey', mobile_link: 'osprey://' }

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

async function draw(choice: TestCoreChoice, dress?: (core: Core) => Core) {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const given = { walletConnect: relay, projectId: 'p1', ...choice, ports: { clock } }
  drawn = await drawModal(given, {}, dress)
  drawn.http.on('GET', LISTING, { json: { count: 1, data: [OSPREY] } })
  const modal = drawn
  const view = (name: string) =>
    until(() => modal.dialog.open && modal.dialog.dataset['view'] === name)
  const hasCode = () => until(() => modal.find('pairing-code')?.dataset['state'] === 'shown')
  return { ...modal, relay, clock, view, hasCode }
}

test('without adapters there is no code before the terms are accepted', async () => {
  const { core, part, relay, view, hasCode } = await draw({ ...ASKS, adapters: [] })
  core.actions.open()
  await view('ConnectingWalletConnectBasic')

  expect(part('legal-due').textContent).toBe('Accept the terms first')
  expect(part('pairing-copy')).toMatchObject({ ariaDisabled: 'true', tabIndex: -1 })
  expect(part('pairing-all')).toMatchObject({ ariaDisabled: 'true', tabIndex: -1 })
  part('pairing-all').click()
  expect(core.snapshot().router.history).toHaveLength(1)
  expect(relay.requests).toEqual([])
  await userEvent.click(part('legal-agree'))
  await hasCode()
  await userEvent.click(part('pairing-all'))

  await view('AllWallets')
})

test.each([
  ['a wallet', 'wallet-io.fjord'],
  ['the e-mail field', 'connect-email'],
])('a press on %s before the terms are accepted points at their box', async (_name, id) => {
  const { core, dialog, part, view } = await draw(ASKS, (core) => withAuth(core).core)
  core.actions.open()
  await view('Connect')
  const [box, due] = [part('legal-agree'), part('legal-due')]
  const topOf = (element: HTMLElement): number => element.getBoundingClientRect().top
  const distance = (): number => topOf(part('wallet-io.fjord')) - topOf(due)
  const before = distance()
  // The card does not move any more.
  const moves = dialog.querySelector('[data-part=card]')?.getAnimations() ?? []
  await Promise.all(moves.map(({ finished }) => finished))
  const line = due.firstElementChild
  expect(box.getAnimations()).toEqual([])

  await userEvent.click(part(id), { force: true })

  await until(() => due.firstElementChild !== line)
  expect(due.textContent).toBe('Accept the terms first')
  expect(due.role).toBe('status')
  expect(box.getAnimations()).toHaveLength(1)
  await userEvent.click(box)
  await until(() => due.textContent === '')
  expect(distance()).toBe(before)
})

test('an address of the site is no code before the terms are accepted', async () => {
  const { core, clock, part, find, view, hasCode } = await draw({ ...ASKS, manualWCControl: true })
  const hex = 'ab'.repeat(32)
  const expiry = Math.floor(clock.now() / 1_000) + 240
  core.actions.open({
    uri: `wc:${hex}@2?relay-protocol=irn&symKey=${hex}&expiryTimestamp=${expiry}`,
  })
  await view('ConnectingWalletConnectBasic')

  expect(part('legal-due').textContent).toBe('Accept the terms first')
  expect(find('scene-action')).toBeNull()
  await userEvent.click(part('legal-agree'))

  await hasCode()
})

test('AllWallets that is opened first asks for the terms itself', async () => {
  const { core, part, find, view } = await draw(ASKS)
  core.actions.open({ view: 'AllWallets' })
  await view('AllWallets')
  const wallet = await until(() => find('wallet-osprey'))

  expect(wallet).toMatchObject({ ariaDisabled: 'true', tabIndex: -1 })
  expect(part('all-search').matches(':disabled')).toBe(true)
  wallet.click()
  expect(core.snapshot().router.history).toHaveLength(1)
  await userEvent.click(part('legal-agree'))
  await until(() => wallet.ariaDisabled === null)
  expect(wallet.tabIndex).toBe(0)
  await userEvent.click(wallet)

  await view('ConnectingWalletConnect')
})

test('AllWallets after Connect does not repeat the terms', async () => {
  const { core, part, find, view } = await draw(ASKS)
  core.actions.open()
  await view('Connect')
  await userEvent.click(part('legal-agree'))
  await userEvent.click(part('connect-all'))
  await view('AllWallets')

  await until(() => find('wallet-osprey'))
  expect(find('legal-agree')).toBeNull()
})

test.each([['ConnectingWalletConnectBasic'], ['AllWallets']] as const)(
  'without the checkbox %s has the line about the terms',
  async (name) => {
    const { core, windows, part, find, view } = await draw({
      termsConditionsUrl: TERMS,
      features: QUIET,
    })
    core.actions.open({ view: name })
    await view(name)

    await userEvent.click(part('legal-terms'))

    expect(windows.opened).toEqual([TERMS])
    expect(find('legal-agree')).toBeNull()
  },
)

test('accepted on the page, the box is ticked', async () => {
  const { core, part, view } = await draw(ASKS)
  core.actions.terms.accept()
  core.actions.open()
  await view('Connect')

  expect(part('legal-agree').matches(':checked')).toBe(true)
  expect(part('wallet-io.fjord').ariaDisabled).toBeNull()
})
