import { aChain, aFakeWallet, createFakeAdapter, type FakeWallet } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { fjordOnSolana, SOLANA } from '../testing/other-namespaces.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** A modal with two namespaces, both served by Fjord. */
async function draw(wallet: FakeWallet = fjordOnSolana({ mood: 'hang' })) {
  const solana = createFakeAdapter(wallet)
  const modal = await drawModal({
    adapters: [createFakeAdapter(aFakeWallet()), solana],
    networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
  })
  drawn = modal
  return { ...modal, solana }
}

async function view({ dialog }: Pick<DrawnModal, 'dialog'>, name: string): Promise<void> {
  await until(() => dialog.open && dialog.dataset['view'] === name)
}

test('a wallet of two namespaces is connected in the chosen one, in the task of the tap', async () => {
  const modal = await draw()
  const { core, part, solana } = modal
  core.actions.open()
  await view(modal, 'Connect')
  await userEvent.click(part('wallet-io.fjord'))
  await view(modal, 'ConnectingMultiChain')
  expect(modal.dialog.getAttribute('aria-label')).toBe('Choose network')
  const row = await until(() => modal.find('several-solana'))

  row.click()

  expect(core.snapshot().connect.current.step).toBe('awaitingWallet')
  await view(modal, 'ConnectingExternal')
  await until(() => solana.requests.includes('open Fjord'))
  await userEvent.click(part('header-back'))
  await view(modal, 'ConnectingMultiChain')
  await userEvent.click(part('header-back'))
  await view(modal, 'Connect')
})

test('namespaces are reached and chosen by keyboard', async () => {
  const modal = await draw()
  modal.core.actions.open()
  await view(modal, 'Connect')
  modal.part('wallet-io.fjord').focus()
  await userEvent.keyboard('{Enter}')
  await view(modal, 'ConnectingMultiChain')
  const row = await until(() => modal.find('several-eip155'))

  row.focus()
  await userEvent.keyboard('{Tab}')
  await until(() => modal.part('several-solana').matches(':focus'))
  await userEvent.keyboard('{Enter}')

  await view(modal, 'ConnectingExternal')
})

test('from a network without a connection to the wallets of its namespace, and back', async () => {
  const modal = await draw()
  const { core, part } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open({ view: 'Networks' })
  await view(modal, 'Networks')
  expect(part('networks-namespace-solana').textContent).toBe('Solana')
  core.actions.router.push('SwitchActiveChain', { networkId: SOLANA })
  await view(modal, 'SwitchActiveChain')
  await until(() => modal.words().includes('Solana isn’t connected yet'))

  await userEvent.click(await until(() => modal.find('namespace-connect')))

  await view(modal, 'Connect')
  await userEvent.click(part('header-back'))
  await view(modal, 'SwitchActiveChain')
  await userEvent.click(await until(() => modal.find('namespace-connect')))
  await view(modal, 'Connect')
  await userEvent.click(part('wallet-Fjord'))
  await view(modal, 'ConnectingExternal')
  expect(core.snapshot().connect.current).toMatchObject({ wallet: { namespace: 'solana' } })
})

const FIRST = '8ZUnQ1Y9Hf7kKXS9MV3M4aQJHnbp9o9mQzJ2vT4kWq1e'
const SECOND = '5FHwkrdxntdK24hgQU8qgBjn35Y1zwhz1GZwCkP2UJnM'

/** Connected in both namespaces, Ethereum active, with Accounts shown over Account. */
async function onAccounts() {
  const modal = await draw(fjordOnSolana({ addresses: [FIRST, SECOND] }))
  await modal.core.actions.connect.withWallet('solana', 'Fjord')
  await modal.core.actions.connect.withWallet('eip155', 'io.fjord')
  modal.core.actions.open()
  await view(modal, 'Account')
  await userEvent.click(await until(() => modal.find('account-settings')))
  await userEvent.click(await until(() => modal.find('settings-all')))
  await view(modal, 'Accounts')
  await until(() => modal.find('accounts-namespace-solana'))
  return modal
}

const onSolana = (address: string): string => `accounts-account-${SOLANA}:${address}`

test('an account of another namespace becomes the active one, and Account shows it', async () => {
  const modal = await onAccounts()
  const { core, dialog, part } = modal
  expect(dialog.querySelectorAll('[aria-current]')).toHaveLength(2)
  const row = part(onSolana(SECOND))
  expect(row.textContent).toContain(SECOND)

  await userEvent.click(row)

  await view(modal, 'Account')
  await until(() => part('account-address').dataset['address'] === SECOND)
  expect(core.snapshot().network.activeNamespace).toBe('solana')
  await userEvent.click(await until(() => modal.find('account-settings')))
  await userEvent.click(await until(() => modal.find('settings-all')))
  await until(() => modal.find(onSolana(SECOND))?.getAttribute('aria-current') === 'true')
})

test('one wallet is disconnected and the others stay', async () => {
  const modal = await onAccounts()

  await userEvent.click(modal.part('accounts-disconnect-Fjord'))

  await until(() => modal.core.snapshot().accounts.solana?.status === 'disconnected')
  expect(modal.core.snapshot().accounts.eip155?.status).toBe('connected')
  expect(modal.solana.requests).toContain('close Fjord')
})

test('on a phone every account is on one line or two, and none is cut off', async () => {
  await page.viewport(360, 740)
  const modal = await onAccounts()
  const { width } = modal.dialog.getBoundingClientRect()

  const rows = [...modal.dialog.querySelectorAll<HTMLElement>('[data-testid^="accounts-"]')]

  expect(rows.length).toBeGreaterThan(6)
  for (const row of rows) expect(row.scrollWidth).toBeLessThanOrEqual(Math.min(width, 360))
  await page.viewport(1000, 800)
})
