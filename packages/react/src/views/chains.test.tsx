import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fjordOnSolana } from '../testing/chain-scenes.ts'
import { type DrawnModal, drawModal } from '../testing/draw-modal.ts'
import { SOLANA } from '../testing/scenes.ts'
import { until } from '../testing/until.ts'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** A modal for two families, on which Fjord serves both. */
async function draw() {
  const solana = createFakeAdapter(fjordOnSolana({ mood: 'hang' }))
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

test('a wallet of two families is asked on the one that is chosen, in the same tap', async () => {
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

test('the families are reached and chosen by keyboard', async () => {
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

test('from a network that needs another wallet to the wallets of its family', async () => {
  const modal = await draw()
  const { core, part } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open({ view: 'Networks' })
  await view(modal, 'Networks')
  expect(part('networks-family-solana').textContent).toBe('Solana')
  core.actions.router.push('SwitchActiveChain', { networkId: SOLANA })
  await view(modal, 'SwitchActiveChain')
  await until(() => modal.words().includes('Fjord is connected for Ethereum'))

  await userEvent.click(await until(() => modal.find('family-connect')))

  await view(modal, 'Connect')
  await userEvent.click(part('wallet-Fjord'))
  await view(modal, 'ConnectingExternal')
  expect(core.snapshot().connect.current).toMatchObject({ wallet: { namespace: 'solana' } })
})
