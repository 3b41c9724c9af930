import { aFakeWallet, createSendingAdapter } from '@latchkey/core/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { atRest } from '../../testing/at-rest.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'

const BOB = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

const EVE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** Send of an account with 1 ETH. */
async function onSend() {
  const adapter = createSendingAdapter(aFakeWallet())
  adapter.nativeBalances.set(ADDRESS, 10n ** 18n)
  adapter.fees = { expected: 10n ** 15n, ceiling: 2n * 10n ** 15n }
  const modal = await drawModal({ adapter }, {})
  drawn = modal
  const { core, find } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  await until(() => find('account-send') !== null)
  await userEvent.click(modal.part('account-send'))
  await until(() => find('send-max') !== null)
  return { ...modal, adapter }
}

/** The element with the focus. */
function focused({ host }: DrawnModal): string | undefined {
  const element = host.shadowRoot?.activeElement
  return element instanceof HTMLElement ? element.dataset['testid'] : undefined
}

test('the whole way: amount by keyboard, recipient, review, and one request however often it is pressed', async () => {
  const modal = await onSend()
  const { part, find, dialog, adapter } = modal
  await userEvent.click(part('send-amount'))
  await userEvent.keyboard('0.25')
  await userEvent.click(part('send-address'))
  await userEvent.keyboard(BOB)
  await until(() => part('send-review').textContent === 'Preview Send')
  await userEvent.click(part('send-review'))
  await until(() => find('send-confirm') !== null)
  expect(part('send-leg').textContent).toContain('0.25 ETH')
  expect(part('send-review-address').dataset['address']).toBe(BOB)
  expect(part('send-fee').textContent).toContain('at most 0.002 ETH')

  await userEvent.dblClick(part('send-confirm'))
  await until(() => dialog.dataset['view'] === 'Receipt')

  expect(adapter.sent).toMatchObject([{ to: BOB, amount: 250_000_000_000_000_000n }])
  await until(() => find('scene-heading')?.textContent === 'On its way')
  // The view says it: the toast is only announced.
  expect(find('notice')).toBeNull()
  expect(part('notice-said').textContent).toContain('Transaction started')
})

test('while the wallet is asked it is said where, in the place of the advice, and after a while how to find it', async () => {
  const modal = await onSend()
  const { part, find, adapter } = modal
  adapter.answer = () => new Promise(() => {})
  await userEvent.click(part('send-amount'))
  await userEvent.keyboard('0.25')
  await userEvent.click(part('send-address'))
  await userEvent.keyboard(BOB)
  await until(() => part('send-review').textContent === 'Preview Send')
  await userEvent.click(part('send-review'))
  await until(() => find('send-confirm') !== null)
  await atRest(modal.dialog)
  const place = part('send-confirm').getBoundingClientRect().top
  const timers = vi.spyOn(window, 'setTimeout')

  await userEvent.click(part('send-confirm'))
  await until(() => find('waiting-line') !== null)

  expect(part('waiting-line').textContent).toBe('Continue in Fjord')
  expect(part('send-confirm').getBoundingClientRect().top).toBe(place)

  const silent = timers.mock.calls.find(([, afterMs]) => afterMs === 8_000)
  timers.mockRestore()
  if (typeof silent?.[0] === 'function') silent[0]()
  await until(() => part('waiting-line').textContent?.includes('toolbar') === true)
  expect(part('waiting-line').textContent).toBe(
    'Don’t see it? Press Fjord in the browser’s toolbar.',
  )
})

test('a recipient stands in full once the field is left, and is changed from there', async () => {
  const modal = await onSend()
  const { part, find, core, clock } = modal
  await userEvent.click(part('send-address'))
  await userEvent.keyboard(BOB)
  await userEvent.click(part('send-amount'))
  await until(() => find('send-recipient') !== null)
  expect(part('send-recipient').dataset['address']).toBe(BOB)

  await userEvent.click(part('send-change'))
  await until(() => focused(modal) === 'send-address')
  await userEvent.keyboard('bad')
  await until(() => core.snapshot().send?.recipientText === 'bad')
  expect(find('send-address-error')).toBeNull()
  await clock.advance(500)

  await until(() => find('send-address-error') !== null)
  expect(part('send-review').textContent).toBe('Add Amount')
  expect(part('send-address-error').textContent).toContain('isn’t an address on Ethereum')
})

test('Max enters what is left by the fee; the amount is described by what is available', async () => {
  const { part, dialog } = await onSend()
  const about = part('send-amount').getAttribute('aria-describedby')
  expect(dialog.querySelector(`[id="${about}"]`)?.textContent).toBe('1 available')

  await userEvent.click(part('send-max'))

  await until(() => part('send-amount').getAttribute('value') === '0.998')
})

test('a token that is not there leads to Buy', async () => {
  const { part, find, dialog } = await onSend()
  await userEvent.click(part('send-token'))
  await until(() => find('send-token-coin') !== null)
  await userEvent.click(part('send-search'))
  await userEvent.keyboard('nothing')
  await until(() => find('send-no-tokens') !== null)

  await userEvent.click(part('send-tokens-buy'))

  await until(() => dialog.dataset['view'] === 'OnRampProviders')
})

test('nothing moves when the field is left, so that the press that leaves it counts', async () => {
  const { part, dialog } = await onSend()
  await userEvent.click(part('send-address'))
  await userEvent.keyboard(BOB.repeat(2))
  await until(() => part('send-review').textContent === 'Add Amount')
  await atRest(dialog)
  const before = part('send-review').getBoundingClientRect().top

  await userEvent.click(part('send-amount'))

  expect(part('send-review').getBoundingClientRect().top).toBe(before)
})

test('a name shows its address below it at once, with the button that leads on, and its panel stays as it is', async () => {
  const { part, find, adapter, clock } = await onSend()
  adapter.nameOwners.set('bob.eth', BOB)
  const height = part('send-to').getBoundingClientRect().height
  await userEvent.fill(part('send-amount'), '0.25')
  const lost: string[] = []
  const observer = new MutationObserver(() => {
    const isReady = part('send-review').textContent === 'Preview Send'
    if (isReady && find('send-resolved') === null)
      lost.push('the button led on without the address')
  })
  const watched = { subtree: true, childList: true, characterData: true }
  observer.observe(part('send-to').getRootNode(), watched)
  await userEvent.fill(part('send-address'), 'bob.eth')
  expect(find('send-resolved')).toBeNull()
  expect(part('send-to').getBoundingClientRect().height).toBe(height)

  await clock.advance(500)
  await until(() => find('send-resolved') !== null)
  observer.disconnect()

  expect(part('send-resolved').textContent).toContain('0x3C44…93BC')
  expect(part('send-resolved').querySelector('[data-part=avatar],[data-part=image]')).not.toBeNull()
  expect(part('send-review').textContent).toBe('Preview Send')
  expect(part('send-to').getBoundingClientRect().height).toBe(height)
  await userEvent.click(part('send-amount'))
  await until(() => find('send-resolved') === null)
  expect(part('send-recipient').dataset['address']).toBe(BOB)
  expect(part('send-to').getBoundingClientRect().height).toBe(height)
  expect(lost).toEqual([])
})

test('what is wrong with a recipient stands in the line that is kept for it', async () => {
  const { part, find, clock } = await onSend()
  const height = part('send-to').getBoundingClientRect().height
  await userEvent.fill(part('send-address'), 'bad')
  await clock.advance(500)

  await until(() => find('send-address-error') !== null)

  expect(part('send-to').getBoundingClientRect().height).toBe(height)
})

test('a name that has moved shows both addresses, and the new one is paid once the visitor chose it', async () => {
  const { part, find, core, adapter, dialog, clock } = await onSend()
  adapter.nameOwners.set('bob.eth', BOB)
  const send = await core.actions.send.load()
  send.enterAmount('0.25')
  send.enterRecipient('bob.eth')
  await clock.advance(500)
  await until(() => part('send-review').textContent === 'Preview Send')
  await userEvent.click(part('send-review'))
  await until(() => find('send-confirm') !== null)
  adapter.nameOwners.set('bob.eth', EVE)

  await userEvent.click(part('send-confirm'))
  await until(() => find('send-moved') !== null)

  expect(adapter.sent).toEqual([])
  expect(part('send-moved').textContent).toContain('bob.eth has another address now')
  const shown = [...part('send-moved').querySelectorAll<HTMLElement>('[data-address]')]
  expect(shown.map(({ dataset }) => dataset['address'])).toEqual([BOB, EVE])
  expect(part('send-review').textContent).toBe('Check Address')
  await userEvent.click(part('send-use-new'))
  await until(() => part('send-review').textContent === 'Preview Send')
  await userEvent.click(part('send-review'))
  await until(() => find('send-confirm') !== null)
  expect(part('send-review-address').dataset['address']).toBe(EVE)
  await userEvent.click(part('send-confirm'))
  await until(() => dialog.dataset['view'] === 'Receipt')
  expect(adapter.sent).toMatchObject([{ to: EVE }])
})

test('the Ethereum address of a name is said to be that one at the recipient, and in the review', async () => {
  const { part, find, core, adapter, clock } = await onSend()
  const resolve = async (_: string, networkId: string) =>
    networkId === 'eip155:1' ? BOB : undefined
  Object.assign(adapter.names ?? {}, { resolve })
  await core.actions.network.switchTo('eip155:8453')
  const send = await core.actions.send.load()
  send.enterAmount('0.25')
  send.enterRecipient('bob.eth')
  await clock.advance(500)

  await until(() => find('send-of-ethereum') !== null)
  expect(part('send-of-ethereum').textContent).toContain('no address on Base')
  await until(() => part('send-review').textContent === 'Preview Send')
  await userEvent.click(part('send-review'))
  await until(() => find('send-doubt') !== null)

  expect(part('send-doubt').textContent).toContain('This name has no address here')
  expect(part('send-uncompared').textContent).toContain('Not compared with your history')
  expect(part('send-confirm').getAttribute('aria-disabled')).toBe('true')
})
