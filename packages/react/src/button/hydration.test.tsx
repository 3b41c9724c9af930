import { createFakeStorage } from '@latchkey/core/testing'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LatchkeyProvider } from '../context/latchkey-provider.tsx'
import type { InitialState, Latchkey } from '../instance/latchkey.ts'
import { stateFromCookie } from '../server.ts'
import { anInstance } from '../testing/an-instance.ts'
import { until } from '../testing/until.ts'
import { AccountButton } from './account-button.tsx'
import { ConnectButton } from './connect-button.tsx'
import { LatchkeyButton } from './latchkey-button.tsx'
import { NetworkButton } from './network-button.tsx'
import { WalletButton } from './wallet-button.tsx'

let undo: (() => void)[] = []

afterEach(() => {
  for (const each of undo) each()
  undo = []
  document.body.replaceChildren()
})

interface PageProps {
  readonly latchkey: Latchkey
  readonly initialState?: InitialState | undefined
}

function Page({ latchkey, initialState }: PageProps): ReactElement {
  return (
    <LatchkeyProvider value={latchkey} initialState={initialState}>
      <ConnectButton />
      <AccountButton />
      <NetworkButton />
      <LatchkeyButton />
      <WalletButton wallet="fjord" />
    </LatchkeyProvider>
  )
}

test('the markup of a server is hydrated, then a stored session is shown', async () => {
  const storage = createFakeStorage()
  storage.set('@appkit/connected_namespaces', 'eip155')
  const instance = anInstance({ storage })
  const page = document.body.appendChild(document.createElement('main'))
  page.innerHTML = renderToString(<Page latchkey={instance.latchkey} />)
  const [connect] = page.children
  expect(connect?.getAttribute('aria-busy')).toBeNull()
  const onRecoverableError = vi.fn()

  const root = hydrateRoot(page, <Page latchkey={instance.latchkey} />, { onRecoverableError })
  undo = [() => root.unmount(), () => instance.latchkey.destroy()]
  await until(() => connect?.getAttribute('aria-busy') === 'true')

  // A mismatch would also be an unexpected console call, which fails the run by itself.
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(page.children[0]).toBe(connect)
})

const COOKIE = 'latchkey=eip155:8453:0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test.each([
  ['comes back', 'eip155', true],
  ['is gone meanwhile', 'eip155', false],
  ['was disconnected, which the cookie does not know', '', false],
])('a visitor known by the cookie sees no "Connect" before it: the wallet %s', async (...row) => {
  const [, stored, isConnected] = row
  // biome-ignore lint/suspicious/noDocumentCookie: the option reads it, and the store of cookies is asynchronous
  document.cookie = COOKIE
  const first = anInstance({ storage: 'memory' })
  await first.core.start()
  await first.core.actions.connect.withWallet('eip155', 'io.fjord')
  first.core.stop()
  const storage = createFakeStorage()
  if (stored) storage.set('@appkit/connected_namespaces', stored)
  const ports = { storage: first.storage }
  const instance = anInstance(
    { storage, cookie: true },
    isConnected ? { adapter: first.adapter, ports } : {},
  )
  const initialState = stateFromCookie(COOKIE)
  const page = document.body.appendChild(document.createElement('main'))
  const element = <Page latchkey={instance.latchkey} initialState={initialState} />
  page.innerHTML = renderToString(element)
  const [, account] = page.children
  const seen = (): string => account?.textContent ?? ''
  expect(seen()).toContain('0x7099')
  expect(page.children[2]?.getAttribute('aria-label')).toBe('Network: Base')
  const onRecoverableError = vi.fn()

  const root = hydrateRoot(page, element, { onRecoverableError })
  undo = [() => root.unmount(), () => instance.latchkey.destroy(), clearCookie]
  await until(() => instance.fetches > 0)
  if (stored) expect(instance.latchkey.getAccount()).toMatchObject({ isConnected: true })
  instance.arrive()

  const end = isConnected ? 'connected' : 'disconnected'
  await until(() => instance.latchkey.getAccount().status === end)
  await until(() => page.textContent?.includes('0x7099') === isConnected)
  expect(onRecoverableError).not.toHaveBeenCalled()
})

function clearCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'latchkey=; Max-Age=0'
}
