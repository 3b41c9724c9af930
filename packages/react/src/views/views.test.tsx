import { aChain } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { atRest } from '../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

async function connected(): Promise<DrawnModal> {
  drawn = await drawModal({
    networks: [
      aChain(),
      aChain({ id: 8453, name: 'Base' }),
      aChain({ id: 10, name: 'OP Mainnet' }),
    ],
  })
  drawn.adapter.nativeBalances.set(ADDRESS, 0n)
  await drawn.core.actions.connect.withWallet('eip155', 'io.fjord')
  return drawn
}

function networkIds({ dialog }: DrawnModal): readonly string[] {
  return [...dialog.querySelectorAll<HTMLElement>('[data-testid^="network-"]')].map(
    ({ dataset }) => dataset['testid'] ?? '',
  )
}

test('the whole address is copied, and a check in place shows it', async () => {
  const { core, dialog, find, part, windows } = await connected()
  core.actions.open()
  await until(() => dialog.open)

  await userEvent.click(part('account-copy'))

  await until(() => part('account-copy').dataset['state'] === 'copied')
  expect(part('account-copy').nextElementSibling?.textContent).toBe('Address copied')
  expect(windows.copied).toEqual([ADDRESS])
  expect(find('notice')).toBeNull()
})

test('the selected short address is copied as the whole one', async () => {
  const { core, dialog, part } = await connected()
  core.actions.open()
  await until(() => dialog.open)
  const clipboardData = new DataTransfer()

  part('account-address').dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  )

  expect(clipboardData.getData('text/plain')).toBe(ADDRESS)
})

test('the explorer is opened at the address', async () => {
  const { core, dialog, part, windows } = await connected()
  core.actions.open()
  await until(() => dialog.open)

  await userEvent.click(part('account-explorer'))

  expect(windows.opened).toEqual([`https://scan.example/address/${ADDRESS}`])
})

test('from the account to the networks, another network, and back to the account', async () => {
  const modal = await connected()
  const { core, dialog, find, part } = modal
  core.actions.open()
  await until(() => dialog.open)

  await userEvent.click(part('header-network'))
  await until(() => dialog.dataset['view'] === 'Networks')
  expect(networkIds(modal)).toHaveLength(3)
  expect(part('network-eip155:1').getAttribute('aria-current')).toBe('true')
  await userEvent.click(part('network-eip155:8453'))
  await until(() => core.snapshot().switchNetwork.current.step === 'done')
  await modal.clock.advance(600)

  await until(() => find('header-network')?.textContent?.includes('Base'))
  expect(dialog.dataset['view']).toBe('Account')
})

test('typed text is cleared when the modal is opened again', async () => {
  const modal = await connected()
  const { core, dialog, part } = modal
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.open)
  await userEvent.type(part('networks-search'), 'base')
  await until(() => networkIds(modal).length === 1)
  core.actions.close()
  await until(() => !dialog.open && networkIds(modal).length === 3)

  core.actions.open({ view: 'Networks' })

  await until(() => dialog.open)
  expect(part('networks-search')).toHaveProperty('value', '')
  expect(networkIds(modal)).toHaveLength(3)
})

test('typed text is cleared also when the modal is opened again while it is closing', async () => {
  const modal = await connected()
  const { core, dialog, part } = modal
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.open)
  await userEvent.type(part('networks-search'), 'base')
  await until(() => networkIds(modal).length === 1)

  core.actions.close()
  await until(() => !dialog.open)
  core.actions.open({ view: 'Networks' })

  await until(() => dialog.open)
  expect(part('networks-search')).toHaveProperty('value', '')
  expect(networkIds(modal)).toHaveLength(3)
})

test('searching narrows the list, nothing found shows it, and clearing brings all back', async () => {
  const modal = await connected()
  const { core, dialog, part, find } = modal
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.open)
  const field = part('networks-search')
  await until(() => field.getRootNode() instanceof ShadowRoot && field.matches(':focus'))

  await userEvent.keyboard('op m')
  await until(() => networkIds(modal).join() === 'network-eip155:10')
  await userEvent.keyboard('x')
  await until(() => find('networks-empty'))
  await userEvent.click(dialog.querySelector('[aria-label="Clear search"]') ?? field)

  await until(() => networkIds(modal).length === 3)
})

test('arrows lead from the search through the networks and back, and Enter chooses', async () => {
  const modal = await connected()
  const { core, dialog, part } = modal
  core.actions.open({ view: 'Networks' })
  await until(() => dialog.open)
  const field = part('networks-search')
  await until(() => field.matches(':focus'))

  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(part('network-eip155:8453').matches(':focus')).toBe(true)
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(field.matches(':focus')).toBe(true)
  await atRest(dialog)
  const height = dialog.querySelector('[data-part=card]')?.clientHeight
  await userEvent.keyboard('bese')
  await until(() => networkIds(modal).join() === 'network-eip155:8453')
  await atRest(dialog)
  expect(dialog.querySelector('[data-part=card]')?.clientHeight).toBe(height)
  await userEvent.keyboard('{Enter}')

  await until(() => core.snapshot().network.activeIds.eip155 === 'eip155:8453')
})
