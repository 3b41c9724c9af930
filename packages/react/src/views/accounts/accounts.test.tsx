import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { fjordOnSolana, SOLANA } from '../../testing/other-namespaces.ts'
import { until } from '../../testing/until.ts'

const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** Accounts over Account, with these wallets of Ethereum connected, the last one active. */
async function onAccounts(names: readonly string[], isOnSolana = false) {
  const wallets = names.map((name) => aFakeWallet({ id: `io.${name}`, name }))
  const modal = await drawModal({
    adapters: [createFakeAdapter(...wallets), createFakeAdapter(fjordOnSolana())],
    networks: [aChain(), aChain({ id: SOLANA, name: 'Solana' })],
  })
  drawn = modal
  const { connect } = modal.core.actions
  if (isOnSolana) await connect.withWallet('solana', 'Fjord')
  for (const name of names) await connect.withWallet('eip155', `io.${name}`)
  modal.core.actions.open()
  await view(modal, 'Account')
  await userEvent.click(await until(() => modal.find('account-settings')))
  await userEvent.click(await until(() => modal.find('settings-all')))
  await view(modal, 'Accounts')
  await until(() => modal.find('accounts-connect-eip155'))
  return modal
}

async function view({ dialog }: Pick<DrawnModal, 'dialog'>, name: string): Promise<void> {
  await until(() => dialog.open && dialog.dataset['view'] === name)
}

const leave = (name: string): string => `accounts-disconnect-io.${name}`

/** Names of the wallets that are connected on Ethereum, the active one first. */
function namesIn({ core }: DrawnModal): readonly string[] {
  const { accounts, inactive } = core.snapshot()
  const { eip155 } = accounts
  const active = eip155?.status === 'connected' ? [eip155] : []
  return [...active, ...(inactive?.eip155 ?? [])].map(({ wallet }) => wallet.name)
}

test('a double click disconnects one wallet, not the one that moves under the pointer', async () => {
  await page.viewport(1000, 800)
  const modal = await onAccounts(['Tern', 'Plum', 'Kestrel'])

  await userEvent.dblClick(modal.part(leave('Kestrel')))
  await until(() => modal.find('notice')?.textContent?.includes('Kestrel disconnected'))

  expect(namesIn(modal)).toEqual(['Plum', 'Tern'])
  expect(modal.dialog.open).toBe(true)
})

test('two taps at once disconnect one wallet, a later tap the next', async () => {
  const modal = await onAccounts(['Tern', 'Plum', 'Kestrel'])
  const tap = (name: string): void => {
    const press = new MouseEvent('click', { bubbles: true, composed: true, detail: 1 })
    modal.part(leave(name)).dispatchEvent(press)
  }
  await until(() => modal.find(leave('Tern')))

  tap('Kestrel')
  tap('Tern')
  await until(() => modal.find('notice')?.textContent?.includes('Kestrel disconnected'))

  expect(namesIn(modal)).toEqual(['Plum', 'Tern'])
  modal.part(leave('Tern')).focus()
  await userEvent.keyboard('{Enter}')
  await until(() => modal.find(leave('Tern')) === null)
})

test('after disconnecting by keyboard the focus is on the next wallet, which a repeated key does not disconnect', async () => {
  const modal = await onAccounts(['Tern', 'Plum', 'Kestrel'])
  modal.part(leave('Plum')).focus()

  await userEvent.keyboard('{Enter>5/}')

  await until(() => modal.part(leave('Tern')).matches(':focus'))
  expect(namesIn(modal)).toEqual(['Kestrel', 'Tern'])
  await until(() => modal.find('notice')?.textContent?.includes('Plum disconnected'))
  await userEvent.keyboard('{Enter}')
  await until(() => modal.part('accounts-connect-eip155').matches(':focus'))
  expect(namesIn(modal)).toEqual(['Kestrel'])
})

test('when a namespace is removed, the focus is on the next element', async () => {
  const modal = await onAccounts(['Tern'], true)
  const key = await until(() => modal.find(leave('Tern')))
  key.focus()

  await userEvent.keyboard('{Enter}')

  await until(() => modal.find('accounts-namespace-eip155') === null)
  await until(() => modal.part('accounts-disconnect-Fjord').matches(':focus'))
  expect(modal.core.snapshot().accounts.solana?.status).toBe('connected')
})

test('disconnecting the last wallet closes the modal', async () => {
  const modal = await onAccounts(['Tern'])
  expect(modal.find('accounts-leave-all')).toBeNull()

  await userEvent.click(modal.part(leave('Tern')))

  await until(() => !modal.dialog.open)
  expect(modal.core.snapshot().accounts.eip155?.status).toBe('disconnected')
})

test('one button disconnects all wallets', async () => {
  const modal = await onAccounts(['Tern', 'Kestrel'], true)

  await userEvent.click(modal.part('accounts-leave-all'))

  await until(() => !modal.dialog.open)
  const { accounts, inactive } = modal.core.snapshot()
  expect(Object.values(accounts).map((each) => each?.status)).not.toContain('connected')
  expect(Object.values(inactive ?? {}).flat()).toEqual([])
})

test('connecting another wallet opens the list', async () => {
  const modal = await onAccounts(['Tern'], true)

  await userEvent.click(modal.part('accounts-connect-solana'))
  await view(modal, 'Connect')
  await until(() => modal.find('wallet-Fjord'))
  expect(modal.find('wallet-io.Tern')).toBeNull()
  modal.part('header-back').focus()
  await userEvent.keyboard('{Enter}')

  await view(modal, 'Accounts')
  expect(modal.core.snapshot().modal.namespaceFilter).toBeUndefined()
})

test('copying an address turns its icon into a check, without a toast', async () => {
  const modal = await onAccounts(['Tern'])
  const copy = await until(() =>
    modal.dialog.querySelector<HTMLElement>('[data-testid^="accounts-copy-"]'),
  )
  const address = copy.dataset['testid']?.split(':').at(-1)

  await userEvent.click(copy)

  await until(() => copy.dataset['state'] === 'copied')
  expect(modal.windows.copied).toEqual([address])
  expect(copy.nextElementSibling?.textContent).toBe('Address copied')
  expect(modal.find('notice')).toBeNull()
})

test('a namespace without a wallet leads to Connect, narrowed to it', async () => {
  const modal = await onAccounts(['Tern'])

  await userEvent.click(modal.part('accounts-connect-solana'))
  await view(modal, 'Connect')
  await until(() => modal.find('wallet-Fjord'))
  expect(modal.find('wallet-io.Tern')).toBeNull()
  expect(modal.core.snapshot().modal.namespaceFilter).toBe('solana')
})

test('an address is read out once, and in full', async () => {
  const modal = await onAccounts(['Tern'])
  const row = await until(() => modal.dialog.querySelector('[data-testid^="accounts-account-"]'))
  const address = row.getAttribute('data-testid')?.split(':').at(-1) ?? ''

  expect(row.hasAttribute('title')).toBe(false)
  expect(row.textContent.split(address)).toHaveLength(2)
  expect(row.querySelector('[dir=ltr]')?.getAttribute('aria-hidden')).toBe('true')
})

test('each account has its balance, which is read while the view is shown', async () => {
  const adapter = createFakeAdapter(
    aFakeWallet({ id: 'io.Tern', name: 'Tern', addresses: [ADDRESS, OTHER] }),
  )
  adapter.nativeBalances.set(ADDRESS, 10n ** 18n).set(OTHER, 2n * 10n ** 18n)
  const modal = await drawModal({ adapters: [adapter], networks: [aChain()] })
  drawn = modal
  await modal.core.actions.connect.withWallet('eip155', 'io.Tern')
  modal.core.actions.open()
  await view(modal, 'Account')
  const known = () => Object.keys(modal.core.snapshot().balances)
  expect(known()).not.toContain(`eip155:1:${OTHER}`)

  await userEvent.click(await until(() => modal.find('account-settings')))
  await userEvent.click(await until(() => modal.find('settings-all')))

  const row = await until(() => modal.find(`accounts-account-eip155:1:${OTHER}`))
  await until(() => /2(?:\.000)?\sETH/.test(row.textContent ?? ''))
})

test('the row of an account with a name is as high without a balance as with one that wraps the address', async () => {
  await page.viewport(1000, 800)
  const adapter = createFakeAdapter(
    aFakeWallet({ id: 'io.Tern', name: 'Tern', addresses: [ADDRESS, OTHER] }),
  )
  adapter.nativeBalances.set(OTHER, 10_000n * 10n ** 18n)
  const modal = await drawModal({ adapters: [adapter], networks: [aChain()] })
  drawn = modal
  await modal.core.actions.connect.withWallet('eip155', 'io.Tern')
  for (const each of [ADDRESS, OTHER])
    modal.core.actions.labels.set(`eip155:1:${each}`, each[2] ?? '')
  modal.core.actions.open()
  await view(modal, 'Account')
  await userEvent.click(await until(() => modal.find('account-settings')))
  await userEvent.click(await until(() => modal.find('settings-all')))

  const row = await until(() => modal.find(`accounts-account-eip155:1:${OTHER}`))
  const without = modal.part(`accounts-account-eip155:1:${ADDRESS}`)
  const amount = await until(() =>
    [...row.querySelectorAll('bdi')].find(({ textContent }) => textContent?.includes('ETH')),
  )

  expect(without.textContent).not.toContain('ETH')
  // Two lines of 18 px.
  expect(amount.parentElement?.offsetHeight).toBe(36)
  expect(without.offsetHeight).toBe(row.offsetHeight)
})
