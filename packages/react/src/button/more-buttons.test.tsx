/** @full Shows views and parts of which `npm test` drives another of the same kind. */

import { LatchkeyError } from '@latchkey/core/contract'
import { aFakeWallet } from '@latchkey/core/testing'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Latchkey } from '../instance/latchkey.ts'
import { ADDRESS } from '../testing/a-snapshot.ts'
import { anInstance, type TestInstance } from '../testing/an-instance.ts'
import { AccountButton } from './account-button.tsx'
import { ConnectButton } from './connect-button.tsx'
import { toggle } from './connect-model.ts'
import { LatchkeyButton } from './latchkey-button.tsx'
import { NetworkButton } from './network-button.tsx'
import { WalletButton } from './wallet-button.tsx'

let made: TestInstance[] = []

afterEach(() => {
  for (const { latchkey } of made) latchkey.destroy()
  made = []
})

async function ready(...options: Parameters<typeof anInstance>): Promise<TestInstance> {
  const instance = anInstance(...options)
  made.push(instance)
  const loaded = instance.latchkey.prepare()
  instance.arrive()
  await loaded
  await vi.waitUntil(() => instance.latchkey.getState().initialized)
  return instance
}

async function connected(): Promise<TestInstance> {
  const instance = await ready()
  instance.adapter.nativeBalances.set(ADDRESS, 1_284_900_000_000_000_000n)
  await instance.latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  // The balance is looked up in a task of its own.
  await instance.settle()
  await vi.waitUntil(() => instance.latchkey.getProfile().balance?.status === 'ready')
  return instance
}

const BUTTONS: Readonly<Record<string, (latchkey: Latchkey, isDisabled: boolean) => ReactElement>> =
  {
    ConnectButton: (latchkey, disabled) => (
      <ConnectButton latchkey={latchkey} disabled={disabled} size="sm" />
    ),
    AccountButton: (latchkey, disabled) => (
      <AccountButton latchkey={latchkey} disabled={disabled} size="sm" />
    ),
    NetworkButton: (latchkey, disabled) => (
      <NetworkButton latchkey={latchkey} disabled={disabled} size="sm" />
    ),
    LatchkeyButton: (latchkey, disabled) => (
      <LatchkeyButton latchkey={latchkey} disabled={disabled} size="sm" />
    ),
    WalletButton: (latchkey, disabled) => (
      <WalletButton wallet="fjord" latchkey={latchkey} disabled={disabled} size="sm" />
    ),
  }

test.each(Object.entries(BUTTONS))(
  '%s can be disabled, is small, and forwards the rest',
  async (_name, draw) => {
    const { latchkey } = await connected()
    const opened = vi.spyOn(latchkey, 'open')
    const screen = await render(draw(latchkey, true))
    const button = screen.getByRole('button')

    await expect.element(button).toBeDisabled()
    await expect.element(button).toHaveAttribute('data-size', 's')
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(opened).not.toHaveBeenCalled()

    await screen.rerender(draw(latchkey, false))
    await userEvent.click(button)

    await vi.waitUntil(() => latchkey.isOpen())
  },
)

test('the connect button closes a modal that is open', async () => {
  const { latchkey } = await ready()
  const screen = await render(
    <ConnectButton.Custom latchkey={latchkey}>
      {({ toggle, label }) => (
        <button type="button" onClick={() => void toggle()}>
          {label}
        </button>
      )}
    </ConnectButton.Custom>,
  )

  await userEvent.click(screen.getByRole('button'))
  await vi.waitUntil(() => latchkey.isOpen())
  await userEvent.click(screen.getByRole('button'))

  await vi.waitUntil(() => !latchkey.isOpen())
})

test('a press that fails to load leaves no rejection unhandled', async () => {
  const { latchkey } = await ready()
  const failing = Promise.reject(new Error('no network'))
  failing.catch(() => undefined)

  // The same promise: another one would be rejected without a listener.
  expect(toggle(latchkey, undefined, () => failing)).toBe(failing)
})

test('one button connects first, then shows the account', async () => {
  const instance = await ready()
  const { latchkey } = instance
  instance.adapter.nativeBalances.set(ADDRESS, 1_284_900_000_000_000_000n)
  const screen = await render(
    <LatchkeyButton
      latchkey={latchkey}
      label="Log in"
      balance="hide"
      charsStart={2}
      charsEnd={3}
    />,
  )
  await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible()

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')

  await expect.element(screen.getByRole('button')).toHaveTextContent('0x70…9C8')
  expect(screen.container.querySelectorAll('button')).toHaveLength(1)
})

test('a custom button knows whether it connects or shows the account', async () => {
  const { latchkey } = await ready()
  const screen = await render(
    <LatchkeyButton.Custom latchkey={latchkey}>
      {(state) => <p>{state.kind === 'account' ? state.displayName : state.label}</p>}
    </LatchkeyButton.Custom>,
  )
  await expect.element(screen.getByText('Connect Wallet')).toBeVisible()

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')

  await expect.element(screen.getByText('0x7099…dc79C8')).toBeVisible()
})

test('a wallet button connects its wallet without the modal, and then shows the account', async () => {
  const { latchkey } = await ready()
  const callback = vi.fn()
  const screen = await render(
    <WalletButton latchkey={latchkey} wallet="fjord" onSuccess={callback} />,
  )
  const button = screen.getByRole('button', { name: 'Connect Fjord' })
  await expect.element(button).toHaveAttribute('data-status', 'ready')

  await userEvent.click(button)

  await expect
    .element(screen.getByRole('button', { name: 'Connected with Fjord' }))
    .toHaveAttribute('data-status', 'connected')
  expect(callback).toHaveBeenCalledWith(`eip155:1:${ADDRESS}`)
  expect(latchkey.isOpen()).toBe(false)
  await userEvent.click(screen.getByRole('button'))
  await vi.waitUntil(() => latchkey.isOpen())
})

test('the button waits for a pending wallet; a declined one can be retried', async () => {
  const instance = await ready()
  const slow = aFakeWallet({ id: 'io.slow', name: 'Slow', mood: 'hang' })
  const no = aFakeWallet({
    id: 'io.no',
    name: 'No',
    mood: new LatchkeyError('wallet.rejected', {}),
  })
  instance.adapter.add(slow)
  instance.adapter.add(no)
  const { latchkey } = instance
  const callback = vi.fn()
  const screen = await render(
    <>
      <WalletButton latchkey={latchkey} wallet="io.slow" />
      <WalletButton latchkey={latchkey} wallet="io.no" onError={callback} />
    </>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Connect No' }))
  const again = screen.getByRole('button', { name: 'Try No again' })
  await expect.element(again).toHaveAttribute('data-status', 'error')
  expect(callback).toHaveBeenCalledWith(expect.objectContaining({ code: 'wallet.rejected' }))

  await userEvent.click(screen.getByRole('button', { name: 'Connect Slow' }))
  const busy = screen.getByRole('button', { name: 'Connecting…' })
  await expect.element(busy).toHaveAttribute('aria-busy', 'true')

  no.mood = 'approve'
  await userEvent.click(again)

  await expect.element(screen.getByRole('button', { name: 'Connected with No' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Connect Slow' })).toBeVisible()
})

test('an error thrown by the site’s onSuccess is reported as the site’s own', async () => {
  const { latchkey } = await ready()
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const oops = new Error('The site stumbled')
  const failed = vi.fn()
  const listener = (): void => {
    throw oops
  }
  const screen = await render(
    <WalletButton latchkey={latchkey} wallet="fjord" onSuccess={listener} onError={failed} />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Connect Fjord' }))

  await expect
    .element(screen.getByRole('button', { name: 'Connected with Fjord' }))
    .toHaveAttribute('data-status', 'connected')
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(oops))
  expect(failed).not.toHaveBeenCalled()
  await latchkey.disconnect()
  await expect
    .element(screen.getByRole('button', { name: 'Connect Fjord' }))
    .toHaveAttribute('data-status', 'ready')
})

test('an error thrown by the site’s onError is reported as the site’s own', async () => {
  const instance = await ready()
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const oops = new Error('The site stumbled')
  const mood = new LatchkeyError('wallet.rejected', {})
  const no = aFakeWallet({ id: 'io.no', name: 'No', mood })
  instance.adapter.add(no)
  const listener = (): void => {
    throw oops
  }
  const screen = await render(
    <WalletButton latchkey={instance.latchkey} wallet="io.no" onError={listener} />,
  )

  await userEvent.click(screen.getByRole('button', { name: 'Connect No' }))

  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(oops))
  no.mood = 'approve'
  await userEvent.click(screen.getByRole('button', { name: 'Try No again' }))
  await expect.element(screen.getByRole('button', { name: 'Connected with No' })).toBeVisible()
})

test('the connect function of a custom button rejects with the site’s error, and can be called again', async () => {
  const instance = await ready()
  let press: () => Promise<void> = async () => {}
  const listener = vi.fn().mockImplementationOnce(() => {
    throw new Error('The site stumbled')
  })
  await render(
    <WalletButton.Custom latchkey={instance.latchkey} wallet="fjord" onSuccess={listener}>
      {(state) => {
        press = state.press
        return state.status
      }}
    </WalletButton.Custom>,
  )

  await expect(press()).rejects.toThrow('The site stumbled')
  await instance.latchkey.disconnect()
  await press()

  expect(listener).toHaveBeenCalledTimes(2)
})

test('a custom button that throws does not break the modal', async () => {
  const { latchkey } = await ready()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = (): never => {
    throw new Error('The site stumbled')
  }

  await expect(
    render(<ConnectButton.Custom latchkey={latchkey}>{broken}</ConnectButton.Custom>),
  ).rejects.toThrow('The site stumbled')

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')
  expect(latchkey.isConnected()).toBe(true)
})

test('a wallet that is not installed, or that is ambiguous, is connected in the modal', async () => {
  const instance = await ready()
  const { latchkey } = instance
  const connecting = vi.spyOn(latchkey.actions.connect, 'withWallet')
  const screen = await render(
    <WalletButton.Custom latchkey={latchkey} wallet="rainbow">
      {({ press, label, wallet }) => (
        <button type="button" onClick={() => void press()}>
          {label} {String(wallet === undefined)}
        </button>
      )}
    </WalletButton.Custom>,
  )

  await userEvent.click(screen.getByRole('button', { name: 'rainbow true' }))

  await vi.waitUntil(() => latchkey.isOpen())
  expect(connecting).not.toHaveBeenCalled()
})

test('a wallet button that is pressed before anything is loaded still connects', async () => {
  const instance = anInstance({ storage: 'memory' })
  made.push(instance)
  const screen = await render(<WalletButton latchkey={instance.latchkey} wallet="fjord" />)

  await userEvent.click(screen.getByRole('button', { name: 'Connect fjord' }))
  instance.arrive()

  await expect.element(screen.getByRole('button', { name: 'Connected with Fjord' })).toBeVisible()
})

test('a wallet button that is pressed twice requests once and calls back once', async () => {
  const instance = await ready()
  const { latchkey } = instance
  const callback = vi.fn()
  const screen = await render(
    <WalletButton latchkey={latchkey} wallet="fjord" onSuccess={callback} />,
  )

  const button = screen.getByRole('button', { name: 'Connect Fjord' })
  await expect.element(button).toBeVisible()
  for (const _ of ['once', 'twice']) {
    button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  }
  await expect.element(screen.getByRole('button', { name: 'Connected with Fjord' })).toBeVisible()
  await instance.settle()

  expect(instance.adapter.requests.filter((each) => each.startsWith('open'))).toHaveLength(1)
  expect(callback).toHaveBeenCalledOnce()
})

test('a wallet button that is pressed twice before anything is loaded requests once', async () => {
  const instance = anInstance({ storage: 'memory' })
  made.push(instance)
  const callback = vi.fn()
  const { latchkey } = instance
  const screen = await render(
    <WalletButton latchkey={latchkey} wallet="fjord" onSuccess={callback} />,
  )

  await userEvent.dblClick(screen.getByRole('button', { name: 'Connect fjord' }))
  instance.arrive()
  await expect.element(screen.getByRole('button', { name: 'Connected with Fjord' })).toBeVisible()
  await instance.settle()

  expect(callback).toHaveBeenCalledOnce()
})

test('choosing another wallet meanwhile is not an error', async () => {
  const instance = await ready()
  const { latchkey } = instance
  instance.adapter.add(aFakeWallet({ id: 'io.slow', name: 'Slow', mood: 'hang' }))
  const callback = vi.fn()
  const screen = await render(
    <WalletButton latchkey={latchkey} wallet="io.slow" onError={callback} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Connect Slow' }))
  await expect.element(screen.getByRole('button', { name: 'Connecting…' })).toBeVisible()

  await latchkey.actions.connect.withWallet('eip155', 'io.fjord')

  await expect.element(screen.getByRole('button', { name: 'Connect Slow' })).toBeVisible()
  expect(callback).not.toHaveBeenCalled()
})

test('with an embedded modal the connect button leads back to the list and never closes', async () => {
  const instance = await ready({ enableEmbedded: true }, { enableEmbedded: true })
  const { latchkey, core } = instance
  const closed = vi.spyOn(latchkey, 'close')
  const screen = await render(<ConnectButton latchkey={latchkey} />)
  await latchkey.open({ view: 'Networks' })

  await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }))

  await vi.waitUntil(() => core.snapshot().router.history.at(-1)?.view === 'Connect')
  expect(closed).not.toHaveBeenCalled()
})

test('with an embedded modal a press does not cancel a pending request', async () => {
  const instance = await ready({ enableEmbedded: true }, { enableEmbedded: true })
  instance.adapter.add(aFakeWallet({ id: 'io.slow', mood: 'hang' }))
  const { latchkey, core } = instance
  const screen = await render(<ConnectButton latchkey={latchkey} />)
  core.actions.connect.local('eip155', 'io.slow')
  const busy = screen.getByRole('button', { name: 'Connecting…' })
  await expect.element(busy).toBeVisible()

  await userEvent.click(busy)
  await instance.settle()

  expect(latchkey.getAccount().status).toBe('connecting')
  expect(core.snapshot().connect.current.step).toBe('awaitingWallet')
})
