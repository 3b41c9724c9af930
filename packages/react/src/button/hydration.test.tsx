import { createFakeStorage } from '@latchkey/core/testing'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { LatchkeyProvider } from '../binding/latchkey-provider.tsx'
import type { Latchkey } from '../instance/latchkey.ts'
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

function Page({ latchkey }: { readonly latchkey: Latchkey }): ReactElement {
  return (
    <LatchkeyProvider value={latchkey}>
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
