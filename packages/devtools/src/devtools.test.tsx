import { aChain, aFakeWallet, createFakeAdapter } from '@latchkey/core/testing'
import { createLatchkey, type Latchkey } from '@latchkey/react'
import axe from 'axe-core'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { mountDevtools } from './index.ts'
import { LatchkeyDevtools } from './react/index.ts'

let latchkey: Latchkey | undefined

afterEach(() => latchkey?.destroy())

function make(): Latchkey {
  latchkey = createLatchkey({
    networks: [aChain({ rpcUrls: { default: { http: [location.origin] } } })],
    adapters: [createFakeAdapter(aFakeWallet())],
    projectId: 'a-project',
    features: { analytics: false },
    endpoints: { blockchainApi: location.origin, walletApi: location.origin },
    storage: 'memory',
  })
  return latchkey
}

const hosts = (): readonly Element[] => [...document.querySelectorAll('latchkey-devtools')]

function panelHost(): Element {
  const [host] = hosts()
  if (host === undefined) throw new Error('The panel is not there')
  return host
}

test('the panel works by keyboard and passes axe, and the page is as it was found after it', async () => {
  const unmount = mountDevtools(make())
  const opener = page.getByTestId('devtools-open')
  await expect.element(opener).toBeVisible()
  await opener.click()

  // The panel has the focus, its close button is next, and then its tabs.
  await userEvent.keyboard('{Tab}{Tab}{ArrowRight}')
  const tab = page.getByRole('tab', { name: 'State' })
  await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  const { violations } = await axe.run(panelHost(), { resultTypes: ['violations'] })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tab', { name: 'State' })).not.toBeInTheDocument()
  expect(panelHost().shadowRoot?.activeElement).toBe(opener.element())

  unmount()
  expect(hosts()).toEqual([])
})

test('as a component it is there once in strict mode, and goes with it', async () => {
  const screen = await render(
    <StrictMode>
      <LatchkeyDevtools latchkey={make()} isOpen />
    </StrictMode>,
  )
  await expect.element(page.getByRole('tab', { name: 'Timeline' })).toBeVisible()
  expect(hosts()).toHaveLength(1)

  await screen.unmount()

  expect(hosts()).toEqual([])
})
