import type { PairableWallet } from '@latchkey/core'
import { LatchkeyError } from '@latchkey/core/contract'
import {
  aFakeWallet,
  createFakeClock,
  createFakeDevice,
  createFakeHttp,
  createFakeRelay,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal, type PageChoice } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

const OSPREY: PairableWallet = {
  id: 'osprey',
  name: 'Osprey',
  mobileLink: 'osprey://',
  webappLink: 'https://osprey.example',
}

/** No server answers, and none is needed. */
const NO_HTTP = createFakeHttp(() => undefined)

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

async function aPairing(choice: TestCoreChoice = {}, page: PageChoice = {}) {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  drawn = await drawModal(
    { walletConnect: relay, ...choice, ports: { clock, ...choice.ports } },
    page,
  )
  const { core, dialog, find, part } = drawn
  core.actions.open()
  await until(() => dialog.open)
  const show = async (wallet?: PairableWallet): Promise<void> => {
    core.actions.pairing.show(wallet)
    await until(() => dialog.dataset['view'] === 'ConnectingWalletConnect')
  }
  const hasCode = (): Promise<unknown> =>
    until(() => find('pairing-code')?.dataset['state'] === 'shown')
  return { ...drawn, core, dialog, find, part, clock, relay, show, hasCode }
}

test('a code replaces its placeholder without a shift, and its address can be copied', async () => {
  const { relay, show, hasCode, part, windows, words } = await aPairing()

  await show(OSPREY)
  await hasCode()
  await userEvent.click(part('pairing-copy'))

  await until(() => part('pairing-copy').dataset['state'] === 'copied')
  expect(part('pairing-copy').nextElementSibling?.textContent).toBe('Link copied')
  expect(windows.copied).toEqual([relay.uris[0]])
  expect(words()).toContain('Osprey')
  expect(part('pairing-said').textContent).toContain('works for 4 minutes')
})

test('a new code replaces the old one without a shift and without an announcement', async () => {
  const { relay, clock, show, hasCode, part } = await aPairing()
  await show()
  await hasCode()
  const distance = (): number => part('pairing-line').offsetTop - part('pairing-code').offsetTop
  const before = distance()
  const said = part('pairing-said').textContent

  await clock.advance(230_000)
  await until(() => relay.uris.length === 2)
  await hasCode()

  expect(distance()).toBe(before)
  expect(part('pairing-said').textContent).toBe(said)
})

test('another platform of the wallet is chosen by click or arrow key', async () => {
  const { relay, show, hasCode, part, find, windows } = await aPairing()
  await show(OSPREY)
  await hasCode()

  part('pairing-tabs').querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await until(() => find('scene-action'))
  await userEvent.click(part('scene-action'))

  expect(windows.opened).toEqual([
    `https://osprey.example/wc?uri=${encodeURIComponent(relay.uris[0] ?? '')}`,
  ])
})

test('declined: the modal shows it, and a new code works', async () => {
  const { relay, show, hasCode, part, find, words } = await aPairing()
  await show(OSPREY)
  await hasCode()

  relay.refuse(new LatchkeyError('wallet.rejected', {}))
  await until(() => find('scene-heading')?.textContent === 'Connection declined')
  await userEvent.click(part('scene-action'))
  await hasCode()
  relay.approve()

  await until(() => words().includes('Connected'))
})

test('a wallet that is installed meanwhile is connected in this browser', async () => {
  const { adapter, dialog, find, part, show, hasCode } = await aPairing()
  await show({ ...OSPREY, rdns: 'io.osprey' })
  await hasCode()
  const labels = (): readonly (string | null)[] =>
    [...part('pairing-tabs').querySelectorAll('[role=tab]')].map((tab) => tab.textContent)
  expect(labels()).toEqual(['Mobile', 'Web'])

  adapter.add(aFakeWallet({ id: 'io.osprey', name: 'Osprey' }))
  await until(() => labels()[0] === 'Browser')
  await userEvent.click(part('pairing-tabs').querySelector('[role=tab]') ?? part('pairing-tabs'))
  await until(() => find('scene-action')?.textContent?.includes('Open Osprey'))
  await userEvent.click(part('scene-action'))

  await until(() => dialog.dataset['view'] === 'ConnectingExternal')
})

test('analytics learn which way to the wallet is shown', async () => {
  const shown: unknown[] = []
  const { part, find, show, hasCode } = await aPairing({
    onEvent: ({ event, properties }) =>
      event === 'SELECT_WALLET' && shown.push(properties?.['platform']),
  })
  await show(OSPREY)
  await hasCode()

  const [, web] = part('pairing-tabs').querySelectorAll('[role=tab]')
  await userEvent.click(web ?? part('pairing-tabs'))
  await until(() => find('scene-action')?.textContent?.includes('Osprey'))

  expect(shown).toEqual(['qrcode', 'web'])
})

test('on a phone the link opens in the task of the tap', async () => {
  const active: boolean[] = []
  const opened: string[] = []
  const { show, part } = await aPairing({
    ports: {
      device: createFakeDevice({ isMobile: true, platform: 'ios' }),
      windows: {
        open(href) {
          active.push(navigator.userActivation.isActive)
          opened.push(href)
          return true
        },
        popUp: () => undefined,
        emptyPopUp: () => undefined,
        copy: async () => {},
      },
    },
  })
  await show(OSPREY)
  await until(() => part('scene-action').getAttribute('aria-busy') === null)

  await userEvent.click(part('scene-action'))

  expect(active).toEqual([true])
  expect(opened[0]).toMatch(/^osprey:\/\/wc\?uri=wc%3A/)
})

test('a site without adapters opens with a code, and all wallets below it', async () => {
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  drawn = await drawModal({ adapters: [], walletConnect: relay, ports: { clock } })
  const { core, dialog, find, part } = drawn
  core.actions.open()
  await until(() => dialog.dataset['view'] === 'ConnectingWalletConnectBasic')
  await until(() => find('pairing-code')?.dataset['state'] === 'shown')

  relay.approve()
  await until(() => core.snapshot().accounts.eip155?.status === 'connected')

  const provider = core.adapter('eip155')?.sessions.provider() as {
    request(args: { method: string }): Promise<unknown>
  }
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(part('scene-heading').textContent).toBe('Connected')
  expect(dialog.getAttribute('aria-label')).toBe('Fjord')
})

test('a site that shows the address itself gets it, and no other is created', async () => {
  const { core, relay, dialog, find, hasCode, part } = await aPairing({ manualWCControl: true })
  await until(() => dialog.dataset['view'] === 'ConnectingWalletConnectBasic')
  await until(() => find('scene-action'))
  expect(part('scene-heading').textContent).toBe('No code yet')
  const expiry = Math.floor(core.snapshot().telemetry.last.atMs / 1_000) + 240
  const hex = 'ab'.repeat(32)

  core.actions.open({
    uri: `wc:${hex}@2?relay-protocol=irn&symKey=${hex}&expiryTimestamp=${expiry}`,
  })
  await hasCode()

  expect(relay.requests).toEqual([])
})

test('a pointer that rests on the row of codes loads what a code needs, and asks the relay for nothing', async () => {
  const { find, part, relay } = await aPairing({ projectId: 'p', ports: { http: NO_HTTP } })
  await until(() => find('connect-code'))
  expect(relay.listenerCount).toBe(0)

  await userEvent.hover(part('connect-code'))
  await until(() => relay.listenerCount === 1)

  expect(relay.requests).toEqual([])
})

test('a pointer on a wallet of this browser loads nothing of pairing', async () => {
  const { find, part, relay } = await aPairing({ projectId: 'p', ports: { http: NO_HTTP } })
  await until(() => find('wallet-io.fjord'))

  await userEvent.hover(part('wallet-io.fjord'))
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(relay.listenerCount).toBe(0)
})
