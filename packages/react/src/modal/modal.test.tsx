import { LatchkeyError } from '@latchkey/core/contract'
import { aFakeWallet, createFakeAdapter, type FakeWallet } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal[] = []

afterEach(() => {
  for (const { modal } of drawn) modal.destroy()
  drawn = []
  document.body.replaceChildren()
})

async function draw(...choice: Parameters<typeof drawModal>): Promise<DrawnModal> {
  const one = await drawModal(...choice)
  drawn.push(one)
  return one
}

function fjordOn(networkId: FakeWallet['networkId'], mood: FakeWallet['mood'] = 'approve') {
  return createFakeAdapter(aFakeWallet({ networkId, mood }))
}

function focused(host: HTMLElement): Element | null {
  return host.shadowRoot?.activeElement ?? null
}

async function view(dialog: HTMLElement, name: string): Promise<void> {
  await until(() => dialog.dataset['view'] === name)
}

test('a visitor connects, sees the account and disconnects', async () => {
  const { core, dialog, part, words, clock, adapter, host } = await draw()
  adapter.nativeBalances.set(
    '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    1_284_900_000_000_000_000n,
  )
  core.actions.open()
  await until(() => dialog.open)
  expect(dialog.dataset['view']).toBe('Connect')

  await userEvent.click(part('wallet-io.fjord'))
  await view(dialog, 'ConnectingExternal')
  await until(() => words().includes('Connected'))
  await clock.advance(600)
  await until(() => !dialog.open)
  expect(host.dataset['status']).toBe('connected')

  core.actions.open()
  await until(() => dialog.open)
  expect(dialog.dataset['view']).toBe('Account')
  expect(part('account-address').textContent).toBe('0x7099…79C8')
  await until(() => part('account-total').textContent === '1.284 ETH')

  await userEvent.click(part('account-disconnect'))
  await until(() => !dialog.open)
  expect(host.dataset['status']).toBe('disconnected')
})

test('a declined request can be retried, and the list is one step back', async () => {
  const wallet = aFakeWallet({ mood: new LatchkeyError('wallet.rejected', {}) })
  const { core, dialog, part, words } = await draw({ adapter: createFakeAdapter(wallet) })
  core.actions.open()
  await until(() => dialog.open)
  await userEvent.click(part('wallet-io.fjord'))
  await until(() => words().includes('Connection declined'))

  await userEvent.click(part('scene-other'))
  await view(dialog, 'Connect')
  await userEvent.click(part('wallet-io.fjord'))
  await until(() => words().includes('Connection declined'))
  wallet.mood = 'approve'
  await userEvent.click(part('scene-action'))

  await until(() => words().includes('Connected'))
})

test('the dialog is named by its title, and the title has the focus', async () => {
  const { core, dialog, host } = await draw()

  core.actions.open()
  await until(() => dialog.open)

  expect(dialog.getAttribute('role')).toBe('dialog')
  expect(dialog.getAttribute('aria-label')).toBe('Connect wallet')
  expect(focused(host)?.textContent).toBe('Connect wallet')
})

test('a new view gets the focus at its beginning, and on the way back where the visitor left', async () => {
  const { core, dialog, host, part } = await draw({ adapter: fjordOn('eip155:1', 'hang') })
  core.actions.open()
  await until(() => dialog.open)
  await userEvent.click(part('wallet-io.fjord'))
  await view(dialog, 'ConnectingExternal')
  await until(() => focused(host)?.textContent === 'Fjord')

  await userEvent.click(part('header-back'))
  await view(dialog, 'Connect')

  await until(() => focused(host) === part('wallet-io.fjord'))

  await userEvent.click(part('header-help'))
  await view(dialog, 'WhatIsAWallet')
  await until(() => focused(host)?.textContent === 'What is a wallet?')
  await userEvent.click(part('header-back'))
  await view(dialog, 'Connect')

  await until(() => focused(host) === part('header-help'))
})

test('the picture of the pressed wallet moves from its row into the latch', async () => {
  const { core, dialog, part } = await draw({ adapter: fjordOn('eip155:1', 'hang') })
  core.actions.open()
  await until(() => dialog.open)
  const row = part('wallet-io.fjord')
  const { left } = row.getBoundingClientRect()
  const starts = recordStarts()
  await userEvent.click(row)
  await view(dialog, 'ConnectingExternal')

  const picture = () => dialog.querySelector('[data-part=latch] > :last-child')
  const start = () => starts.find(({ element }) => element === picture())
  await until(() => start() !== undefined)
  expect(start()?.left).toBeCloseTo(left + 12, -1)
})

/** Records where elements are when they begin to move: the motion may be over before anybody looks. */
function recordStarts(): readonly { readonly element: Element; readonly left: number }[] {
  const starts: { readonly element: Element; readonly left: number }[] = []
  const animate = Element.prototype.animate
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, ...motion) {
    const animation = Reflect.apply(animate, this, motion)
    starts.push({ element: this, left: this.getBoundingClientRect().left })
    return animation
  })
  return starts
}

test('Escape and the cross close, and the page has its focus back', async () => {
  const opener = document.body.appendChild(document.createElement('button'))
  const { core, dialog, part } = await draw()
  opener.focus()
  core.actions.open()
  await until(() => dialog.open)

  await userEvent.keyboard('{Escape}')
  await until(() => !dialog.open)
  expect(document.activeElement).toBe(opener)

  core.actions.open()
  await until(() => dialog.open)
  await userEvent.click(part('header-close'))
  await until(() => !dialog.open)
})

test('UnsupportedChain refuses Escape with one shake and one announcement, and lets the cross close it', async () => {
  const { core, dialog, part, words } = await draw({ adapter: fjordOn('eip155:56') })
  await core.actions.connect.withWallet('eip155', 'io.fjord').catch(() => {})
  core.actions.open()
  await view(dialog, 'UnsupportedChain')
  await until(() => dialog.open && words().includes('BNB Smart Chain'))
  const card = dialog.querySelector('[data-part=card]')
  if (card === null) throw new Error('The dialog has no card')
  const shaken = vi.spyOn(card, 'animate')

  await userEvent.keyboard('{Escape}')
  await until(() => core.snapshot().modal.refusals === 1)
  await until(() => shaken.mock.calls.length > 0)

  expect(shaken).toHaveBeenCalledTimes(1)
  expect(dialog.open).toBe(true)
  const region = dialog.querySelector('[data-part=live-region]')
  await until(() => region?.textContent === 'Not closed yet. Choose here how to continue.')
  const announced = region?.firstChild
  await userEvent.keyboard('{Escape}')
  await until(() => core.snapshot().modal.refusals === 2)
  await userEvent.keyboard('{Escape}')
  expect(region?.firstChild).toBe(announced)
  await userEvent.click(part('header-close'))
  await until(() => !dialog.open)
})

test('progress is announced: waiting, then the result', async () => {
  const wallet = aFakeWallet({ mood: new LatchkeyError('wallet.rejected', {}) })
  const { core, dialog, part, clock } = await draw({ adapter: createFakeAdapter(wallet) })
  const said = (): string => dialog.querySelector('[data-part=live-region]')?.textContent ?? ''
  core.actions.open()
  await until(() => dialog.open)
  expect(said()).toBe('')

  core.actions.connect.local('eip155', 'io.fjord')
  await until(() => said() === 'Connection declined')
  await view(dialog, 'ConnectingExternal')
  wallet.mood = 'hang'
  await userEvent.click(part('scene-action'))
  await until(() => said() === 'Continue in Fjord')
  wallet.mood = 'approve'
  core.actions.connect.retry()
  await until(() => said() === 'Connected')
  await clock.advance(600)
  await until(() => !dialog.open)
})

test('a toast shows the result and disappears; another one replaces it', async () => {
  const { core, dialog, find, part } = await draw()
  core.actions.open()
  await until(() => dialog.open)

  core.actions.notices.show({ tone: 'error', message: 'Failed to disconnect' })
  await until(() => find('notice') !== null)
  expect(part('notice').getAttribute('role')).toBe('alert')
  core.actions.notices.show({ tone: 'success', message: 'notice.addressCopied' })
  await until(() => part('notice').textContent === 'Address copied')
  expect(part('notice').getAttribute('role')).toBe('status')
  // It would stay while the pointer is over it.
  await userEvent.hover(dialog, { position: { x: 2, y: 2 } })

  await vi.waitUntil(() => find('notice') === null, { timeout: 5_000 })

  // One has something to try again.
  core.actions.notices.show({ tone: 'error', message: 'Not signed out', action: 'signOut' })
  await until(() => find('notice-sign-out') !== null)
  part('notice-sign-out').click()
  await until(() => part('notice').textContent === 'SIWX is not enabled')
})

test('a toast disappears when it is pressed', async () => {
  const { core, dialog, find, part } = await draw()
  core.actions.open()
  await until(() => dialog.open)
  core.actions.notices.show({ tone: 'success', message: 'Done' })
  await until(() => find('notice') !== null)

  await userEvent.click(part('notice'))

  await until(() => find('notice') === null)
})

test('a toast stays while the focus is on it, and leaves a button behind it that gets the focus', async () => {
  const { core, dialog, find, part } = await draw({ adapter: fjordOn('eip155:1') })
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  await until(() => dialog.open && find('header-network') !== null)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const link = 'https://scan.example'
  core.actions.notices.show({ tone: 'success', message: 'Done', link })
  const more = await until(() => find('notice-more'))

  more.focus()
  await new Promise(requestAnimationFrame)
  vi.advanceTimersByTime(10_000)
  await new Promise(requestAnimationFrame)
  expect(core.snapshot().notices.current).toBeDefined()
  vi.useRealTimers()
  part('header-network').focus()

  await until(() => core.snapshot().notices.current === undefined)
})

test('a toast leaves the way back free', async () => {
  const { core, dialog, find, part } = await draw()
  core.actions.open()
  await until(() => dialog.open)
  core.actions.router.push('WhatIsAWallet', {})
  await until(() => find('header-back') !== null)
  core.actions.notices.show({ tone: 'success', message: 'Done' })
  await until(() => find('notice') !== null)

  await userEvent.click(part('header-back'))

  await until(() => dialog.dataset['view'] === 'Connect')
})

test('a toast goes with its view, one that came with the next view stays', async () => {
  const { core, dialog, find, part } = await draw()
  core.actions.open()
  await until(() => dialog.open)
  core.actions.notices.show({ tone: 'success', message: 'Old' })
  await until(() => find('notice') !== null)

  core.actions.router.push('WhatIsAWallet', {})
  await until(() => find('notice') === null)
  core.actions.notices.show({ tone: 'error', message: 'New' })
  core.actions.router.back()

  await until(() => dialog.dataset['view'] === 'Connect')
  expect(part('notice').textContent).toBe('New')
})

test('a toast of what still runs stays over a change of view', async () => {
  const { core, dialog, find, part } = await draw()
  core.actions.open()
  await until(() => dialog.open)
  core.actions.notices.show({ tone: 'loading', message: 'Sending' })
  await until(() => find('notice') !== null)

  core.actions.router.push('WhatIsAWallet', {})

  await until(() => dialog.dataset['view'] === 'WhatIsAWallet')
  expect(part('notice').textContent).toBe('Sending')
})

test('alerts about the configuration are shown only to developers', async () => {
  const quiet = await draw({ debug: false })
  const loud = await draw({ debug: true })

  loud.core.actions.open()
  await until(() => loud.dialog.open)
  const alert = await until(() => loud.find('alert-project-id-not-configured'))
  expect(alert.textContent).toContain('Project ID Not Configured')
  await userEvent.click(alert.querySelector('button') ?? alert)
  await until(() => loud.find('alert-project-id-not-configured') === null)
  expect(quiet.find('alert-project-id-not-configured')).toBeNull()
})

test('a view that is being closed shows its last content until its animation has ended', async () => {
  const { core, dialog, words, clock } = await draw()
  core.actions.open()
  await until(() => dialog.open)
  core.actions.connect.local('eip155', 'io.fjord')
  await until(() => words().includes('Connected'))

  await clock.advance(600)
  await until(() => !dialog.open)

  expect(words()).toContain('Connected')
  await until(
    () => dialog.dataset['view'] !== 'ConnectingExternal' || !words().includes('Connected'),
  )
})

test('the language of the page decides the direction of the modal', async () => {
  const { host, modal } = await draw({}, { locale: 'ar' })
  const root = host.shadowRoot?.querySelector<HTMLElement>('[data-part=root]')

  expect(root?.dir).toBe('rtl')
  expect(root?.lang).toBe('ar')
  await modal.setLocale('en')
  await until(() => root?.dir === 'ltr')
})

test('a site can override every text', async () => {
  const { core, dialog, words } = await draw({}, { strings: { 'connect.title': 'Log in' } })

  core.actions.open()
  await until(() => dialog.open)

  expect(dialog.getAttribute('aria-label')).toBe('Log in')
  expect(words()).toContain('Log in')
})

test('the theme follows the site while it is open', async () => {
  const { core, host } = await draw({ themeMode: 'light' })
  const root = host.shadowRoot?.querySelector<HTMLElement>('[data-part=root]')
  expect(root?.dataset['mode']).toBe('light')

  core.actions.options.setThemeMode('dark')
  await until(() => root?.dataset['mode'] === 'dark')
  core.actions.options.setThemeVariables({ accent: '#ff0000' })
  await until(() => root?.style.getPropertyValue('--lk-primary') === '#ff0000')
})

test('two modals in one page have different roots', async () => {
  const one = await draw({}, { id: 'one' })
  const two = await draw({}, { id: 'two' })
  one.core.actions.open()
  await until(() => one.dialog.open)

  expect(two.dialog.open).toBe(false)
  expect(document.querySelectorAll('latchkey-root')).toHaveLength(2)
  expect(document.querySelector('latchkey-root[data-id=one]')).toBe(one.host)
})

test('after destroy nothing of the modal is left in the page', async () => {
  const before = { html: document.documentElement.outerHTML.length, focus: document.activeElement }
  const { core, dialog, modal } = await draw()
  core.actions.open()
  await until(() => dialog.open)

  modal.destroy()

  expect(document.querySelector('latchkey-root')).toBeNull()
  expect(document.adoptedStyleSheets).toHaveLength(0)
  expect(document.documentElement.outerHTML.length).toBe(before.html)
  expect(document.activeElement).toBe(before.focus)
})

test('the modal is rendered in the site’s container', async () => {
  const container = document.body.appendChild(document.createElement('section'))

  const { host } = await draw({}, { container })

  expect(host.parentElement).toBe(container)
})
