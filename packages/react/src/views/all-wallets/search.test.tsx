import { createFakeClock, createFakeRelay } from '@latchkey/core/testing'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

const LISTING = 'https://api.web3modal.org/getWallets'
const NAMES = ['Aurora', 'Kestrel', 'Lanternfish', 'Pebble', 'Saffron', 'Copperleaf']

const PICTURE = 'data:image/png;base64,AA=='

/** A listing that finds parts of names only, as the real one does. */
function answerPage({ query }: { readonly query: URLSearchParams }): { json: object } {
  const data = NAMES.flatMap((name) => Array.from({ length: 6 }, (_, place) => `${name} ${place}`))
    .map((name, place) => ({ id: String(place).padStart(64, '0'), name }))
    .filter(({ name }) => name.toLowerCase().includes((query.get('search') ?? '').toLowerCase()))
  return { json: { count: data.length, data } }
}

async function opened(): Promise<DrawnModal> {
  const clock = createFakeClock()
  const walletConnect = createFakeRelay({ clock })
  const modal = await drawModal({
    projectId: 'p1',
    walletConnect,
    ports: { clock },
    // Views of a wallet show its networks.
    chainImages: { 1: PICTURE, 8453: PICTURE },
  })
  onTestFinished(modal.modal.destroy)
  modal.http.on('GET', LISTING, answerPage)
  modal.core.actions.open({ view: 'AllWallets' })
  await until(() => names(modal).includes('Aurora 0'))
  return { ...modal, clock }
}

function names({ dialog }: DrawnModal): readonly string[] {
  const cells = dialog.querySelectorAll('[role=gridcell] bdi')
  return [...cells].map(({ textContent }) => textContent ?? '')
}

test('a typo finds wallets that were loaded before, under a heading that shows it', async () => {
  const modal = await opened()

  await userEvent.fill(modal.part('all-search'), 'aurrora')
  await modal.clock.advance(500)

  const close = await until(() => modal.find('all-close'))
  expect(close.textContent).toContain('No exact match. Did you mean:')
  expect(names(modal)).toHaveLength(6)
  expect(modal.part('all-said').textContent).toBe('No exact match. Did you mean:')
  await userEvent.click(modal.part('all-none-way'))
  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
})

test('a typo finds a wallet of this browser that is not listed, too', async () => {
  const modal = await opened()

  await userEvent.fill(modal.part('all-search'), 'fjrod')
  await modal.clock.advance(500)
  await until(() => modal.find('all-close'))
  await userEvent.keyboard('{ArrowDown}')

  expect(modal.host.shadowRoot?.activeElement?.textContent).toContain('Fjord')
  await userEvent.keyboard('{Enter}')
  await until(() => modal.dialog.dataset['view'] === 'ConnectingExternal')
})

test('Enter chooses the first wallet that was found', async () => {
  const modal = await opened()
  await userEvent.fill(modal.part('all-search'), 'kestrel')
  await modal.clock.advance(500)
  await until(() => names(modal)[0] === 'Kestrel 0')

  await userEvent.keyboard('{Enter}')

  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
  await until(() => modal.dialog.textContent?.includes('Kestrel 0'))
})

test('Enter that is pressed before the answer waits for it', async () => {
  const modal = await opened()

  await userEvent.fill(modal.part('all-search'), 'saffron')
  await userEvent.keyboard('{Enter}')
  expect(modal.dialog.dataset['view']).toBe('AllWallets')
  await modal.clock.advance(500)

  await until(() => modal.dialog.dataset['view'] === 'ConnectingWalletConnect')
  await until(() => modal.dialog.textContent?.includes('Saffron 0'))
})

test('Enter without a search, or before a search with a typo, chooses nothing', async () => {
  const modal = await opened()
  modal.part('all-search').focus()
  await userEvent.keyboard('{Enter}')

  await userEvent.fill(modal.part('all-search'), 'kestrrl')
  await userEvent.keyboard('{Enter}')
  await modal.clock.advance(500)
  await until(() => modal.find('all-close'))

  expect(modal.dialog.dataset['view']).toBe('AllWallets')
})

test('the card keeps its height while a search narrows the list', async () => {
  const modal = await opened()
  const heightPx = () => modal.dialog.querySelector('[data-part=card]')?.clientHeight
  await until(() => (heightPx() ?? 0) > 500)
  const before = heightPx()

  await userEvent.fill(modal.part('all-search'), 'pebble 3')
  await modal.clock.advance(500)
  await until(() => names(modal).length === 1)
  expect(heightPx()).toBe(before)

  await userEvent.fill(modal.part('all-search'), 'nothing')
  await modal.clock.advance(500)
  await until(() => modal.find('all-none'))
  expect(heightPx()).toBe(before)
})
