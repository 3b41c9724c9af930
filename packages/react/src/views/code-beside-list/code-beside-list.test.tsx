/** @full Shows views and parts of which `npm test` drives another of the same kind. */

import { LatchkeyError } from '@latchkey/core/contract'
import {
  createFakeClock,
  createFakeDevice,
  createFakeHttp,
  createFakeRelay,
  type TestCoreChoice,
} from '@latchkey/core/testing'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { atRest } from '../../testing/at-rest.ts'
import { type DrawnModal, drawModal, type PageChoice } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(async () => {
  drawn?.modal.destroy()
  drawn = undefined
  await page.viewport(1000, 700)
})

const TERMS: TestCoreChoice = {
  termsConditionsUrl: 'https://salt.example/terms',
  features: { legalCheckbox: true },
}

/** In the middle of a code for any wallet. */
const OWN_PICTURE = { connectorImages: { walletConnect: 'data:image/png;base64,' } }

/** The open list of wallets in a window of a computer. */
async function aStory(choice: TestCoreChoice = {}, look: PageChoice = {}, widthPx = 1000) {
  await page.viewport(widthPx, 700)
  const clock = createFakeClock()
  const relay = createFakeRelay({ clock })
  const http = createFakeHttp(() => undefined)
  const ports = { clock, http, ...choice.ports }
  drawn = await drawModal({ projectId: 'p', walletConnect: relay, ...choice, ports }, look)
  const { core, dialog, find } = drawn
  // The pointer is where an earlier test left it.
  await userEvent.hover(document.body, { position: { x: 5, y: 5 } })
  core.actions.open()
  await until(() => dialog.open)
  // Its announcements come with the code for it.
  const isThere = (): Promise<unknown> => until(() => find('beside-said'))
  const isShown = (): Promise<unknown> =>
    until(() => find('beside-code')?.dataset['state'] === 'shown')
  return { ...drawn, core, dialog, find, relay, clock, isThere, isShown }
}

test('a pointer that rests on it shows a code, whose link can be copied', async () => {
  const { dialog, relay, windows, find, part, isThere, isShown } = await aStory()
  await isThere()
  await atRest(dialog)
  const button = part('beside-show')
  expect(find('beside-code')).toBeNull()
  expect(relay.requests).toEqual([])
  const before = button.getBoundingClientRect()

  await userEvent.hover(part('beside-line'))
  await isShown()
  await userEvent.click(part('beside-copy'))

  await until(() => part('beside-copy').dataset['state'] === 'copied')
  expect(windows.copied).toEqual([relay.uris[0]])
  expect(part('beside-said').textContent).toContain('works for 4 minutes')
  expect(part('beside-copy').getBoundingClientRect().top).toBe(before.top)
})

test('a pointer that it appears below, or that passes, asks for nothing', async () => {
  const { relay, find, part, isThere } = await aStory()
  await isThere()

  const point = (type: string, init: PointerEventInit = {}): boolean =>
    part('beside-line').dispatchEvent(
      new PointerEvent(type, { bubbles: true, composed: true, pointerType: 'mouse', ...init }),
    )
  point('pointerover')
  await new Promise((resolve) => setTimeout(resolve, 300))
  point('pointermove')
  point('pointerout', { relatedTarget: part('connect-code') })
  await new Promise((resolve) => setTimeout(resolve, 300))

  expect(find('beside-code')).toBeNull()
  expect(relay.requests).toEqual([])
})

test('with the keyboard a press shows it, and the focus stays', async () => {
  const { host, relay, part, isThere, isShown } = await aStory()
  await isThere()

  part('beside-show').focus()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(relay.requests).toEqual([])
  await userEvent.keyboard('{Enter}')
  await isShown()

  expect(host.shadowRoot?.activeElement).toBe(part('beside-copy'))
})

test('the row of codes shows the same one', async () => {
  const { relay, find, part, isThere, isShown } = await aStory(OWN_PICTURE)
  await isThere()
  await userEvent.click(part('beside-show'))
  await isShown()

  await userEvent.click(part('connect-code'))
  await until(() => find('pairing-code')?.dataset['state'] === 'shown')
  await until(() => find('beside') === null)

  expect(relay.uris).toHaveLength(1)
})

test('a code of the view for any wallet goes on beside the list', async () => {
  const { relay, find, part, isThere, isShown } = await aStory(OWN_PICTURE)
  await isThere()
  await userEvent.click(part('connect-code'))
  await until(() => find('pairing-code')?.dataset['state'] === 'shown')
  await userEvent.click(part('header-back'))

  await isShown()
  expect(find('beside-copy')).not.toBeNull()
  expect(relay.uris).toHaveLength(1)
})

test('it is there in the first frame of the list', async () => {
  const { core, dialog, find } = await aStory()
  core.actions.close()
  await until(() => !dialog.open)

  core.actions.open()
  await until(() => dialog.open)

  expect(find('beside')).not.toBeNull()
})

test('a wallet that scans it is shown as one that scanned a code, and the modal closes', async () => {
  const { clock, dialog, relay, words, part, isThere, isShown } = await aStory({
    chainImages: { 'eip155:1': 'data:image/png;base64,' },
    ...OWN_PICTURE,
  })
  await isThere()
  await userEvent.click(part('beside-show'))
  await isShown()

  relay.approve({ peer: { name: 'Heron' } })
  await until(() => dialog.dataset['view'] === 'ConnectingWalletConnect')
  await until(() => words().includes('Connected'))
  await clock.advance(600)

  await until(() => !dialog.open)
})

test('a relay that can’t be reached is said there, and a press tries again', async () => {
  const { relay, part, isThere, isShown } = await aStory()
  relay.mood = new LatchkeyError('relay.unavailable', {})
  await isThere()

  await userEvent.click(part('beside-show'))
  await until(() => part('beside-line').textContent === 'The relay could not be reached')
  expect(part('beside-said').textContent).toBe('The relay could not be reached')
  // The pointer that pressed rests there, and asks for nothing by itself.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(relay.requests).toHaveLength(1)
  relay.mood = 'work'
  await userEvent.click(part('beside-show'))

  await isShown()
})

test('before the terms are accepted neither a pointer nor a press shows it', async () => {
  const { core, relay, part, isThere, isShown } = await aStory(TERMS)
  await isThere()
  expect(part('beside-show').getAttribute('aria-disabled')).toBe('true')
  await userEvent.hover(part('beside-line'))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(relay.requests).toEqual([])

  core.actions.terms.accept()
  await until(() => part('beside-show').getAttribute('aria-disabled') !== 'true')
  await userEvent.click(part('beside-show'))

  await isShown()
})

test.each<[where: string, choice: TestCoreChoice, look: PageChoice]>([
  ['where the option is off', { enableCodeBesideList: false }, {}],
  ['in the page’s flow', { enableEmbedded: true }, {}],
  ['on a phone', { ports: { device: createFakeDevice({ isMobile: true }) } }, {}],
  ['without a relay', { walletConnect: undefined }, {}],
  ['where the site makes the codes', { manualWCControl: true }, {}],
  ['where wallet-connect is switched off', { enableWalletConnect: false }, {}],
])('there is none %s', async (_where, choice, look) => {
  const { find } = await aStory(choice, look)
  await new Promise((resolve) => setTimeout(resolve, 500))

  expect(find('beside')).toBeNull()
})

test('in a narrow window it takes neither room nor focus', async () => {
  const { dialog, part, isThere } = await aStory({}, {}, 719)
  await isThere()

  const card = (): DOMRect | undefined =>
    dialog.querySelector('[data-part=card]')?.getBoundingClientRect()
  expect(part('beside').offsetParent).toBeNull()
  expect(part('beside').getBoundingClientRect().width).toBe(0)
  await expect.poll(() => [card()?.left, card()?.right]).toEqual([179.5, 539.5])
})

test.each([
  ['light', 'en', 'Use your phone'],
  ['dark', 'ar', 'استخدم هاتفك'],
] as const)('it passes axe in %s, %s, idle and shown', async (themeMode, locale, title) => {
  const { dialog, host, part, isThere, isShown } = await aStory({ themeMode }, { locale })
  await isThere()
  const violations = async () => {
    await atRest(dialog)
    const found = await axe.run(host, { resultTypes: ['violations'] })
    return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  }

  expect(part('beside').getAttribute('aria-label')).toBe(title)
  expect(await violations()).toEqual([])
  await userEvent.click(part('beside-show'))
  await isShown()
  expect(await violations()).toEqual([])
})
