import { LatchkeyError } from '@latchkey/core/contract'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ADDRESS } from '../../testing/a-snapshot.ts'
import { type DrawnModal, drawModal } from '../../testing/draw-modal.ts'
import { until } from '../../testing/until.ts'
import { withAccount } from '../../testing/with-account.ts'
import { HOLDINGS, withPortfolio } from '../../testing/with-portfolio.ts'

const ACCOUNT = `eip155:1:${ADDRESS}` as const

let drawn: DrawnModal | undefined

afterEach(() => {
  drawn?.modal.destroy()
  drawn = undefined
})

/** Receive of an account that holds a few tokens, on a network that says the same of them, or does not. */
async function onReceive(confirmToken = async (): Promise<void> => {}): Promise<DrawnModal> {
  const holdings = { status: 'ready', holdings: HOLDINGS } as const
  const modal = await drawModal({}, {}, (core) => {
    const portfolio = { scope: 'network', accounts: { [ACCOUNT]: holdings } } as const
    const held = withPortfolio(core, portfolio).core
    return withAccount(held, (actions) => ({
      ...actions,
      balances: { ...actions.balances, confirmToken },
    }))
  })
  drawn = modal
  const { core, dialog, find } = modal
  await core.actions.connect.withWallet('eip155', 'io.fjord')
  core.actions.open()
  core.actions.router.push('WalletReceive', {})
  await until(() => dialog.dataset['view'] === 'WalletReceive' && find('receive-amount') !== null)
  return modal
}

/** The element with the focus. */
function focused({ host }: DrawnModal): Element | null {
  return host.shadowRoot?.activeElement ?? null
}

test('an amount of the coin is asked for, copied as a link, and removed again', async () => {
  const modal = await onReceive()
  const { part, find, windows } = modal
  await userEvent.click(part('receive-amount'))
  await until(() => focused(modal) === find('receive-amount-input'))
  expect(part('receive-asks').textContent).toContain('without an amount')
  expect(find('receive-copy-link')).toBeNull()

  await userEvent.keyboard('0.25')
  await until(() => find('receive-copy-link') !== null)
  expect(part('receive-asks').textContent).toBe('Asks for 0.25 ETH on Ethereum')
  expect(part('receive-code').getAttribute('aria-label')).toContain('asks for 0.25 ETH')
  await userEvent.click(part('receive-copy-link'))
  await until(() => part('receive-copy-link').dataset['state'] === 'copied')
  expect(windows.copied).toEqual([`ethereum:${ADDRESS}@1?value=250000000000000000`])

  await userEvent.click(part('receive-amount-remove'))
  await until(() => focused(modal) === find('receive-amount'))
  expect(find('receive-asks')).toBeNull()
  expect(part('receive-code').getAttribute('aria-label')).toBe('QR code of your address')
})

test('a held token is asked for; too many decimals are refused by name', async () => {
  const modal = await onReceive()
  const { part, find, dialog } = modal
  await userEvent.click(part('receive-amount'))
  await userEvent.click(part('receive-amount-token'))
  const token = HOLDINGS.find(({ address }) => address !== undefined)
  await userEvent.click(part(`receive-token-${token?.address}`))
  await until(() => focused(modal) === find('receive-amount-input'))

  await userEvent.keyboard('25')
  await until(() => part('receive-asks').textContent?.includes(`25 ${token?.symbol}`) === true)
  await userEvent.keyboard('.1234567890123456789')
  await until(() => find('receive-amount-error') !== null)

  expect(part('receive-amount-error').textContent).toContain(`${token?.symbol} has at most`)
  const input = part('receive-amount-input')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toBe(part('receive-amount-error').id)
  expect(find('receive-copy-link')).toBeNull()
  expect(dialog.textContent).toContain('without an amount')
})

test('no amount is asked for of a token that the network does not confirm, and it is said why', async () => {
  const refuse = () => Promise.reject(new LatchkeyError('token.unchecked', { token: '0xa0b8' }))
  const modal = await onReceive(refuse)
  const { part, find } = modal
  await userEvent.click(part('receive-amount'))
  await userEvent.click(part('receive-amount-token'))
  const token = HOLDINGS.find(({ address }) => address !== undefined)
  await userEvent.click(part(`receive-token-${token?.address}`))
  await until(() => focused(modal) === find('receive-amount-input'))

  await userEvent.keyboard('25')
  await until(() => find('receive-amount-error') !== null)

  expect(part('receive-amount-error').textContent).toContain('doesn’t confirm this token')
  expect(part('receive-asks').textContent).toContain('without an amount')
  expect(find('receive-copy-link')).toBeNull()
})
